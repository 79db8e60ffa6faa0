import type { LinePrice, LineTerms, PriceInput } from '#contract/pricing/types.ts'
import type { Ctx } from '#server/context.ts'
import { priceLine } from './pricing.rules.ts'

/** The price of one unit of a line at this moment, in tetri. `pricing` comes with an offer as `viewOffers` reads it. */
export function priceOf(ctx: Ctx, pricing: PriceInput, quantity: number, terms: LineTerms = 'plain'): LinePrice {
  return priceLine({ ...pricing, quantity, terms, now: ctx.now() })
}
