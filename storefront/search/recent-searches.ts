const key = 'searches'
const maxSearches = 8

/** What was searched for in this browser, the last one first. */
export function recentSearches(): string[] {
  try {
    const words: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(words) ? words.filter((word) => typeof word === 'string' && word !== '').slice(0, maxSearches) : []
  } catch {
    return []
  }
}

export function addRecentSearch(words: string): void {
  const others = recentSearches().filter((word) => word.toLowerCase() !== words.toLowerCase())
  try {
    localStorage.setItem(key, JSON.stringify([words, ...others].slice(0, maxSearches)))
  } catch {
    return
  }
}

export function clearRecentSearches(): void {
  localStorage.removeItem(key)
}
