import { defaultLanguage, fromStored, type Language } from '#contract/core/languages.ts'

/** The choice that the cookie carries. */
export const cookieLanguage = () => fromStored(/(?:^|; )lang=([^;]*)/.exec(document.cookie)?.[1])

/**
 * Sends the document's language with requests for page data where it differs from the stored choice: on an alternate
 * address (`?lang=`), or after the choice changed in another tab. Stores nothing. Where both agree, requests stay as
 * they are, so that prefetched data is used.
 */
export function sendPageLanguage(lang: Language): void {
  const originalFetch = window.fetch
  window.fetch = (input, init) => {
    const isPageData = input instanceof URL && input.pathname.endsWith('.data')
    if (!isPageData || (cookieLanguage() ?? defaultLanguage) === lang) return originalFetch(input, init)
    const headers = new Headers(init?.headers)
    headers.set('lang', lang)
    return originalFetch(input, { ...init, headers })
  }
}
