import { lazy, useEffect, type ReactNode } from 'react'
import { deferredPart, PartOfPage } from '#storefront/app/hydration/deferred-part.tsx'
import { useLinkNavigation } from '#storefront/app/navigation/link-navigation.ts'
import { debounceLinkClicks } from '#storefront/app/navigation/debounce-link-clicks.ts'
import { lazyChunk } from '#storefront/app/navigation/lazy-chunk.ts'
import { LazyPart } from '#storefront/app/navigation/lazy-part.tsx'
import { ErrorPageContext } from '#storefront/app/navigation/route-error.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { readSession } from '#storefront/app/storage/safe-storage.ts'
import { ErrorPage } from './errors/lazy-error-page.tsx'
import { openOverlay, useOverlay } from './overlays.ts'
import styles from './layout-frame.module.css'

const OfflineNotice = deferredPart(() => import('./offline/offline-notice.tsx'), 'OfflineNotice')
const UpdatePrompt = deferredPart(() => import('./offline/update-prompt.tsx'), 'UpdatePrompt')
const OverlayHosts = deferredPart(() => import('./overlay-hosts.tsx'), 'OverlayHosts')
const CategoryPanel = lazy(lazyChunk(() => import('./header/category-panel.tsx')))
const AccountDrawer = lazy(lazyChunk(() => import('./header/account-drawer.tsx')))

const showError = (error: unknown) => <ErrorPage error={error} />

/** After a change of language the page is where it was, with what was typed. */
function restoreChangedPage(): void {
  if (readSession('pageState'))
    void import('./navigation/page-state.ts').then(
      ({ restorePageState }) => restorePageState(),
      () => undefined,
    )
}

/** The layout of every page: skip link, header, content, footer, and what lies over the page. */
export function LayoutFrame({ header, footer, children }: { header: ReactNode; footer?: ReactNode; children: ReactNode }) {
  const t = useT()
  const onLinkClick = useLinkNavigation()
  const overlay = useOverlay()
  useEffect(restoreChangedPage, [])
  return (
    <div onClickCapture={debounceLinkClicks} onClick={onLinkClick}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      {header}
      <main id="main" tabIndex={-1}>
        <PartOfPage value>
          <ErrorPageContext value={showError}>{children}</ErrorPageContext>
        </PartOfPage>
      </main>
      {footer}
      <OfflineNotice />
      <UpdatePrompt />
      <OverlayHosts />
      <LazyPart key={overlay} onClose={() => openOverlay(undefined)}>
        {overlay === 'categories' && <CategoryPanel />}
        {overlay === 'account' && <AccountDrawer />}
      </LazyPart>
    </div>
  )
}
