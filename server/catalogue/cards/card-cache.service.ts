import { noteReadAt } from '@kalata/tagged-cache/tagged-cache.ts'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '#server/context.ts'
import { moduleState } from '#server/platform/module-state.ts'
import type { CardRow } from '../catalogue.rules.ts'
import { cardsByIds } from './cards.queries.ts'

/** ms: the age up to which one cached entry may be made of another, as in `tagged-cache`. */
const freshFor = 1000
/** About 2 KB each. */
const maxCards = 4000

interface CachedCard {
  card: CardRow
  /** ms since the epoch. */
  readAt: number
}

const cardCache = moduleState('cards', () => ({
  cards: new LRUCache<number, CachedCard>({ max: maxCards }),
  /** How often public data has changed. */
  changes: 0,
}))

/**
 * The cards of products, at most a second old, in the order asked for; unlisted products are left out. Searches and lists that are made at the same
 * time show the same products for the most part.
 */
export async function cardRowsOf(ctx: Ctx, productIds: number[]): Promise<CardRow[]> {
  if (!ctx.settings.cacheCards) return cardsByIds(ctx.db, ctx.now(), productIds)
  const cache = ctx.state(cardCache)
  const { changes } = cache
  const readAt = Date.now()
  const found = new Map<number, CachedCard>()
  for (const id of productIds) {
    const cached = cache.cards.get(id)
    if (cached && readAt - cached.readAt < freshFor) found.set(id, cached)
  }
  const missing = productIds.filter((id) => !found.has(id))
  for (const card of missing.length > 0 ? await cardsByIds(ctx.db, ctx.now(), missing) : []) {
    const read = { card, readAt }
    found.set(card.productId, read)
    // A card that was read before a change must not outlive it.
    if (cache.changes === changes) cache.cards.set(card.productId, read)
  }
  noteReadAt(Math.min(...[...found.values()].map((each) => each.readAt)))
  return productIds.flatMap((id) => found.get(id)?.card ?? [])
}

/** After a change of public data. */
export function dropCards(ctx: Ctx): void {
  const cache = ctx.state(cardCache)
  cache.changes++
  cache.cards.clear()
}
