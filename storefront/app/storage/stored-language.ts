import { fromStored, toStored, type Language } from '#contract/core/languages.ts'
import { cookieLanguage } from '../i18n/page-language.ts'
import { readLocal } from './safe-storage.ts'

/** Writes the cookie in which pages learn of the stored language; it lasts a year. */
export function writeLanguageCookie(lang: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `lang=${toStored[lang]}; path=/; max-age=31536000; samesite=lax${secure}`
}

/**
 * Writes the cookie again where only local storage has the choice. An alternate address (`?lang=`) stores nothing.
 * @param lang of the document
 * @returns whether the document is reloaded, in the language of the choice
 */
export function restoreLanguageCookie(lang: Language): boolean {
  const stored = fromStored(readLocal('lang'))
  if (!stored || cookieLanguage() || new URLSearchParams(location.search).has('lang')) return false
  writeLanguageCookie(stored)
  // Where cookies are blocked a reload would change nothing.
  if (stored === lang || cookieLanguage() !== stored) return false
  location.reload()
  return true
}
