const key = 'viewed'
/** How many products the browser remembers (the cards call takes as many). */
const most = 24

/** The products looked at in this browser, the last one first. */
export function viewedProducts(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id) && id > 0).slice(0, most) : []
  } catch {
    return []
  }
}

/** Puts a product at the head of the list. A browser that keeps nothing is no fault. */
export function rememberViewed(productId: number): void {
  const ids = [productId, ...viewedProducts().filter((id) => id !== productId)].slice(0, most)
  try {
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    return
  }
}

export function forgetViewed(): void {
  localStorage.removeItem(key)
}
