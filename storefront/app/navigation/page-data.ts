/** Where pages opened by a click take their data from. */
export interface PageSource {
  /** Asks the server for a page's data. */
  fetch(url: URL, signal: AbortSignal): Promise<Response>
  /** The data of a route: in memory, or what `load` asks for. */
  load<T>(request: Request, load: () => Promise<T>): Promise<T>
  /** Drops all that is in memory. */
  clear(): void
}

/** Until the memory of pages is there, which comes after the first view. */
let source: PageSource = {
  fetch: (url, signal) => fetch(url, { signal }),
  load: (_, load) => load(),
  clear: () => undefined,
}

/** Takes pages from another source from now on. */
export function setPageSource(next: PageSource): void {
  source = next
}

/** Asks for a page's data, in place of React Router's own request (tools/lean-router.ts). */
export const fetchPageData = (url: URL, signal: AbortSignal): Promise<Response> => source.fetch(url, signal)

/** The data of a page opened by a click. For the `clientLoader` of a route. */
export const loadPageData = <T>(request: Request, load: () => Promise<T>): Promise<T> => source.load(request, load)

/** After a login, a logout or something written: no page is shown as it was before. */
export const clearPages = (): void => source.clear()
