import { randomUUID } from 'node:crypto'
import { brandNameFrom } from '#contract/catalogue/brand-names.ts'
import type { Text } from '#contract/core/languages.ts'
import { brands, categories, offers, priceHistory, products, stores } from '#server/catalogue/catalogue.tables.ts'
import type { Ctx } from '#server/context.ts'

export const aPicture = { src: '/media/none', width: 640, height: 640 }
const inEveryLanguage = (word: string): Text => ({ ka: word, en: word, ru: word, zh: word })

type Offer = Partial<typeof offers.$inferInsert> & { stock?: number }

export interface AProduct {
  id: number
  storeId: number
  categoryId: number
  /** Offer ids in the order given. */
  offerIds: number[]
  /** The first offer. */
  offerId: number
}

interface Overrides extends Partial<typeof products.$inferInsert> {
  stock?: number
  price?: number
  compareAtPrice?: number
  /** Several offers; their `values` default to `v0`, `v1` ... of one option "Size". */
  offers?: Offer[]
}

/** A product on sale with one offer of 10 in stock at 50,00 ₾, its own store, category and brand unless given. */
export async function aProduct(
  ctx: Ctx,
  { stock = 10, price = 5000, compareAtPrice, offers: offerOverrides, ...row }: Overrides = {},
): Promise<AProduct> {
  const key = randomUUID()
  const storeId = row.storeId ?? (await aStore(ctx))
  const categoryId = row.categoryId ?? (await aCategory(ctx)).childId
  const rows = offerOverrides ?? [{ stock, price, ...(compareAtPrice ? { compareAtPrice } : {}) }]
  const options =
    rows.length > 1
      ? [{ name: inEveryLanguage('Size'), values: rows.map((_, i) => ({ key: `v${i}`, text: inEveryLanguage(`Size ${i}`) })) }]
      : []
  const [product] = await ctx.db
    .insert(products)
    .values({
      key,
      name: inEveryLanguage(`Thing ${key.slice(0, 6)}`),
      description: inEveryLanguage('A thing.\n\nA good one.'),
      attributes: [],
      pictures: [aPicture],
      options,
      createdAt: ctx.now(),
      ...row,
      storeId,
      categoryId,
    })
    .returning({ id: products.id })
  const offerRows = await ctx.db
    .insert(offers)
    .values(
      rows.map(({ stock: each = stock, ...offer }, position) => ({
        productId: product!.id,
        key: `offer-${position + 1}`,
        values: options.length > 0 ? [`v${position}`] : [],
        price,
        stockOnHand: each,
        position,
        ...offer,
      })),
    )
    .returning({ id: offers.id, price: offers.price })
  await ctx.db.insert(priceHistory).values(offerRows.map((offer) => ({ offerId: offer.id, price: offer.price, since: ctx.now() })))
  const offerIds = offerRows.map((offer) => offer.id)
  return { id: product!.id, storeId, categoryId, offerIds, offerId: offerIds[0]! }
}

export async function aStore(ctx: Ctx, name = 'Store'): Promise<number> {
  const [row] = await ctx.db
    .insert(stores)
    .values({ key: randomUUID(), name: inEveryLanguage(name), city: inEveryLanguage('Tbilisi') })
    .returning({ id: stores.id })
  return row!.id
}

/** A top category with one child. */
export async function aCategory(ctx: Ctx, name = 'Category'): Promise<{ rootCategoryId: number; childId: number }> {
  const category = (parentId: number | null) => ({
    key: randomUUID(),
    parentId,
    text: inEveryLanguage(name),
    icon: 'box',
    picture: aPicture,
    position: 0,
  })
  const [top] = await ctx.db.insert(categories).values(category(null)).returning({ id: categories.id })
  const [child] = await ctx.db.insert(categories).values(category(top!.id)).returning({ id: categories.id })
  return { rootCategoryId: top!.id, childId: child!.id }
}

export async function aBrand(ctx: Ctx, name = 'Brand'): Promise<number> {
  const [row] = await ctx.db
    .insert(brands)
    .values({ key: randomUUID(), name: brandNameFrom(name), position: 0 })
    .returning({ id: brands.id })
  return row!.id
}
