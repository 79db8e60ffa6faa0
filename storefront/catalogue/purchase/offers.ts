import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import type { DealCard } from '#contract/deals/calls.ts'

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
  /** Where the text is in another language than the page. */
  textLang?: string | undefined
  swatch?: string | undefined
  selected: boolean
  /** It cannot be bought with the other selected values: shown struck through, not hidden. */
  unavailable: boolean
  /** The offer to select on a click. */
  offerId?: number | undefined
}

/**
 * The values of one option relative to the selected offer. A click preserves the other values where such an offer exists,
 * else it leads to an available offer with this value. Of a sold-out combination only the value that was selected last, in the
 * order of the options, is unavailable: the ones before it can be bought with another.
 */
export function optionChoices({ offers, options }: ProductOptions, current: Offer, optionIndex: number): OptionChoice[] {
  return options[optionIndex]!.values.map(({ key, text, textLang, swatch }) => {
    const withValue = offers.filter((offer) => offer.values[optionIndex] === key)
    const exact = withValue.find((offer) => offer.values.every((value, index) => index === optionIndex || value === current.values[index]))
    const target = exact ?? withValue.find((offer) => offer.available > 0) ?? withValue[0]
    const selected = current.values[optionIndex] === key
    const sameSoFar = offers.filter((offer) =>
      current.values.slice(0, optionIndex + 1).every((value, index) => offer.values[index] === value),
    )
    return {
      key,
      text,
      textLang,
      swatch,
      selected,
      unavailable: selected ? sameSoFar.every((offer) => offer.available === 0) : !exact || exact.available === 0,
      offerId: target?.offerId,
    }
  })
}

/** An available offer instead of a sold-out one: the one that shares the most option values, the first options counting most, then the cheapest. */
export function alternativeOffer({ offers }: Pick<ProductDetails, 'offers'>, current: Offer): Offer | undefined {
  const shared = ({ values }: Offer) =>
    values.reduce((sum, value, index) => sum + (value === current.values[index] ? 2 ** (values.length - index) : 0), 0)
  return offers.filter((offer) => offer.available > 0).toSorted((one, other) => shared(other) - shared(one) || one.price - other.price)[0]
}

/** The texts of an offer's option values, in the order of the options. */
export const optionTexts = ({ options }: Pick<ProductDetails, 'options'>, offer: Offer): string[] =>
  options.flatMap(({ values }, index) => values.find(({ key }) => key === offer.values[index])?.text ?? [])

/**
 * The pictures that a variant's page shows. A picture belongs to the variants whose first picture is the last before it. Where every variant has the
 * same number of views, two or more, only its views are shown; else one may be a detail of all of them: the variant's come first, then the others.
 * @param pictureIndex of the variant's first picture
 */
export function picturesOf(
  { pictures, offers }: Pick<ProductDetails, 'pictures' | 'offers'>,
  pictureIndex: number,
): ProductDetails['pictures'] {
  const firsts = [...new Set(offers.map((offer) => offer.pictureIndex))].sort((one, other) => one - other)
  const viewsFrom = (first: number) =>
    pictures.slice(
      first,
      firsts.find((index) => index > first),
    )
  const views = viewsFrom(pictureIndex)
  const isComplete = firsts[0] === 0 && views.length > 1 && firsts.every((first) => viewsFrom(first).length === views.length)
  return isComplete ? views : [...views, ...pictures.filter((picture) => !views.includes(picture))]
}

/**
 * An offer at what it costs without the lightning deal that makes its price, with a discount where one runs beside it: the page is
 * everybody's, a limit or the last units are not.
 */
export function offerWithoutDeal(
  offer: Offer,
  { price, plainPrice, discounted }: Pick<DealCard, 'price' | 'plainPrice' | 'discounted'>,
): Offer {
  const regular = discounted ?? { price: plainPrice }
  if (offer.price !== price || regular.price === price) return offer
  const { listPrice: _, ...plain } = offer
  return { ...plain, ...regular }
}
