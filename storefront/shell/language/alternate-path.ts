import type { Language } from '#contract/core/languages.ts'

/** The address of a page in another language. The entry page `/` has those of `/home`: both are the same bytes. */
export function alternatePath(pathname: string, search: string, lang: Language): string {
  const query = new URLSearchParams(search)
  query.set('lang', lang)
  return `${pathname === '/' ? '/home' : pathname}?${query}`
}
