import { defaultLanguage, fromStored, type Language } from '#contract/core/languages.ts'

function storedLanguage(): Language {
  return fromStored(/(?:^|; )lang=([^;]*)/.exec(document.cookie)?.[1]) ?? defaultLanguage
}

/**
 * A document keeps the language it was opened in: an alternate address (`?lang=`), or a page from before the choice was
 * changed in another tab, asks for the data of its next pages in its own language, and stores nothing. Where the stored
 * choice is the same, requests stay as they are, so that what was fetched ahead is used.
 */
export function sendPageLanguage(lang: Language): void {
  const originalFetch = window.fetch
  window.fetch = (input, init) => {
    const isPageData = input instanceof URL && input.pathname.endsWith('.data')
    if (!isPageData || storedLanguage() === lang) return originalFetch(input, init)
    const headers = new Headers(init?.headers)
    headers.set('lang', lang)
    return originalFetch(input, { ...init, headers })
  }
}
