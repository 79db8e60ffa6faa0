import { useSyncExternalStore } from 'react'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import { api } from '#storefront/app/client/browser.ts'

const none: readonly SignInProvider[] = []
let providers = none
let asked: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Asks once a page who else can say who a shopper is. A mall that cannot tell offers nobody. */
export function askProviders(): Promise<void> {
  asked ??= ask()
  return asked
}

async function ask(): Promise<void> {
  try {
    const reply = await api.accounts.signInProviders()
    providers = reply.providers
    listeners.forEach((listener) => listener())
  } catch {
    asked = undefined
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who else can say who a shopper is, as far as {@link askProviders} knows. */
export function useProviders(): readonly SignInProvider[] {
  return useSyncExternalStore(
    subscribe,
    () => providers,
    () => none,
  )
}
