import { randomUUID } from 'node:crypto'
import { inTransaction, type Ctx } from '#server/context.ts'
import { hasSubscribers, publish } from '#server/platform/messaging/outbox.ts'
import { compareAtPriceOf, matchOffers, pricesToRecord } from './products-write.rules.ts'
import * as queries from './products-write.queries.ts'
import type { LockedOffer, OfferRow, ProductRow } from './products-write.queries.ts'

export type { ExportedProduct } from './products-write.queries.ts'

/** A product that comes in with all its offers. Prices in tetri. */
export interface IncomingProduct extends ProductRow {
  offers: (Omit<OfferRow, 'productId' | 'position' | 'compareAtPrice'> & { was?: number; prices?: { price: number; since: string }[] })[]
}

/** What the last import said of products, by key; unknown ones are absent. */
export const sourceHashes = (ctx: Ctx, keys: string[]) => queries.sourceHashes(ctx.db, keys)
export const exportedProducts = (ctx: Ctx, after: number, limit: number) => queries.exportedProducts(ctx.db, after, limit, ctx.now())

/**
 * Puts products on the shelves with their offers, prices, stock and cards, all or none. What stands under the same key is
 * changed; an offer that its product no longer has goes, or is emptied where orders speak of it. Stock is taken
 * over only where the source names another figure than last time.
 * @param also runs in the same transaction with the products' ids
 * @returns how many are new and how many changed
 */
export async function upsertProducts(
  ctx: Ctx,
  products: IncomingProduct[],
  also: (ctx: Ctx, ids: number[]) => Promise<void>,
): Promise<{ added: number; changed: number }> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now()
    await queries.lockProducts(ctx.db)
    await queries.deferCards(ctx.db)
    const rows = await queries.upsertProducts(
      ctx.db,
      products.map(({ offers: _offers, ...product }) => product),
      now,
    )
    const ids = new Map(rows.map(({ key, id }) => [key, id]))
    const stood = rows.every((row) => row.isNew)
      ? []
      : await queries.lockOffersOf(
          ctx.db,
          rows.filter((row) => !row.isNew).map((row) => row.id),
        )
    const kept = await matchExistingOffers(ctx, products, ids, stood, now)
    await writeOffers(ctx, products, ids, kept, now)
    await queries.refreshCards(ctx.db, [...ids.values()], now)
    await also(ctx, [...ids.values()])
    ctx.changed('catalogue')
    const added = rows.filter((row) => row.isNew).length
    return { added, changed: rows.length - added }
  })
}

const placeOf = ({ productId, key }: { productId: number; key: string }) => `${productId} ${key}`

async function writeOffers(
  ctx: Ctx,
  products: IncomingProduct[],
  ids: Map<string, number>,
  stood: LockedOffer[],
  now: Date,
): Promise<void> {
  const before = new Map(stood.map((offer) => [placeOf(offer), offer]))
  const lowest =
    stood.length > 0
      ? await queries.lowestPrices(
          ctx.db,
          stood.map((offer) => offer.id),
          now,
        )
      : new Map<number, number>()
  const at = (product: IncomingProduct) => ({ createdAt: product.createdAt ?? now.toISOString(), now: now.toISOString() })
  const incoming = products.flatMap((product) =>
    product.offers.map((offer, position) => {
      const productId = ids.get(product.key)!
      const old = before.get(placeOf({ productId, key: offer.key }))
      const compareAtPrice = compareAtPriceOf(offer, old && { ...old, lowest: lowest.get(old.id) ?? old.price })
      return { put: { ...offer, productId, position, compareAtPrice }, notes: pricesToRecord(offer, at(product), old), old }
    }),
  )
  const rows = await queries.upsertOffers(
    ctx.db,
    incoming.map(({ put: { was: _was, prices: _prices, ...put } }) => put),
  )
  const made = new Map(rows.map((row) => [placeOf(row), row]))
  const notes = incoming.flatMap(({ put, notes }) => notes.map((note) => ({ ...note, offerId: made.get(placeOf(put))!.id })))
  if (notes.length > 0) await queries.insertPrices(ctx.db, notes)
  await publishPriceChanges(ctx, incoming)
  const moves = incoming
    .filter(({ old }) => old !== undefined)
    .map(({ put, old }) => ({ offerId: old!.id, by: made.get(placeOf(put))!.stockOnHand - old!.stockOnHand }))
  await recordStockChanges(ctx, moves, now)
}

/** Publishes which of the offers cost another price than before, where anybody subscribes. */
async function publishPriceChanges(
  ctx: Ctx,
  incoming: { put: { price: number; productId: number }; old: LockedOffer | undefined }[],
): Promise<void> {
  if (!hasSubscribers(ctx, 'price.changed')) return
  const offers = incoming.flatMap(({ put, old }) =>
    old && old.price !== put.price ? [{ offerId: old.id, productId: put.productId, before: old.price, after: put.price }] : [],
  )
  if (offers.length > 0) await publish(ctx, 'price.changed', { offers }, { key: randomUUID() })
}

/** Renames, retires and removes offers so that those that come in have their keys and values free; -> those that stay, by their new keys. */
async function matchExistingOffers(
  ctx: Ctx,
  products: IncomingProduct[],
  ids: Map<string, number>,
  stood: LockedOffer[],
  now: Date,
): Promise<LockedOffer[]> {
  if (stood.length === 0) return []
  const ofProduct = Map.groupBy(stood, ({ productId }) => productId)
  const matches = products.map(({ key, offers }) => matchOffers(ofProduct.get(ids.get(key)!) ?? [], offers))
  const renamed = matches.flatMap((match) => match.renamed)
  const vanished = matches.flatMap((match) => match.vanished)
  const moved = matches.flatMap((match) => match.moved)
  if (vanished.length > 0) await removeVanished(ctx, vanished, now)
  if (moved.length > 0) await queries.freeValues(ctx.db, moved)
  if (renamed.length > 0) await queries.renameOffers(ctx.db, renamed)
  const keys = new Map(renamed.map(({ id, key }) => [id, key]))
  const gone = new Set(vanished)
  return stood.filter((offer) => !gone.has(offer)).map((offer) => ({ ...offer, key: keys.get(offer.id) ?? offer.key }))
}

async function removeVanished(ctx: Ctx, vanished: LockedOffer[], now: Date): Promise<void> {
  const left = await queries.removeOffers(
    ctx.db,
    vanished.map((offer) => offer.id),
  )
  const emptied = await queries.retireOffers(ctx.db, left)
  const before = new Map(vanished.map((offer) => [offer.id, offer.stockOnHand]))
  await recordStockChanges(
    ctx,
    emptied.map(({ id, stockOnHand }) => ({ offerId: id, by: stockOnHand - before.get(id)! })),
    now,
  )
}

async function recordStockChanges(ctx: Ctx, moves: { offerId: number; by: number }[], now: Date): Promise<void> {
  const real = moves.filter(({ by }) => by !== 0)
  if (real.length > 0) await queries.insertStockChanges(ctx.db, real, now)
}
