import { useEffect } from 'react'
import { listen } from '#storefront/app/state/listen.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import { PageTitle } from '#storefront/ui/layout/page-title.tsx'
import { toast } from '#storefront/ui/overlays/toast-store.ts'
import { OfflineProducts } from './offline/offline-products.tsx'
import { wantedPath } from './navigation/wanted-path.ts'
import styles from './offline/offline-products.module.css'

/** Stored with the first visit; the service worker leads here where a page can neither be loaded nor is stored. */

export default function OfflineRoute() {
  const t = useT()
  const goOn = () => (navigator.onLine ? location.replace(wantedPath(location.search)) : toast({ text: t('shell.offline'), kind: 'info' }))
  useEffect(() => listen(['online'], () => location.replace(wantedPath(location.search))), [])
  return (
    <div className={`frame ${styles.page}`}>
      <PageTitle title={t('shell.error.offline.title')} description={t('shell.error.offline.text')} />
      <EmptyState
        as="h1"
        illustration="wifi-off"
        title={t('shell.error.offline.title')}
        text={t('shell.error.offline.text')}
        action={<Button onClick={goOn}>{t('shell.error.again')}</Button>}
      />
      <OfflineProducts />
    </div>
  )
}
