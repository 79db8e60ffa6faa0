import { merchantLine, type MerchantItem } from '@kalata/shop-exports/merchant/write-merchant-file.ts'
import {
  availabilityOf,
  availableFromOf,
  conditionOf,
  factsAt,
  offerName,
  offerUrl,
  variantPropertyOf,
  type VariantProperty,
} from '#contract/catalogue/published-offers.ts'
import type { OfferFacts } from '#contract/catalogue/offer-facts.ts'
import { widthsOf } from '#contract/catalogue/picture-widths.ts'
import { cutText } from '#contract/core/graphemes.ts'
import { pickText, type Language, type Text } from '#contract/core/languages.ts'

interface FeedOffer {
  id: number
  values: string[]
  unitPrice: number
  unitCompareAtPrice: number | null
  /** When that price ends; null where it is the offer's own. */
  dealEndsAt: string | null
  stock: number
  reserved: number
  pictureIndex: number
  facts: OfferFacts
  /** A lower price for a time, running or to come. */
  sale: { price: number; startsAt: string; endsAt: string } | null
}

interface FeedProduct {
  id: number
  key: string
  name: Text
  description: Text
  pictures: { src: string; width: number; height: number }[]
  options: { name: Text; values: { key: string; text: Text }[] }[]
  offers: FeedOffer[]
}

interface Place {
  lang: Language
  origin: string
  /** `Kitchen > Cups`. */
  category: string
  brand?: string | null | undefined
  now: Date
}

/** A line for each offer of a product. What is not known of it is left out. */
export function feedLines({ id, name, description, pictures, options, offers }: FeedProduct, place: Place): string[] {
  const { lang, origin, category, brand, now } = place
  const textIn = (text: Text) => pickText(text, lang).text
  const address = (picture: FeedProduct['pictures'][number]) => `${origin}${picture.src}-${widthsOf(picture).at(-1)}.webp`
  const properties = options.map((option) => variantPropertyOf(Object.values(option.name)))
  return offers.map((offer) => {
    const chosen = offer.values.map((key, i) => textIn(options[i]?.values.find((value) => value.key === key)?.text ?? {}))
    const variant = (property: VariantProperty) => chosen[properties.indexOf(property)] ?? ''
    const lead = pictures[offer.pictureIndex] ?? pictures[0]!
    const facts = factsAt(offer.facts, now)
    const units = offer.stock - offer.reserved
    return merchantLine({
      id: String(offer.id),
      ...(offers.length > 1 ? { group: String(id) } : {}),
      title: cutText(offerName(textIn(name), chosen), 150),
      description: cutText(textIn(description) || textIn(name), 5000),
      link: offerUrl(origin, id, offer.id, lang),
      image: address(lead),
      furtherImages: pictures.filter((picture) => picture !== lead).map(address),
      availability: availabilityOf(units, facts),
      availableFrom: availableFromOf(units, facts) || undefined,
      ...{ ...pricesOf(offer, now), currency: 'GEL' },
      ...{ unitPricing: facts.unitPricing, condition: conditionOf(facts), maker: brand, gtin: facts.gtin, mpn: facts.mpn, type: category },
      ...{ color: variant('color'), size: variant('size'), material: variant('material'), pattern: variant('pattern') },
      weight: facts.weight,
    })
  })
}

/** Price, and sale price with when it holds: of the price that runs, else of the sale that an import named for later. */
function pricesOf(offer: FeedOffer, now: Date): Pick<MerchantItem, 'price'> & Partial<Pick<MerchantItem, 'sale'>> {
  const { unitPrice, unitCompareAtPrice, dealEndsAt, sale } = offer
  const isDiscounted = unitCompareAtPrice !== null && unitCompareAtPrice > unitPrice
  const isAhead = sale && new Date(sale.startsAt) > now
  if (isAhead && !isDiscounted) return { price: unitPrice, sale: { price: sale.price, from: sale.startsAt, until: sale.endsAt } }
  if (!isDiscounted) return { price: unitPrice }
  const from = sale && !isAhead && sale.price === unitPrice ? sale.startsAt : now.toISOString()
  // A sale that began and has no end has no dates: an import names the end of the next century then.
  const isEver = dealEndsAt === null || new Date(dealEndsAt).getUTCFullYear() >= 2199
  return { price: unitCompareAtPrice, sale: { price: unitPrice, ...(isEver ? {} : { from, until: dealEndsAt }) } }
}
