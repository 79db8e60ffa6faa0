/** A favourite that costs less than on the day it was added says so, and for two weeks that it came back into stock. */

/** ms. */
const backMarkFor = 14 * 24 * 3600_000

/**
 * What the wish list marks on a card that can be bought.
 * @returns `priceCut`: tetri, absent where it costs no less than when it was added
 */
export function marksOf(
  card: { price: number; inStock: boolean },
  favourite: { priceWhenAdded: number; backInStockAt: Date | null },
  now: Date,
): { priceCut?: number; backInStock: boolean } {
  const { priceWhenAdded, backInStockAt } = favourite
  if (!card.inStock) return { backInStock: false }
  const priceCut = priceWhenAdded - card.price
  return {
    ...(priceCut > 0 ? { priceCut } : {}),
    backInStock: backInStockAt !== null && now.getTime() - backInStockAt.getTime() < backMarkFor,
  }
}
