import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useRequestId } from '#storefront/app/client/request-id.tsx'
import { rarePart } from '#storefront/app/hydration/deferred-part.tsx'
import { listen } from '#storefront/app/state/listen.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { isLoadError } from '#storefront/app/navigation/lazy-chunk.ts'
import { storedPage } from '#storefront/app/offline/stored-pages.ts'
import { FeedbackLink } from '#storefront/feedback/feedback-link.tsx'
import { Button, LinkButton } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { statusOf } from './error-status.ts'
import { usePageSuggestions } from '../navigation/page-suggestions.ts'
import { useOnline } from '../offline/use-online.ts'
import { documentTitle, PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import styles from './error-page.module.css'
import buttonStyles from '#storefront/ui/button.module.css'

const PageSuggestions = rarePart(() => import('#storefront/catalogue/suggestions/page-suggestions.tsx'), 'PageSuggestions')

/** The page for 404 and for server errors, with links to go on. */
export function ErrorPage({ error }: { error: unknown }) {
  return (
    <div className={`frame ${styles.errorpage}`}>
      {isLoadError(error) ? <LoadError /> : statusOf(error) === 404 ? <NotFound error={error} /> : <ServerError status={statusOf(error)} />}
    </div>
  )
}

function NotFound({ error }: { error: unknown }) {
  const t = useT()
  const suggestions = usePageSuggestions(error)
  return (
    <>
      <PageTitle title={t('shell.error.unknown.title')} />
      <EmptyState
        as="h1"
        title={t('shell.error.unknown.title')}
        text={t('shell.error.unknown.text')}
        action={<LinkButton to="/home">{t('shell.error.home')}</LinkButton>}
      />
      <PageSuggestions title={t('catalogue.find.products')} cards={suggestions?.cards ?? []} categories={suggestions?.categories ?? []} />
    </>
  )
}

/** A page that could not be loaded by a click: without a connection it loads as soon as there is one. */
function LoadError() {
  const t = useT()
  const online = useOnline()
  const reload = () => (navigator.onLine ? location.reload() : toast({ text: t('shell.offline'), kind: 'info' }))
  useEffect(() => {
    // A visited page opens from what the browser has stored of it, as a document.
    if (!navigator.onLine && navigator.serviceWorker?.controller) void isStored().then((stored) => stored && location.reload())
    return listen(['online'], () => location.reload())
  }, [])
  const title = t(online ? 'shell.error.load.title' : 'shell.error.offline.title')
  return (
    <>
      <title>{documentTitle(title)}</title>
      <EmptyState
        as="h1"
        illustration="wifi-off"
        title={title}
        text={t(online ? 'shell.error.load.text' : 'shell.error.offline.text')}
        action={<Button onClick={reload}>{t('shell.error.again')}</Button>}
      />
    </>
  )
}

async function isStored(): Promise<boolean> {
  try {
    return (await storedPage(new URL(location.href))) !== undefined
  } catch {
    // The storage is blocked: nothing can be in it.
    return false
  }
}

function ServerError({ status }: { status: number }) {
  const t = useT()
  const requestId = useRequestId()
  const { pathname, search } = useLocation()
  return (
    <>
      <PageTitle title={t('shell.error.status', { status })} />
      <EmptyState
        as="h1"
        illustration="triangle-alert"
        title={t('shell.error.status.title')}
        text={
          <>
            <b>{`${t('shell.error.status', { status })}.`}</b> <Words>{t('shell.error.status.text')}</Words>
            {requestId && <small>{t('shell.error.request', { id: requestId })}</small>}
          </>
        }
        action={
          <>
            <LinkButton to={pathname + search}>{t('shell.error.again')}</LinkButton>
            <LinkButton to="/home" kind="line">
              {t('shell.error.home')}
            </LinkButton>
            <FeedbackLink className={`${buttonStyles.btn} ${buttonStyles.quiet}`} />
          </>
        }
      />
    </>
  )
}
