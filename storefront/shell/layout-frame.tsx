import { lazy, useEffect, type ReactNode } from 'react'
import { AuthHost } from '#storefront/accounts/sign-in/auth-host.tsx'
import { VariantChoiceHost } from '#storefront/cart/variant-choice-host.tsx'
import { PhotoSearchHost } from '#storefront/photo-search/photo-search-host.tsx'
import { deferredPart } from '#storefront/app/navigation/deferred-part.tsx'
import { useLinkNavigation } from '#storefront/app/navigation/link-navigation.ts'
import { debounceLinkClicks } from '#storefront/app/navigation/debounce-link-clicks.ts'
import { firstInput, firstViewOver } from '#storefront/app/navigation/first-view.ts'
import { lazyChunk, watchPageLoss } from '#storefront/app/navigation/lazy-chunk.ts'
import { LazyPart } from '#storefront/app/navigation/lazy-part.tsx'
import { ErrorPageContext } from '#storefront/app/navigation/route-error.tsx'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { readSession } from '#storefront/app/storage/safe-storage.ts'
import { loadNotices, Toasts } from '#storefront/ui/toast.tsx'
import { useCloseOverlays } from './close-overlays.ts'
import { ErrorPage } from './lazy-error-page.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { openOverlay, useOverlay } from './overlays.ts'
import styles from './layout-frame.module.css'

const OfflineNotice = deferredPart(() => import('./offline-notice.tsx'), 'OfflineNotice')
const UpdatePrompt = deferredPart(() => import('./update-prompt.tsx'), 'UpdatePrompt')
const CategoryPanel = lazy(lazyChunk(() => import('./category-panel.tsx')))
const AccountDrawer = lazy(lazyChunk(() => import('./account-drawer.tsx')))

const loadInstantPages = () => import('#storefront/app/navigation/instant-pages.ts').then((module) => module.startInstantPages())

const showError = (error: unknown) => <ErrorPage error={error} />

/** After a change of language the page is where it was, with what was typed. */
function restoreChangedPage(): void {
  if (readSession('pageState'))
    void import('./page-state.ts').then(
      ({ restorePageState }) => restorePageState(),
      () => undefined,
    )
}

/** The layout of every page: skip link, loading bar, header, content, footer, and what lies over the page. */
export function LayoutFrame({ header, footer, children }: { header: ReactNode; footer?: ReactNode; children: ReactNode }) {
  const t = useT()
  const onLinkClick = useLinkNavigation()
  const overlay = useOverlay()
  useEffect(watchPageLoss, [])
  useEffect(() => {
    // Where that fails pages are asked for when they are opened.
    // What tells that nothing more can be loaded is there before that happens.
    void firstViewOver
      .then(() => Promise.all([import('./error-page.tsx'), import('./root-error.tsx'), loadInstantPages()]))
      .catch(() => undefined)
    // Not earlier: sheets with cascade layers, as ours are, make Chromium look all fonts up again and lay out the whole page.
    // A notice that comes before loads this itself; where that fails it shows its words alone.
    void firstInput.then(loadNotices).catch(() => undefined)
  }, [])
  useEffect(restoreChangedPage, [])
  useCloseOverlays()
  return (
    <div onClickCapture={debounceLinkClicks} onClick={onLinkClick}>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      <LoadingBar />
      {header}
      <main id="main" tabIndex={-1}>
        <ErrorPageContext value={showError}>{children}</ErrorPageContext>
      </main>
      {footer}
      <OfflineNotice />
      <UpdatePrompt />
      <AuthHost />
      <VariantChoiceHost />
      <PhotoSearchHost />
      <Toasts />
      <LazyPart key={overlay} onClose={() => openOverlay(undefined)}>
        {overlay === 'categories' && <CategoryPanel />}
        {overlay === 'account' && <AccountDrawer />}
      </LazyPart>
    </div>
  )
}
