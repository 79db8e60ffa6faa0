import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { AuthHost } from '#storefront/accounts/sign-in/auth-host.tsx'
import { useLinkNavigation } from '#storefront/app/navigation/link-navigation.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Toasts } from '#storefront/ui/toast.tsx'
import { stopDoubleClicks } from './double-click.ts'
import { restorePage } from './keep-page.ts'
import { LoadingBar } from './loading-bar.tsx'
import { OfflineNote } from './offline-note.tsx'
import { lazyChunk, watchChunkErrors } from '#storefront/app/navigation/lazy-chunk.ts'
import { openPopup, usePopup } from './popups.ts'

const CategoryPanel = lazy(lazyChunk(() => import('./category-panel.tsx')))
const AccountDrawer = lazy(lazyChunk(() => import('./account-drawer.tsx')))

/** What every page has around it, whatever its header and footer are. */
export function LayoutFrame({ header, footer, children }: { header: ReactNode; footer?: ReactNode; children: ReactNode }) {
  const t = useT()
  const follow = useLinkNavigation()
  const popup = usePopup()
  const { key } = useLocation()
  useEffect(watchChunkErrors, [])
  useEffect(restorePage, [])
  useEffect(() => openPopup(undefined), [key])
  return (
    <div onClickCapture={stopDoubleClicks} onClick={follow}>
      <a className="skip" href="#main">
        {t('shell.skip')}
      </a>
      <LoadingBar />
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {footer}
      <OfflineNote />
      <AuthHost />
      <Toasts />
      <Suspense>
        {popup === 'categories' && <CategoryPanel />}
        {popup === 'account' && <AccountDrawer />}
      </Suspense>
    </div>
  )
}
