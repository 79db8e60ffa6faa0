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
import { formatLari } from '../records/field-reader.rules.ts'

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

const columns = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'availability_date',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'unit_pricing_measure',
  'unit_pricing_base_measure',
  'condition',
  'brand',
  'gtin',
  'mpn',
  'product_type',
  'color',
  'size',
  'material',
  'pattern',
  'shipping_weight',
  'identifier_exists',
]

export const feedHeader = line(columns)

/** A line for each offer of a product. What is not known of it is an empty cell; without a barcode, and without a maker's number and brand, the feed says that it has no identifier. */
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
    const availableFrom = availableFromOf(units, facts)
    return line([
      String(offer.id),
      offers.length > 1 ? String(id) : '',
      cutText(offerName(textIn(name), chosen), 150),
      cutText(textIn(description) || textIn(name), 5000),
      offerUrl(origin, id, offer.id, lang),
      address(lead),
      pictures
        .filter((picture) => picture !== lead)
        .slice(0, 10)
        .map(address)
        .join(','),
      availabilityOf(units, facts),
      availableFrom ? instant(availableFrom) : '',
      ...priceCells(offer, now),
      facts.unitPricing?.measure ?? '',
      facts.unitPricing?.base ?? '',
      conditionOf(facts),
      brand ?? '',
      facts.gtin ?? '',
      facts.mpn ?? '',
      category,
      variant('color'),
      variant('size'),
      variant('material'),
      variant('pattern'),
      facts.weight ? `${facts.weight} g` : '',
      facts.gtin || (facts.mpn && brand) ? 'yes' : 'no',
    ])
  })
}

/** Price, sale price and when that holds: of the price that runs, else of the sale that an import named for later. */
function priceCells(offer: FeedOffer, now: Date): [price: string, salePrice: string, effective: string] {
  const { unitPrice, unitCompareAtPrice, dealEndsAt, sale } = offer
  const gel = (price: number) => `${formatLari(price)} GEL`
  const discounted = unitCompareAtPrice !== null && unitCompareAtPrice > unitPrice
  const isAhead = sale && new Date(sale.startsAt) > now
  if (isAhead && !discounted) return [gel(unitPrice), gel(sale.price), `${instant(sale.startsAt)}/${instant(sale.endsAt)}`]
  const since = sale && !isAhead && sale.price === unitPrice ? sale.startsAt : now.toISOString()
  return [
    gel(discounted ? unitCompareAtPrice : unitPrice),
    discounted ? gel(unitPrice) : '',
    discounted && dealEndsAt ? period(since, dealEndsAt) : '',
  ]
}

/** A sale that began and has no end has no dates: an import names the end of the next century then. */
function period(from: string, until: string): string {
  const isEver = new Date(until).getUTCFullYear() >= 2199
  return isEver ? '' : `${instant(from)}/${instant(until)}`
}

/** To the second, as Google reads them. */
const instant = (at: string) => `${new Date(at).toISOString().slice(0, 19)}Z`

/** Tabs and line breaks would end a cell; a quote at a cell's start would open a quotation. No spreadsheet reads this file: nothing is guarded against formulas. */
function line(cells: string[]): string {
  return `${cells.map((cell) => quoted(cell.replace(/\s+/g, ' ').trim())).join('\t')}\n`
}

function quoted(cell: string): string {
  return cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell
}
