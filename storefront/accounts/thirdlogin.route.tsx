import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { ThirdLoginDone } from '#contract/accounts/constants.ts'
import { safeRedirect } from '#contract/core/safe-redirect.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { removeSession, readSession } from '#storefront/app/storage/safe-storage.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Spinner } from '#storefront/ui/feedback/spinner.tsx'
import { afterLogin } from './session/after-login.ts'
import { AuthPage } from './sign-in/auth-page.tsx'
import { StepHeading } from './forms/form-parts.tsx'
import { openAuthDialog } from './session/member-store.ts'
import { thirdPartyErrorId } from './third-party/third-party-errors.ts'
import { notifyOpener, flowModeKey } from './third-party/third-party-popup.ts'
import formPartsStyles from './forms/form-parts.module.css'
import styles from './third-login.module.css'

export const loader = () => null

/** ms a popup stays open after it sent its result, which a closed window might lose; the opener closes it sooner. */
const closeDelayMs = 300
/** ms after which a popup that could not close itself asks the visitor to. */
const notClosedMs = 1500

/**
 * The end of an authorization flow. A popup sends the result to its opener and closes; a whole page goes on to the target,
 * or shows the error.
 */
export default function ThirdLoginRoute() {
  const t = useT()
  const { result, redirect } = useResult()
  const stayedOpen = useContinue(result, redirect)
  const title = t('accounts.third.title')
  return (
    <AuthPage title={title}>
      {result.error !== undefined ? (
        <Failed error={result.error} redirect={redirect} />
      ) : (
        <div className={`${formPartsStyles.auth} ${formPartsStyles.done}`}>
          <StepHeading ok icon="circle-check" title={t('accounts.third.done')} text={stayedOpen ? t('accounts.third.close') : undefined} />
          {!stayedOpen && <Spinner className={styles.spin} />}
        </div>
      )}
    </AuthPage>
  )
}

/** The result from the query; opened by hand, the page shows a failure. */
function useResult(): { result: ThirdLoginDone; redirect: string } {
  const [query] = useSearchParams()
  const done = query.get('done')
  const result: ThirdLoginDone =
    done === 'login' || done === 'linked'
      ? { type: 'thirdlogin:done', done }
      : { type: 'thirdlogin:done', error: query.get('error') ?? 'thirdLogin.failed' }
  return { result, redirect: safeRedirect(query.get('redirect')) }
}

/** Sends the result or goes on. @returns true when a popup could not close itself */
function useContinue({ done, error }: ThirdLoginDone, redirect: string): boolean {
  const navigate = useNavigate()
  const [stayedOpen, setStayedOpen] = useState(false)
  useEffect(() => {
    const mode = readSession(flowModeKey)
    removeSession(flowModeKey)
    if (mode === 'page') {
      if (done === 'login') void afterLogin(redirect)
      if (done === 'linked') void navigate('/user/profile/account', { replace: true })
      return
    }
    notifyOpener({ type: 'thirdlogin:done', ...(done ? { done } : { error: error ?? '' }) })
    const close = setTimeout(() => (mode === 'popup' || window.opener) && window.close(), closeDelayMs)
    const stay = setTimeout(() => setStayedOpen(true), notClosedMs)
    return () => {
      clearTimeout(close)
      clearTimeout(stay)
    }
  }, [done, error, redirect, navigate])
  return stayedOpen
}

function Failed({ error, redirect }: { error: string; redirect: string }) {
  const t = useT()
  return (
    <div className={`${formPartsStyles.auth} ${formPartsStyles.done}`}>
      <StepHeading icon="circle-alert" title={t('accounts.third.failed')} text={t(thirdPartyErrorId(error))} focused />
      <Button size="lg" wide onClick={() => openAuthDialog('login', { redirect })}>
        {t('accounts.login.action')}
      </Button>
    </div>
  )
}
