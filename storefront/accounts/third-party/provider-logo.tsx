import type { SignInProvider } from '#contract/accounts/constants.ts'

/** The providers' names are the same in every language. */
export const providerNames: Record<SignInProvider, string> = { google: 'Google', facebook: 'Facebook' }

/** A provider's logo; its name must stand beside it. */
export function ProviderLogo({ provider }: { provider: SignInProvider }) {
  return provider === 'google' ? <Google /> : <Facebook />
}

function Google() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" fill="none" strokeWidth="4" aria-hidden="true" focusable="false">
      <path stroke="#ea4335" d="M18.72 5.75A9.1 9.1 0 0 0 4.05 7.6" />
      <path stroke="#fbbc05" d="M4.05 7.6a9.1 9.1 0 0 0 0 8.8" />
      <path stroke="#34a853" d="M4.05 16.4a9.1 9.1 0 0 0 13.8 2.57" />
      <path stroke="#4285f4" d="M17.85 18.97A9.1 9.1 0 0 0 21.1 12H12" />
    </svg>
  )
}

function Facebook() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path
        fill="#fff"
        d="M13.4 23v-8h2.7l.5-3.3h-3.2V9.6c0-.9.5-1.8 1.9-1.8h1.5V5a18 18 0 0 0-2.6-.2c-2.7 0-4.4 1.6-4.4 4.5v2.4H6.9V15h2.9v8z"
      />
    </svg>
  )
}
