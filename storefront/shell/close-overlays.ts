import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { openVariantChoice } from '#storefront/cart/variant-choice-store.ts'
import { closePhotoDialog } from '#storefront/photo-search/photo-dialog-store.ts'
import { openOverlay } from './overlays.ts'

/**
 * Closes what lies over the page when another page is opened. A page that writes what it shows into its address (`replace`) stays the page: what was
 * opened while that navigation ran stays open.
 */
export function useCloseOverlays(): void {
  const { key, pathname } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  const shownPath = useRef(pathname)
  useEffect(() => {
    const isSamePage = isReplaced && shownPath.current === pathname
    shownPath.current = pathname
    if (isSamePage) return
    openOverlay(undefined)
    openVariantChoice(undefined)
    closePhotoDialog()
  }, [key, pathname, isReplaced])
}
