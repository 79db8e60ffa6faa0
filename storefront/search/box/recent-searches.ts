import { parseStored } from '#storefront/app/storage/parse-stored.ts'
import { readPersonal, removePersonal, writePersonal } from '#storefront/app/storage/personal-storage.ts'

const key = 'searches'
const maxSearches = 8

/** Keywords searched for in this browser, newest first; empty where the storage is closed or unreadable. */
export function recentSearches(): string[] {
  const searches = parseStored(readPersonal(key))
  return Array.isArray(searches) ? searches.filter((keywords) => typeof keywords === 'string' && keywords !== '').slice(0, maxSearches) : []
}

/** Puts keywords at the head of the list; equal ones, whatever their case, are replaced. */
export function addRecentSearch(keywords: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== keywords.toLowerCase())
  writePersonal(key, JSON.stringify([keywords, ...others].slice(0, maxSearches)))
}

export const clearRecentSearches = (): void => removePersonal(key)
