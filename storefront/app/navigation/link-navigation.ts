import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/**
 * Follows plain clicks on the mall's own links without loading a new document. One handler around the page serves every
 * `<a href>` in it: a link component each would cost its part of every rendering, here and in the browser.
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
    void navigate(pathname + search + hash)
  }
}
