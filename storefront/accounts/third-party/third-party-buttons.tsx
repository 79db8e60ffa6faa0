import { useState } from 'react'
import type { SignInProvider } from '#contract/accounts/constants.ts'
import { safeRedirect } from '#contract/core/safe-redirect.ts'
import { CallError } from '#storefront/app/client/client.ts'
import { Rich, useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { afterLogin } from '../session/after-login.ts'
import { agreementLinks } from '../registration/agreement.tsx'
import { FormError } from '../forms/form-parts.tsx'
import { lookAtMember } from '../session/member-store.ts'
import { ProviderMark, providerNames } from './provider-logo.tsx'
import { thirdErrorId } from './third-party-errors.ts'
import { thirdLogin, ThirdLoginError } from './third-party-popup.ts'

interface ThirdPartiesProps {
  /** Where to go once signed in, unchecked; without it the page that is open is loaded anew (specification, section 7). */
  redirect: string | undefined
  providers: readonly SignInProvider[]
}

/** Buttons of the providers this mall is set up for; without any there is nothing. */
export function ThirdParties({ redirect, providers }: ThirdPartiesProps) {
  const t = useT()
  const [busy, setBusy] = useState<SignInProvider>()
  const [error, setError] = useState<string>()
  if (providers.length === 0) return null

  async function go(provider: SignInProvider) {
    setBusy(provider)
    setError(undefined)
    try {
      const target = redirect ?? safeRedirect(location.pathname + location.search)
      const outcome = await thirdLogin(provider, target)
      // A popup that is gone may have signed in all the same, its word lost with it.
      if (outcome === 'login' || (outcome === 'left' && lookAtMember())) return await afterLogin(target)
      if (outcome === 'away') return
    } catch (fault) {
      if (fault instanceof ThirdLoginError) setError(t(thirdErrorId(fault.key)))
      else setError((fault instanceof CallError && fault.message) || t('accounts.offline'))
    }
    setBusy(undefined)
  }
  return (
    <>
      <p className="auth__or">{t('accounts.or')}</p>
      <FormError text={error} />
      <div className="auth__thirds">
        {providers.map((provider) => (
          <Button
            key={provider}
            kind="line"
            busy={busy === provider}
            disabled={busy !== undefined && busy !== provider}
            onClick={() => void go(provider)}
          >
            <ProviderMark provider={provider} />
            {providerNames[provider]}
          </Button>
        ))}
      </div>
      <p className="auth__fine">
        <Rich id="accounts.third.agreement" tags={agreementLinks} />
      </p>
    </>
  )
}
