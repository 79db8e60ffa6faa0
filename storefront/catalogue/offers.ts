import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'

type ProductOptions = Pick<ProductDetails, 'offers' | 'options'>

/** The requested offer, else the cheapest available one, else the first. */
export function selectOffer({ offers }: Pick<ProductDetails, 'offers'>, requestedId: number): Offer {
  const requested = offers.find((offer) => offer.offerId === requestedId)
  if (requested) return requested
  const buyable = offers.filter((offer) => offer.available > 0)
  return buyable.reduce((cheapest, offer) => (offer.price < cheapest.price ? offer : cheapest), buyable[0] ?? offers[0]!)
}

/** One value of an option as the product page and the variant dialog show it. */
export interface OptionChoice {
  key: string
  text: string
  swatch?: string | undefined
  selected: boolean
  /** No available offer has this value with the other selected values: shown struck through, not hidden. */
  unavailable: boolean
  /** The offer to select on a click. */
  offerId?: number | undefined
}

/**
 * The values of one option relative to the selected offer. A click preserves the other values where such an offer exists,
 * else it leads to an available offer with this value.
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
      offerId: target?.offerId,
    }
  })
}
