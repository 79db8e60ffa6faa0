import { randomUUID } from 'node:crypto'
import { inTransaction, type Ctx } from '#server/context.ts'
import { analyzeTables } from '@kalata/drizzle-postgres/schema/analyze.ts'
import { hasSubscribers, publish } from '#server/platform/messaging/outbox/outbox.ts'
import { banners, brands, categories, offers, priceHistory, productCards, products, stores } from '../catalogue.tables.ts'
import { compareAtPriceOf, matchOffers, pricesToRecord } from './products-write.rules.ts'
import { exportedProducts as selectExported } from './products-export.queries.ts'
import * as queries from './products-write.queries.ts'
import type { LockedOffer, OfferRow, ProductRow } from './products-write.queries.ts'
import { publishReturned } from '../stock/stock.service.ts'
import { stockLedger } from '../stock/stock.tables.ts'

export type { ExportedProduct } from './products-export.queries.ts'
export type { ShownProduct } from './products-write.queries.ts'

/** A product that comes in with all its offers. Prices in tetri. */
export interface IncomingProduct extends ProductRow {
  offers: (Omit<OfferRow, 'productId' | 'position' | 'compareAtPrice'> & { was?: number; prices?: { price: number; since: string }[] })[]
}

/** The hash of each product at the last import, by key; unknown ones are absent. */
export const sourceHashes = (ctx: Ctx, keys: string[]) => queries.sourceHashes(ctx.db, keys)
/** Up to `limit` products with ids above `after`, listed or not, in id order, as the export writes them. */
export const exportedProducts = (ctx: Ctx, after: number, limit: number) => selectExported(ctx.db, after, limit, ctx.now())
/** Listed products whose first picture has one of these addresses, by store and key. */
export const productsShowing = (ctx: Ctx, sources: string[]) => queries.productsShowing(ctx.db, sources)
/** The pictures that a product shows, and the place among them of each offer's own; undefined where there is no such product. */
export const picturesOf = (ctx: Ctx, key: string) => queries.picturesOf(ctx.db, key)

/** Renews the planner's statistics of the tables that an import writes. Idempotent. */
export const analyzeCatalogue = (ctx: Ctx) =>
  analyzeTables(ctx.db, [categories, stores, brands, banners, products, offers, priceHistory, productCards, stockLedger])

/**
 * Upserts products by key with their offers, prices, stock and cards, all or none. An offer that its product no longer
 * has is deleted, or its stock set to zero where orders refer to it. Stock is written only where the source names
 * another figure than last time.
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
    const withoutOffers = products.map(({ offers: _offers, ...product }) => product)
    const rows = await queries.upsertProducts(ctx.db, withoutOffers, now)
    const ids = new Map(rows.map(({ key, id }) => [key, id]))
    const known = rows.filter((row) => !row.isNew).map((row) => row.id)
    const existing = known.length > 0 ? await queries.lockOffersOf(ctx.db, known) : []
    const remaining = await matchExistingOffers(ctx, products, ids, existing, now)
    await writeOffers(ctx, products, ids, remaining, now)
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
  existing: LockedOffer[],
  now: Date,
): Promise<void> {
  const before = new Map(existing.map((offer) => [placeOf(offer), offer]))
  const existingIds = existing.map((offer) => offer.id)
  const lowest = existing.length > 0 ? await queries.lowestPrices(ctx.db, existingIds, now) : new Map<number, number>()
  const at = (product: IncomingProduct) => ({ createdAt: product.createdAt ?? now.toISOString(), now: now.toISOString() })
  const incoming = products.flatMap((product) =>
    product.offers.map((offer, position) => {
      const productId = ids.get(product.key)!
      const old = before.get(placeOf({ productId, key: offer.key }))
      const compareAtPrice = compareAtPriceOf(offer, old && { ...old, lowest: lowest.get(old.id) ?? old.price })
      return { row: { ...offer, productId, position, compareAtPrice }, notes: pricesToRecord(offer, at(product), old), old }
    }),
  )
  const written = incoming.map(({ row: { was: _was, prices: _prices, ...row } }) => row)
  const rows = await queries.upsertOffers(ctx.db, written)
  const made = new Map(rows.map((row) => [placeOf(row), row]))
  const notes = incoming.flatMap(({ row, notes }) => notes.map((note) => ({ ...note, offerId: made.get(placeOf(row))!.id })))
  if (notes.length > 0) await queries.insertPrices(ctx.db, notes)
  await publishPriceChanges(ctx, incoming)
  const returned = incoming.flatMap(({ row, old }) => {
    if (!old || old.stockOnHand > old.stockReserved) return []
    return made.get(placeOf(row))!.stockOnHand > old.stockReserved ? [old.id] : []
  })
  await publishReturned(ctx, returned)
  const moves = incoming
    .filter(({ old }) => old !== undefined)
    .map(({ row, old }) => ({ offerId: old!.id, by: made.get(placeOf(row))!.stockOnHand - old!.stockOnHand }))
  await recordStockChanges(ctx, moves, now)
}

/** Publishes which of the offers cost another price than before, where anybody subscribes. */
async function publishPriceChanges(
  ctx: Ctx,
  incoming: { row: { price: number; productId: number }; old: LockedOffer | undefined }[],
): Promise<void> {
  if (!hasSubscribers(ctx, 'price.changed')) return
  const offers = incoming.flatMap(({ row, old }) =>
    old && old.price !== row.price ? [{ offerId: old.id, productId: row.productId, before: old.price, after: row.price }] : [],
  )
  if (offers.length > 0) await publish(ctx, 'price.changed', { offers }, { key: randomUUID() })
}

/** Renames, retires and removes offers so that those that come in have their keys and values free; -> those that stay, by their new keys. */
async function matchExistingOffers(
  ctx: Ctx,
  products: IncomingProduct[],
  ids: Map<string, number>,
  existing: LockedOffer[],
  now: Date,
): Promise<LockedOffer[]> {
  if (existing.length === 0) return []
  const ofProduct = Map.groupBy(existing, ({ productId }) => productId)
  const matches = products.map(({ key, offers }) => matchOffers(ofProduct.get(ids.get(key)!) ?? [], offers))
  const renamed = matches.flatMap((match) => match.renamed)
  const vanished = matches.flatMap((match) => match.vanished)
  const moved = matches.flatMap((match) => match.moved)
  if (vanished.length > 0) await removeVanished(ctx, vanished, now)
  if (moved.length > 0) await queries.freeValues(ctx.db, moved)
  if (renamed.length > 0) await queries.renameOffers(ctx.db, renamed)
  const keys = new Map(renamed.map(({ id, key }) => [id, key]))
  const gone = new Set(vanished)
  return existing.filter((offer) => !gone.has(offer)).map((offer) => ({ ...offer, key: keys.get(offer.id) ?? offer.key }))
}

async function removeVanished(ctx: Ctx, vanished: LockedOffer[], now: Date): Promise<void> {
  const ids = vanished.map((offer) => offer.id)
  const left = await queries.removeOffers(ctx.db, ids)
  const emptied = await queries.retireOffers(ctx.db, left)
  const before = new Map(vanished.map((offer) => [offer.id, offer.stockOnHand]))
  const moves = emptied.map(({ id, stockOnHand }) => ({ offerId: id, by: stockOnHand - before.get(id)! }))
  await recordStockChanges(ctx, moves, now)
}

async function recordStockChanges(ctx: Ctx, moves: { offerId: number; by: number }[], now: Date): Promise<void> {
  const real = moves.filter(({ by }) => by !== 0)
  if (real.length > 0) await queries.insertStockChanges(ctx.db, real, now)
}
