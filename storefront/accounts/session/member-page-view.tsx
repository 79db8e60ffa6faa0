import { useEffect, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { safeRedirect } from '#contract/core/safe-redirect.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/empty-state.tsx'
import { PageTitle } from '#storefront/ui/page-title.tsx'
import type { MemberPageData } from './member-page.ts'
import { clearMember, openAuthDialog, subscribeSessionLoss } from './member-store.ts'

/** The content of a member page, or its signed-out state. */
export function MemberPage<T>({ data, children }: { data: MemberPageData<T>; children: (content: T) => ReactNode }) {
  useEffect(() => {
    if (!data.signedIn) return clearMember()
    // The page stays behind the login dialog.
    return subscribeSessionLoss(() => openAuthDialog('login', { redirect: location.pathname + location.search }))
  }, [data.signedIn])
  return data.signedIn ? children(data.content) : <SignedOut />
}

/** What a visitor sees on a member page; the register dialog opens by itself. */
export function SignedOut() {
  const t = useT()
  const [query] = useSearchParams()
  const redirect = safeRedirect(query.get('redirect'))
  useEffect(() => openAuthDialog('register', { redirect }), [redirect])
  return (
    <div className="frame py-16">
      <PageTitle title={t('shell.signedOut.title')} />
      <EmptyState
        as="h1"
        illustration="user"
        title={t('shell.signedOut.title')}
        text={t('shell.signedOut.text')}
        action={
          <>
            <Button onClick={() => openAuthDialog('login', { redirect })}>{t('shell.signedOut.login')}</Button>
            <Button kind="line" onClick={() => openAuthDialog('register', { redirect })}>
              {t('shell.signedOut.register')}
            </Button>
          </>
        }
      />
    </div>
  )
}
