import { readLari } from '#contract/core/read-lari.ts'

/** The highest price that `readSearchQuery` reads, tetri. */
const highest = 999_999_999

/**
 * The prices of a form or an address as `readSearchQuery` reads them: `1 000,50 ₾` becomes `1000.5`. What is no price stays, for its field to
 * say so. Apart from `search-query.ts`, whose code comes with the first view of a listing.
 */
export function withPlainPrices(params: URLSearchParams): URLSearchParams {
  const plain = new URLSearchParams(params)
  for (const name of ['priceMin', 'priceMax']) {
    const tetri = readLari(params.get(name) ?? '')
    if (typeof tetri === 'number') plain.set(name, String(Math.min(tetri, highest) / 100))
  }
  return plain
}
