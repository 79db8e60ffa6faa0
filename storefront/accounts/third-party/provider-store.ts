import { useSyncExternalStore } from 'react'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import { api } from '#storefront/app/client/browser.ts'

const none: readonly SignInProvider[] = []
let providers = none
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Loads the configured sign-in providers once a page; after a failure there are none until it is called again. */
export function loadProviders(): Promise<void> {
  loading ??= fetchProviders()
  return loading
}

async function fetchProviders(): Promise<void> {
  try {
    const reply = await api.accounts.signInProviders()
    providers = reply.providers
    listeners.forEach((listener) => listener())
  } catch {
    loading = undefined
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The configured sign-in providers; empty until {@link loadProviders} has succeeded. */
export function useProviders(): readonly SignInProvider[] {
  return useSyncExternalStore(
    subscribe,
    () => providers,
    () => none,
  )
}
