import { useEffect } from 'react'
import { watchMemberSession } from '#storefront/accounts/session/member-session.ts'
import { AuthHost } from '#storefront/accounts/sign-in/auth-host.tsx'
import { firstInput } from '#storefront/app/hydration/first-view.ts'
import { revealFocus } from '#storefront/app/navigation/reveal-focus.ts'
import { VariantChoiceHost } from '#storefront/cart/adding/variant-choice-host.tsx'
import { PhotoSearchHost } from '#storefront/photo-search/photo-search-host.tsx'
import { listenBeforeRouter, openedRouter } from '#storefront/app/router/browser.ts'
import { watchDialogHistory } from '#storefront/ui/overlays/dialog-history.ts'
import { Toasts } from '#storefront/ui/overlays/toast.tsx'
import { useCloseOverlays } from './navigation/close-overlays.ts'
import { LoadingBar } from './navigation/loading-bar.tsx'
import { PageAnnouncer } from './navigation/page-announcer.tsx'
import { useSharedPicture } from './navigation/shared-picture.ts'

/** What is wanted once the first view is over. */
function loadLater(): void {
  // Where that fails pages are asked for when they are opened. What tells that nothing more can be loaded is there before that happens.
  void Promise.all([import('./errors/error-page.tsx'), import('./errors/root-error.tsx'), loadFailedPart(), startInstantPages()]).catch(
    () => undefined,
  )
  // Not earlier: sheets with cascade layers, as ours are, make Chromium look all fonts up again and lay out the whole page.
  // A notice that comes before loads this itself; where that fails it shows its words alone.
  void firstInput.then(() => import('#storefront/ui/overlays/notice-view.tsx')).catch(() => undefined)
}

/** "Back" closes dialogs, whose code comes with this. */
function watchHistory(): void {
  const router = openedRouter()
  if (router) watchDialogHistory(router, listenBeforeRouter)
}

const loadFailedPart = () => import('#storefront/app/navigation/failed-part.tsx')
const startInstantPages = () => import('#storefront/app/router/instant-pages.ts').then((module) => module.startInstantPages())

/**
 * What shows something over the page and takes it away: the bar and the announcement of a navigation, the login and registration, the choice of a
 * variant, photo search, notices. What is asked for before its code is there is shown then.
 */
export function OverlayHosts() {
  useEffect(watchMemberSession, [])
  useEffect(watchHistory, [])
  useCloseOverlays()
  useSharedPicture()
  useEffect(loadLater, [])
  useEffect(revealFocus, [])
  return (
    <>
      <LoadingBar />
      <PageAnnouncer />
      <AuthHost />
      <VariantChoiceHost />
      <PhotoSearchHost />
      <Toasts />
    </>
  )
}
