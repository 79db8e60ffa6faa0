import { useEffect, useState, type ReactNode } from 'react'
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import { safeRedirect } from '#contract/core/safe-redirect.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { endAll } from '#storefront/app/state/listen.ts'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import type { ContentOf, MemberLoader, MemberPageData } from './member-page.ts'
import { clearMember, closeDialog, currentMember, openAuthDialog, subscribeMember, subscribeSessionLoss } from './member-store.ts'
import styles from './member-page.module.css'

/**
 * The content of a member page, or its signed-out state: as soon as the login cookie is gone, no matter who removed it, and until its member has
 * signed in again.
 */
export function MemberPage<T>({ data, children }: { data: MemberPageData<T>; children: (content: T) => ReactNode }) {
  const [query] = useSearchParams()
  const [lostPath, setLostPath] = useState<string>()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!data.signedIn) return clearMember()
    return endAll(
      subscribeSessionLoss(() => setLostPath(location.pathname + location.search)),
      subscribeMember(() => {
        if (!currentMember()) return
        setLostPath(undefined)
        void revalidate()
      }),
    )
  }, [data.signedIn, revalidate])
  if (!data.signedIn) return <SignedOut redirect={safeRedirect(query.get('redirect'))} dialog="register" />
  return lostPath === undefined ? children(data.content) : <SignedOut redirect={lostPath} dialog="login" />
}

/** The component of a route whose loader is a `memberLoader`: shows `Content` with what that has loaded. */
export function memberRoute<L extends MemberLoader, C extends object = ContentOf<L>>(Content: (props: C) => ReactNode) {
  return function MemberRoute() {
    return <MemberPage data={useLoaderData<MemberPageData<C>>()}>{(content) => <Content {...content} />}</MemberPage>
  }
}

/** What a visitor sees on a member page; a dialog opens by itself. */
function SignedOut({ redirect, dialog }: { redirect: string; dialog: 'login' | 'register' }) {
  const t = useT()
  useEffect(() => {
    openAuthDialog(dialog, { redirect, ofPage: true })
    return closeDialog
  }, [dialog, redirect])
  return (
    <div className={`frame ${styles.memberPage}`}>
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
