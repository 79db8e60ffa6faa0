import { useRequestId } from '#storefront/app/client/request-id.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { BasketIllustration } from '#storefront/ui/feedback/basket-illustration.tsx'
import { statusOf } from './error-status.ts'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import errorPageStyles from './error-page.module.css'
import emptyStateStyles from '#storefront/ui/feedback/empty-state.module.css'
import buttonStyles from '#storefront/ui/button.module.css'

/** The page for errors of the layout itself, or where no route answers. Depends on nothing else. */
export function RootError({ error }: { error: unknown }) {
  const t = useT()
  const requestId = useRequestId()
  const status = statusOf(error)
  const title = status === 404 ? t('shell.error.unknown.framework') : t('shell.error.status.title')
  return (
    <main className={`frame ${errorPageStyles.errorpage}`}>
      <PageTitle title={title} />
      <div className={emptyStateStyles.empty}>
        <span className={emptyStateStyles.basket}>
          <BasketIllustration />
        </span>
        <h1>{title}</h1>
        {status !== 404 && (
          <p>
            <b>{`${t('shell.error.status', { status })}.`}</b> <Words>{t('shell.error.status.text')}</Words>
            {requestId && <small>{t('shell.error.request', { id: requestId })}</small>}
          </p>
        )}
        <a className={`${buttonStyles.btn} ${buttonStyles.fill}`} href="/home">
          {t('shell.error.home')}
        </a>
      </div>
    </main>
  )
}
