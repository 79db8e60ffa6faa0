import type { Offer, ProductDetails } from '#contract/catalogue/calls.ts'

type Choices = Pick<ProductDetails, 'offers' | 'options'>

/** The offer asked for by the address, else the cheapest that can be bought, else the first. */
export function chosenOffer({ offers }: Pick<ProductDetails, 'offers'>, askedId: number): Offer {
  const asked = offers.find((offer) => offer.itemStorePriceId === askedId)
  if (asked) return asked
  const buyable = offers.filter((offer) => offer.available > 0)
  return buyable.reduce((best, offer) => (offer.price < best.price ? offer : best), buyable[0] ?? offers[0]!)
}

export interface Choice {
  key: string
  text: string
  swatch?: string | undefined
  on: boolean
  /** Nothing can be bought with this value beside the others chosen: shown struck, not hidden. */
  none: boolean
  /** The offer a click leads to. */
  offerId?: number | undefined
}

/**
 * The values of one option, seen from the chosen offer. A click keeps the other choices where such an offer exists;
 * where it does not, it leads to the nearest one with this value that can be bought.
 */
export function choicesOf({ offers, options }: Choices, chosen: Offer, at: number): Choice[] {
  return options[at]!.values.map(({ key, text, swatch }) => {
    const having = offers.filter((offer) => offer.values[at] === key)
    const exact = having.find((offer) => offer.values.every((value, index) => index === at || value === chosen.values[index]))
    const target = exact ?? having.find((offer) => offer.available > 0) ?? having[0]
    return {
      key,
      text,
      swatch,
      on: chosen.values[at] === key,
      none: !exact || exact.available === 0,
      offerId: target?.itemStorePriceId,
    }
  })
}
