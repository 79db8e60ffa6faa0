import { parseStored } from '#storefront/app/storage/parse-stored.ts'
import { readPersonal, removePersonal, writePersonal } from '#storefront/app/storage/personal-storage.ts'

const key = 'viewed'
/** As many as the call for product cards accepts. */
const maxIds = 24

/** Ids of the products viewed in this browser, newest first; empty where the storage is closed or unreadable. */
export function recentlyViewedIds(): number[] {
  const ids = parseStored(readPersonal(key))
  return Array.isArray(ids) ? ids.filter((id): id is number => Number.isInteger(id) && id > 0).slice(0, maxIds) : []
}

/** Puts a product at the head of the list; one that is listed already moves there. */
export function addRecentlyViewed(productId: number): void {
  const ids = [productId, ...recentlyViewedIds().filter((id) => id !== productId)].slice(0, maxIds)
  writePersonal(key, JSON.stringify(ids))
}

export const clearRecentlyViewed = (): void => removePersonal(key)
