import type { Picture } from '#contract/catalogue/schemas.ts'
import { pickText, type Language } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import type { PriceInput } from '#contract/pricing/types.ts'
import { priceOf } from '#server/pricing/pricing.service.ts'
import type { StoredOption } from '../catalogue.tables.ts'
import { lockOffers, selectOfferNames, selectOffers, type OfferRow } from './offers.queries.ts'

/** One offer as a line of a cart, checkout or list shows it now, in the language of the ctx. Prices in tetri. */
export interface OfferView {
  offerId: number
  productId: number
  name: string
  /** Present only where the name is in another language than the one asked for. */
  nameLang?: Language
  /** The picture that shows this variant. */
  picture: Picture
  /** The chosen values' texts: colour, size ... */
  options: string[]
  storeId: number
  storeName: string
  /** What one unit costs now on plain terms. */
  price: number
  /** Only where it is higher than `price`. */
  compareAtPrice?: number
  /** What `priceOf` makes the price of a line of: quantity and terms may change it. */
  pricing: PriceInput
  /** Units on hand that are not reserved; not capped. */
  available: number
  /** False: the product is unlisted and cannot be bought. */
  listed: boolean
  /** How many offers the product has. */
  offerCount: number
}

/**
 * The offers of these ids by id, in one statement; an unknown id is absent from the map.
 * @param options.lock locks the offers in id order until the transaction ends, so that price and stock stay as they are read
 */
export async function viewOffers(ctx: Ctx, ids: number[], { lock = false } = {}): Promise<Map<number, OfferView>> {
  if (ids.length === 0) return new Map()
  const asked = { ids: [...new Set(ids)], now: ctx.now(), memberId: ctx.member?.id }
  const rows = await (lock ? lockOffers : selectOffers)(ctx.db, asked)
  return new Map(rows.map((row) => [row.id, viewOffer(ctx, row)]))
}

/** What the offers of these ids are called now, in the language of the ctx, and look like, by id; an unknown id is absent from the map. */
export async function nameOffers(
  ctx: Ctx,
  ids: number[],
): Promise<Map<number, Pick<OfferView, 'name' | 'options'> & { picture?: Picture }>> {
  if (ids.length === 0) return new Map()
  const rows = await selectOfferNames(ctx.db, [...new Set(ids)])
  return new Map(
    rows.map(({ id, name, picture, options, values }) => [
      id,
      { name: pickText(name, ctx.lang).text, options: chosenTexts(options, values, ctx.lang), ...(picture ? { picture } : {}) },
    ]),
  )
}

function viewOffer(ctx: Ctx, row: OfferRow): OfferView {
  const { lang } = ctx
  const pricing = { offer: { price: row.price, compareAtPrice: row.compareAtPrice }, deals: row.deals }
  const { unitPrice, compareAtPrice } = priceOf(ctx, pricing, 1)
  const name = pickText(row.name, lang)
  return {
    offerId: row.id,
    productId: row.productId,
    name: name.text,
    ...(name.lang === lang ? {} : { nameLang: name.lang }),
    picture: (row.pictures[row.pictureIndex] ?? row.pictures[0])!,
    options: chosenTexts(row.options, row.values, lang),
    storeId: row.storeId,
    storeName: pickText(row.storeName, lang).text,
    price: unitPrice,
    ...(compareAtPrice === undefined ? {} : { compareAtPrice }),
    pricing,
    available: row.available,
    listed: row.listed,
    offerCount: row.offerCount,
  }
}

function chosenTexts(options: StoredOption[], values: string[], lang: Language): string[] {
  return options.flatMap((option, place) => {
    const chosen = option.values.find((value) => value.key === values[place])
    return chosen ? [pickText(chosen.text, lang).text] : []
  })
}
