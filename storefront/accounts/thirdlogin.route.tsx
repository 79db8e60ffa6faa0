import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams, type MetaFunction } from 'react-router'
import type { ThirdLoginDone } from '#contract/accounts/constants.ts'
import { safeRedirect } from '#contract/core/safe-redirect.ts'
import type { RouteHandle } from '#storefront/app/i18n/catalogues.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { withCatalogues } from '#storefront/app/i18n/page-messages.ts'
import { removeSession, readSession } from '#storefront/app/storage/safe-storage.ts'
import { Button } from '#storefront/ui/button.tsx'
import { Spinner } from '#storefront/ui/spinner.tsx'
import { AccountStyles } from './account-styles.tsx'
import { afterLogin } from './session/after-login.ts'
import { AuthPage } from './sign-in/auth-page.tsx'
import { Lead } from './forms/form-parts.tsx'
import { openAuthDialog } from './session/member-store.ts'
import { thirdErrorId } from './third-party/third-party-errors.ts'
import { tellOpener, wayKey } from './third-party/third-party-popup.ts'

export const handle: RouteHandle = { catalogues: ['accounts', 'errors'] }
export const clientLoader = withCatalogues('accounts', 'errors')
export const loader = () => null
export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

/** The word of a window that is gone may be lost: a popup stays a moment, and whoever hears it closes it sooner, ms. */
const lingering = 300
/** A popup that may not close itself says so after this long, ms. */
const closing = 1500

/**
 * The way back from Google or Facebook. In a popup it tells its opener and closes; where the whole page went there, it
 * goes on to the page that was wanted, or says what went wrong.
 */
export default function ThirdLoginRoute() {
  const t = useT()
  const { word, redirect } = useWord()
  const left = useGoingOn(word, redirect)
  const title = t('accounts.third.title')
  return (
    <AuthPage title={title}>
      <AccountStyles />
      {word.error !== undefined ? (
        <Failed error={word.error} redirect={redirect} />
      ) : (
        <div className="auth auth--done">
          <Lead ok icon="circle-check" title={t('accounts.third.done')} text={left ? t('accounts.third.close') : undefined} />
          {!left && <Spinner className="auth__spin" />}
        </div>
      )}
    </AuthPage>
  )
}

/** What the address says came of it. Who opens the page by hand has not been anywhere. */
function useWord(): { word: ThirdLoginDone; redirect: string } {
  const [query] = useSearchParams()
  const done = query.get('done')
  const word: ThirdLoginDone =
    done === 'login' || done === 'linked'
      ? { type: 'thirdlogin:done', done }
      : { type: 'thirdlogin:done', error: query.get('error') ?? 'thirdLogin.failed' }
  return { word, redirect: safeRedirect(query.get('redirect')) }
}

/** Answers true when a popup stayed open although its work is done. */
function useGoingOn({ done, error }: ThirdLoginDone, redirect: string): boolean {
  const navigate = useNavigate()
  const [left, setLeft] = useState(false)
  useEffect(() => {
    const way = readSession(wayKey)
    removeSession(wayKey)
    if (way === 'page') {
      if (done === 'login') void afterLogin(redirect)
      if (done === 'linked') void navigate('/user/profile/account', { replace: true })
      return
    }
    tellOpener({ type: 'thirdlogin:done', ...(done ? { done } : { error: error ?? '' }) })
    const close = setTimeout(() => (way === 'popup' || window.opener) && window.close(), lingering)
    const stay = setTimeout(() => setLeft(true), closing)
    return () => {
      clearTimeout(close)
      clearTimeout(stay)
    }
  }, [done, error, redirect, navigate])
  return left
}

function Failed({ error, redirect }: { error: string; redirect: string }) {
  const t = useT()
  return (
    <div className="auth auth--done">
      <Lead icon="circle-alert" title={t('accounts.third.failed')} text={t(thirdErrorId(error))} focused />
      <Button size="lg" wide onClick={() => openAuthDialog('login', { redirect })}>
        {t('accounts.login.action')}
      </Button>
    </div>
  )
}
