import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'

type ProductOptions = Pick<ProductDetails, 'offers' | 'options'>

/** The offer asked for by the address, else the cheapest that can be bought, else the first. */
export function selectOffer({ offers }: Pick<ProductDetails, 'offers'>, requestedId: number): Offer {
  const requested = offers.find((offer) => offer.itemStorePriceId === requestedId)
  if (requested) return requested
  const buyable = offers.filter((offer) => offer.available > 0)
  return buyable.reduce((cheapest, offer) => (offer.price < cheapest.price ? offer : cheapest), buyable[0] ?? offers[0]!)
}

export interface OptionChoice {
  key: string
  text: string
  swatch?: string | undefined
  selected: boolean
  /** Nothing can be bought with this value beside the others chosen: shown struck, not hidden. */
  unavailable: boolean
  /** The offer a click leads to. */
  offerId?: number | undefined
}

/**
 * The values of one option, seen from the chosen offer. A click keeps the other choices where such an offer exists;
 * where it does not, it leads to the nearest one with this value that can be bought.
 */
export function optionChoices({ offers, options }: ProductOptions, current: Offer, optionIndex: number): OptionChoice[] {
  return options[optionIndex]!.values.map(({ key, text, swatch }) => {
    const withValue = offers.filter((offer) => offer.values[optionIndex] === key)
    const exact = withValue.find((offer) => offer.values.every((value, index) => index === optionIndex || value === current.values[index]))
    const target = exact ?? withValue.find((offer) => offer.available > 0) ?? withValue[0]
    return {
      key,
      text,
      swatch,
      selected: current.values[optionIndex] === key,
      unavailable: !exact || exact.available === 0,
      offerId: target?.itemStorePriceId,
    }
  })
}
