import type { SignInProvider } from '#contract/accounts/constants.ts'
import { api } from '#storefront/app/client/browser.ts'
import { createStore } from '#storefront/app/state/create-store.ts'

const providers = createStore<readonly SignInProvider[]>([])
let loading: Promise<void> | undefined

/** Loads the configured sign-in providers once a page; after a failure there are none until it is called again. */
export function loadProviders(): Promise<void> {
  loading ??= api.accounts.signInProviders().then(
    (reply) => providers.set(reply.providers),
    () => void (loading = undefined),
  )
  return loading
}

/** The configured sign-in providers; empty until {@link loadProviders} has succeeded. */
export const useProviders = (): readonly SignInProvider[] => providers.use()
