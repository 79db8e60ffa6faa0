import type { MouseEvent } from 'react'

/** Navigation debounce (specification, section 9), ms. */
const debounce = 1000
let last = { href: '', at: -Infinity }

/** Ignores a second click on the same link within a second. */
export function debounceLinkClicks(event: MouseEvent): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element).closest('a[href]') as HTMLAnchorElement | null
  if (!link) return
  const repeated = link.href === last.href && event.timeStamp - last.at < debounce
  if (!repeated) {
    last = { href: link.href, at: event.timeStamp }
    return
  }
  event.preventDefault()
  event.stopPropagation()
}

/** For a link that opens something on the page instead of leading away: the next click on it is not debounced. */
export function preventNavigation(event: Pick<MouseEvent, 'preventDefault'>): void {
  event.preventDefault()
  last = { href: '', at: -Infinity }
}
