import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

let areTransitionsAllowed = false

/** Whether pages pass into each other from now on. First called when a press during a transition has its effect (`transition-clicks.ts`). */
export function allowViewTransitions(areAllowed: boolean): void {
  areTransitionsAllowed = areAllowed
}

/**
 * Follows plain clicks on links of the mall without loading a new document. One handler for the whole page instead of a
 * link component each, which would cost render time on the server and in the browser.
 */
export function useLinkNavigation() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return
    const { pathname, search, hash } = link
    const samePage = pathname === window.location.pathname && search === window.location.search
    if (samePage && hash) return
    event.preventDefault()
    const { replace, keepScroll } = link.dataset
    void navigate(pathname + search + hash, {
      replace: samePage || replace !== undefined,
      preventScrollReset: keepScroll !== undefined,
      // A card's picture passes into that of its page. Between other pages the browser's two pictures of them would only make the click slower.
      viewTransition: areTransitionsAllowed && link.closest('article') !== null,
    })
  }
}
