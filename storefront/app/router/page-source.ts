import { cookieLanguage } from '../i18n/page-language.ts'
import { pageLang } from '../client/page-lang.ts'
import { defaultLanguage } from '#contract/core/languages.ts'
import { dataUrl } from '#contract/core/page-address.ts'
import { readPageData, type PageData } from './page-data.ts'
import type { RouteHandle } from './page.ts'

/** Where pages opened by a click take their data from. */
interface PageSource {
  /** What was fetched ahead for an address of data. */
  fetched(url: URL): Promise<Response> | undefined
  /** The data of a public page's route: in memory, or what `load` asks for. */
  load<T>(request: Request, load: () => Promise<T>): Promise<T>
  /** Drops all that is in memory. */
  clear(): void
}

/** Until the memory of pages is there, which comes after the first view. */
let source: PageSource = { fetched: () => undefined, load: (_, load) => load(), clear: () => undefined }

/** Takes pages from another source from now on. */
export function setPageSource(next: PageSource): void {
  source = next
}

/**
 * Asks the server for a page's data. Says the document's language where it differs from the stored choice: on an alternate address (`?lang=`), or
 * where the open page is loaded again after the choice changed in another tab.
 */
export function fetchData(url: URL, init: RequestInit = {}): Promise<Response> {
  const lang = pageLang()
  return fetch(url, (cookieLanguage() ?? defaultLanguage) === lang ? init : { ...init, headers: { lang } })
}

/** The data of a page, of some of its routes or all. What could not be fetched ahead is asked for now, and that answer counts. */
export async function loadPage(url: URL, signal: AbortSignal, routes?: readonly string[]): Promise<PageData> {
  const address = dataUrl(url, routes)
  const ahead = await source.fetched(address)?.catch(() => undefined)
  return readPageData(ahead?.ok ? ahead : await fetchData(address, { signal }))
}

/** The data of one route of a page: public pages may be in memory. */
export const loadRouteData = <T>(request: Request, handle: RouteHandle | undefined, load: () => Promise<T>): Promise<T> =>
  handle?.cacheable ? source.load(request, load) : load()

/** After a login, a logout or something written: no page is shown as it was before. */
export const clearPages = (): void => source.clear()
