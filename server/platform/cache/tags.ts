import * as headers from '@kalata/tagged-cache/tag-headers.ts'
import type { Change } from '../db/changes/change-feed.ts'

/**
 * What a cached page or reply shows, by which it is dropped: a product, a category whose listing it is, a store whose products it lists; `lists` where it
 * chose its products from the whole mall. What has no tag shows no product, and is dropped by every change.
 */
export type Tag = `product:${number}` | `category:${number}` | `store:${number}` | 'lists'

/** Where an offer is shown, and may be shown when it can be bought: the product, the listings of its categories and of its store. */
export interface ShownIn {
  productId: number
  categoryIds: readonly number[]
  storeId: number
}

/** Tags of what shows it. */
export function tagsOf({ productId, categoryIds, storeId }: ShownIn): Tag[] {
  return [`product:${productId}`, ...categoryIds.map((id): Tag => `category:${id}`), `store:${storeId}`]
}

/** The tags of a public reply, from what was asked for and what is answered: all calls name what they mean alike (`productId`, `storeId` …). */
export function replyTags(input: unknown, data: unknown): Tag[] {
  const products = new Set<number>()
  findProducts(data, products)
  const asked = (input ?? {}) as Asked
  const scope = scopeOf(asked)
  const isChosen = products.size > 0 && scope.length === 0 && asked.id === undefined
  return [...[...products].map((id): Tag => `product:${id}`), ...scope, ...(isChosen ? (['lists'] as const) : [])]
}

interface Asked {
  productId?: unknown
  productIds?: unknown
  categoryId?: unknown
  categoryIds?: unknown
  storeId?: unknown
  storeIds?: unknown
  /** Of a category, where a level stands beside it; else of the one thing that is shown. */
  id?: unknown
  level?: unknown
}

function scopeOf({ productId, productIds, categoryId, categoryIds, storeId, storeIds, id, level }: Asked): Tag[] {
  const numbers = (...values: unknown[]) => values.flat().filter((value) => typeof value === 'number')
  return [
    ...numbers(productId, productIds).map((each): Tag => `product:${each}`),
    ...numbers(categoryId, categoryIds, level === undefined ? [] : id).map((each): Tag => `category:${each}`),
    ...numbers(storeId, storeIds).map((each): Tag => `store:${each}`),
  ]
}

function findProducts(data: unknown, found: Set<number>): void {
  if (data === null || typeof data !== 'object') return
  if (Array.isArray(data)) for (const each of data) findProducts(each, found)
  else
    for (const [name, value] of Object.entries(data))
      if (name === 'productId' && typeof value === 'number') found.add(value)
      else if (typeof value === 'object') findProducts(value, found)
}

/** What every tagged reply has: by it all are dropped. */
export const allTag = 'mall'

/** What a reply shows, for caches in front that drop by it. */
export const tagHeaders = (tags: readonly string[]): [string, string][] => headers.tagHeaders(allTag, tags)

/** By what caches in front drop what shows what has changed. */
export const changeTags = (changes: readonly Change[]): string[] =>
  changes.some((change) => change === 'catalogue' || change === 'policies') ? [allTag] : [headers.untagged, ...changes]
