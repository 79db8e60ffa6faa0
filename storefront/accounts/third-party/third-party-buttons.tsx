import { useState } from 'react'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import { safeRedirect } from '#contract/core/safe-redirect.ts'
import { failureText } from '#storefront/app/client/error-toast.ts'
import { Rich, useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { afterLogin } from '../session/after-login.ts'
import { agreementLinks } from '../registration/agreement.tsx'
import { FormError } from '../forms/form-parts.tsx'
import { refreshMember } from '../session/member-store.ts'
import { ProviderLogo, providerNames } from './provider-logo.tsx'
import { thirdPartyErrorId } from './third-party-errors.ts'
import { signInWithProvider, ThirdPartyError } from './third-party-popup.ts'
import styles from './third-party-buttons.module.css'

interface ThirdPartyButtonsProps {
  /** Where to go once signed in, unchecked; undefined reloads the current page (specification, section 7). */
  redirect: string | undefined
  providers: readonly SignInProvider[]
}

/** A button per configured provider; nothing without any. */
export function ThirdPartyButtons({ redirect, providers }: ThirdPartyButtonsProps) {
  const t = useT()
  const [busy, setBusy] = useState<SignInProvider>()
  const [error, setError] = useState<string>()
  if (providers.length === 0) return null

  async function signIn(provider: SignInProvider) {
    setBusy(provider)
    setError(undefined)
    try {
      const target = redirect ?? safeRedirect(location.pathname + location.search)
      const outcome = await signInWithProvider(provider, target)
      // A closed popup may have signed in although its message was lost.
      if (outcome === 'login' || (outcome === 'closed' && refreshMember())) return await afterLogin(target)
      if (outcome === 'redirected') return
    } catch (error) {
      if (error instanceof ThirdPartyError) setError(t(thirdPartyErrorId(error.key)))
      else setError(failureText(error, t))
    }
    setBusy(undefined)
  }
  return (
    <>
      <p className={styles.or}>{t('accounts.or')}</p>
      <FormError text={error} />
      <div className={styles.thirds}>
        {providers.map((provider) => (
          <Button
            key={provider}
            kind="line"
            busy={busy === provider}
            disabled={busy !== undefined && busy !== provider}
            onClick={() => void signIn(provider)}
          >
            <ProviderLogo provider={provider} />
            <Words>{providerNames[provider]}</Words>
          </Button>
        ))}
      </div>
      <p className={styles.fine}>
        <Rich id="accounts.third.agreement" tags={agreementLinks} />
      </p>
    </>
  )
}
