/** Asks for a page's data. */
export function fetchPageData(url: URL, signal: AbortSignal): Promise<Response> {
  return fetch(url, { signal })
}
