import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { openVariantChoice } from '#storefront/cart/adding/variant-choice-store.ts'
import { closePhotoDialog } from '#storefront/photo-search/photo-dialog-store.ts'
import { openOverlay } from '../overlays.ts'

/**
 * Closes what lies over the page when another page is opened. A page that writes what it shows into its address (`replace`) stays the page: what was
 * opened while that navigation ran stays open.
 */
export function useCloseOverlays(): void {
  const { key, pathname } = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  const shown = useRef({ key, pathname })
  useEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    // Nothing is closed on the page that is there when this begins, which may be after something was opened on it.
    if (before.key === key || (isReplaced && before.pathname === pathname)) return
    openOverlay(undefined)
    openVariantChoice(undefined)
    closePhotoDialog()
  }, [key, pathname, isReplaced])
}
