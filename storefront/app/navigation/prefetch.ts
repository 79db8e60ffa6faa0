import { matchRoutes, type RouteObject } from 'react-router'
import type { CatalogueName } from '#locales/ids.ts'
import { loadCatalogues } from '../i18n/page-messages.ts'
import { loadPartsThatCome } from './deferred-part.tsx'
import { chunksOfRoutes, type OpenRouter } from './open-router.ts'
import { loadChunks, type RouteChunks } from './route-chunks.ts'

/** ms that the pointer rests on a link before its page is fetched. */
const hoverDelay = 65
/** ms for which fetched data may be used. */
const usableMs = 10_000
const maxWaiting = 6

/** Pages fetched ahead: those that many see and that show nobody's own data. Never the cart, the checkout or a member's page. */
export const prefetchedPaths: readonly string[] = [
  ...['/', '/home', '/details', '/search_result', '/shop', '/global'],
  ...['/discount-deals', '/lightning-deals', '/groupbuy-deals', '/groupIntroduction'],
]

interface Prefetching {
  /** Whether a page need not be fetched. */
  isFresh(url: URL): boolean
  routes?: () => Record<string, RouteChunks | undefined>
}

/** Fetched data of pages, each for one navigation. */
export interface Prefetched {
  /** Fetches a page ahead: its data, code, styles and texts. */
  fetchAhead(url: URL): Promise<void>
  /** The data fetched for an address of data; undefined where there are none. */
  consume(address: string): Promise<Response> | undefined
  clear(): void
}

/** The address React Router asks for a route's data at; the open page's own parents keep theirs. */
export function dataAddress({ href }: URL, routeId: string): string {
  const url = new URL(href)
  url.hash = ''
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data'
  url.searchParams.set('_routes', routeId)
  return url.href
}

/** Opens the list of pages that are fetched ahead. */
export function openPrefetched(
  router: Pick<OpenRouter, 'routes' | 'state'>,
  { isFresh, routes = chunksOfRoutes }: Prefetching,
): Prefetched {
  const waiting = new Map<string, { response: Promise<Response>; at: number }>()
  const isUsable = (address: string) => Date.now() - (waiting.get(address)?.at ?? -Infinity) <= usableMs

  async function fetchAhead(url: URL): Promise<void> {
    const leaf = matchRoutes(router.routes as RouteObject[], url)?.at(-1)?.route
    const isOpen = url.pathname === router.state.location.pathname && url.search === router.state.location.search
    if (!leaf?.id || isOpen || !prefetchedPaths.includes(url.pathname) || isFresh(url)) return
    const address = dataAddress(url, leaf.id)
    if (isUsable(address)) return
    // As an address object, which carries the page's language along (`page-language.ts`).
    const response = fetch(new URL(address), { priority: 'low' })
    waiting.set(address, { response, at: Date.now() })
    if (waiting.size > maxWaiting) waiting.delete(waiting.keys().next().value!)
    // A failure shows when the link is followed.
    await Promise.allSettled([response, loadRoute(routes()[leaf.id])])
  }

  function consume(address: string): Promise<Response> | undefined {
    const usable = isUsable(address)
    const { response } = waiting.get(address) ?? {}
    waiting.delete(address)
    return usable ? response : undefined
  }
  return { fetchAhead, consume, clear: () => waiting.clear() }
}

/** Code, styles and texts of a route, as its navigation will ask for them. */
async function loadRoute(route: RouteChunks | undefined): Promise<void> {
  if (!route) return
  const [loader] = await Promise.all([
    route.clientLoaderModule ? loadChunks({ module: route.clientLoaderModule }) : undefined,
    loadChunks(route).then(loadPartsThatCome),
  ])
  const { catalogues } = (loader?.clientLoader ?? {}) as { catalogues?: CatalogueName[] }
  if (catalogues) await loadCatalogues(...catalogues)
}

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
    const isMouse = event.type === 'pointerover'
    if (isMouse && (event as PointerEvent).pointerType === 'touch') return
    timer = setTimeout(() => fetchAhead(url), isMouse ? hoverDelay : 0)
  }
  const types = ['pointerover', 'focusin', 'touchstart'] as const
  for (const type of types) addEventListener(type, watch, { passive: true })
  return () => {
    clearTimeout(timer)
    for (const type of types) removeEventListener(type, watch)
  }
}
