import type { Router } from './browser.ts'
import type { RouteHandle } from './page.ts'

/** ms for which a page is opened again without asking the server. */
const freshMs = 5_000
/** ms after which a page in memory is too old to be shown at all. */
const maxAgeMs = 10 * 60_000
const maxPages = 30

interface StoredPage {
  key: string
  data: unknown
  /** When the server gave it, ms since 1970. */
  loadedAt: number
}

export interface PageMemory {
  /** The data of a page for a route's loader: in memory, or what `load` asks for. */
  load<T>(request: Request, load: () => Promise<T>): Promise<T>
  /** Whether a page is opened without asking the server. */
  isFresh(url: URL): boolean
  clear(): void
  /** Ends watching the router. */
  stop(): void
}

type WatchedRouter = Pick<Router, 'state' | 'subscribe' | 'revalidate'>

/** Of the query, what changes nothing in a page's data: the offer selected on a product page. */
const selections = ['offer']

/** Pages of the same key have the same data. */
function keyOf({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search)
  for (const name of selections) query.delete(name)
  return `${pathname}?${query}`
}

/** Public pages are the same for everybody; only they are kept. */
const isPublic = (handle: unknown) => Array.isArray((handle as RouteHandle | undefined)?.cacheable)

/**
 * Keeps the data of the public pages that were shown, at most 30, the longest unused going first. Back and forward show a page as
 * it was, without a request. A link shows it at once too; one older than five seconds is then asked for again (stale while
 * revalidating), and a failure of that changes nothing. Loading the open page again always asks the server.
 * @param address of the document, which is already the next page's on the way back or forward
 */
export function openPageMemory(router: WatchedRouter, address = () => new URL(window.location.href)): PageMemory {
  const pages = new Map<string, StoredPage>()
  /** What was given with its clock set forward, and where it comes from. */
  const origins = new WeakMap<object, StoredPage>()
  let renewing: string | undefined

  function remember(): void {
    const { location, matches, loaderData, errors, navigation } = router.state
    const leaf = matches.at(-1)?.route
    if (navigation.state !== 'idle' || errors || !leaf || !isPublic(leaf.handle)) return
    const data: unknown = loaderData[leaf.id]
    if (typeof data !== 'object' || data === null) return
    const key = keyOf(location)
    const page = origins.get(data) ?? { key, data, loadedAt: pages.size === 0 ? performance.timeOrigin : Date.now() }
    origins.set(data, page)
    // A page may change its address without loading: what it shows by then is more than its data.
    if (page.key !== key) return
    pages.delete(key)
    pages.set(key, page)
    if (pages.size > maxPages) pages.delete(pages.keys().next().value!)
  }

  /** Asks for a page again once it is shown; unless the shopper has gone on. */
  function renewWhenShown(key: string): void {
    const stop = router.subscribe(({ location, navigation }) => {
      if (navigation.state !== 'idle') return
      stop()
      if (keyOf(location) !== key) return
      renewing = key
      void router.revalidate()
    })
  }

  async function renew<T>(key: string, load: () => Promise<T>): Promise<T> {
    renewing = undefined
    const page = pages.get(key)
    try {
      return await load()
    } catch (error) {
      // The page on screen stays; that it is gone is said.
      if (!page || (error as { status?: unknown } | null)?.status === 404) throw error
      return page.data as T
    }
  }

  async function load<T>(request: Request, ask: () => Promise<T>): Promise<T> {
    const key = keyOf(new URL(request.url))
    if (key === keyOf(router.state.location)) return renewing === key ? renew(key, ask) : ask()
    const page = pages.get(key)
    const age = page ? Date.now() - page.loadedAt : Infinity
    if (!page || age > maxAgeMs) return ask()
    const isBackOrForward = key === keyOf(address())
    if (!isBackOrForward && age > freshMs) renewWhenShown(key)
    const data = withClock(page.data, age)
    origins.set(data as object, page)
    return data as T
  }

  remember()
  const stop = router.subscribe(remember)
  return {
    load,
    isFresh: (url) => Date.now() - (pages.get(keyOf(url))?.loadedAt ?? -Infinity) <= freshMs,
    clear: () => pages.clear(),
    stop,
  }
}

/** Data with every `serverNow` later by `ms`: countdowns go on while a page is in memory. */
function withClock(value: unknown, ms: number): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) =>
      name === 'serverNow' && typeof part === 'string'
        ? [name, new Date(Date.parse(part) + ms).toISOString()]
        : [name, withClock(part, ms)],
    ),
  )
}
