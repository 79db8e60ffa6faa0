import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router'
import { loadCode, type Router } from './browser.ts'
import { dataUrl } from '#contract/core/page-address.ts'
import type { RouteHandle } from './page.ts'
import { fetchData } from './page-source.ts'

/** ms that the pointer rests on a link before its page is fetched. */
const hoverDelay = 65
/** ms for which fetched data may be used. */
const usableMs = 10_000
const maxWaiting = 6

interface Prefetching {
  /** Whether a page need not be fetched. */
  isFresh(url: URL): boolean
  /** Loads code, styles and texts of matched routes. */
  loadCode?: typeof loadCode
}

/** Fetched data of pages, each for one navigation. */
interface Prefetched {
  /** Fetches a page ahead: its data, code, styles and texts. */
  fetchAhead(url: URL): Promise<void>
  /** The data fetched for an address of data; undefined where there are none. */
  consume(address: string): Promise<Response> | undefined
  clear(): void
}

/** Opens the list of pages that are fetched ahead. */
export function openPrefetched(router: Pick<Router, 'routes' | 'state'>, { isFresh, loadCode: load = loadCode }: Prefetching): Prefetched {
  const waiting = new Map<string, { response: Promise<Response>; at: number }>()
  const isUsable = (address: string) => Date.now() - (waiting.get(address)?.at ?? -Infinity) <= usableMs

  async function fetchAhead(url: URL): Promise<void> {
    const matches = matchRoutes(router.routes as RouteObject[], url)
    const { location, navigation } = router.state
    const isOpen = [location, navigation.location].some((each) => each && each.pathname === url.pathname && each.search === url.search)
    if (!matches || isOpen || !isPublic(matches) || isFresh(url)) return
    const address = dataUrl(url).href
    if (isUsable(address)) return
    const response = fetchData(new URL(address), { priority: 'low' })
    waiting.set(address, { response, at: Date.now() })
    if (waiting.size > maxWaiting) waiting.delete(waiting.keys().next().value!)
    // A failure shows when the link is followed.
    await Promise.allSettled([response, load(matches)])
  }

  function consume(address: string): Promise<Response> | undefined {
    const usable = isUsable(address)
    const { response } = waiting.get(address) ?? {}
    waiting.delete(address)
    return usable ? response : undefined
  }
  return { fetchAhead, consume, clear: () => waiting.clear() }
}

/** Nobody's own data are fetched ahead: never the checkout or a member's page. */
const isPublic = (matches: RouteMatch[]): boolean => (matches.at(-1)!.route.handle as RouteHandle | undefined)?.cacheable !== undefined

/** Whether the shopper's device asks for few bytes. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

/** The address of a link that leads to another page of the mall in this tab. */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return undefined
  return new URL(link.href)
}

/**
 * Calls `fetchAhead` for a link that will probably be followed: the pointer rests on it, it has the focus, or a finger touches it.
 * Not where the device saves data. @returns the function that stops watching
 */
export function watchIntent(fetchAhead: (url: URL) => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watch = (event: Event) => {
    clearTimeout(timer)
    const url = pageOf(event.target)
    if (!url || savesData()) return
    const isTouch = (event as PointerEvent).pointerType === 'touch'
    if (event.type.startsWith('pointer') && isTouch) return
    if (event.type === 'pointerdown') fetchAhead(url)
    else timer = setTimeout(() => fetchAhead(url), event.type === 'pointerover' ? hoverDelay : 0)
  }
  // A mouse is pressed a tenth of a second before its click.
  const types = ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const
  for (const type of types) addEventListener(type, watch, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const type of types) removeEventListener(type, watch)
  }
}
