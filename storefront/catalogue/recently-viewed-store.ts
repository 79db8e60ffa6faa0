const key = 'viewed'
/** How many products the browser remembers (the cards call takes as many). */
const maxIds = 24

/** The products looked at in this browser, the last one first. */
export function recentlyViewedIds(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id) && id > 0).slice(0, maxIds) : []
  } catch {
    return []
  }
}

/** Puts a product at the head of the list. A browser that keeps nothing is no fault. */
export function addRecentlyViewed(productId: number): void {
  const ids = [productId, ...recentlyViewedIds().filter((id) => id !== productId)].slice(0, maxIds)
  try {
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    return
  }
}

export function clearRecentlyViewed(): void {
  localStorage.removeItem(key)
}
