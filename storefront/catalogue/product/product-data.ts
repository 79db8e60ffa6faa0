import type { OfferAvailability, OfferCondition } from '#contract/catalogue/offer-facts.ts'
import {
  availabilityOf,
  availableFromOf,
  conditionOf,
  offerName,
  offerUrl,
  variantPropertyOf,
  type PublishedAvailability,
} from '#contract/catalogue/published-offers.ts'
import { ratingOf } from '#contract/catalogue/rating.ts'
import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { unitMeasures } from '#contract/catalogue/unit-pricing.ts'
import type { Language } from '#contract/core/languages.ts'
import { optionTexts } from '../purchase/offers.ts'
import { localizedUrl, pictureUrl } from '../seo.tsx'
import { productPath } from '../links.ts'

interface Page {
  /** `https://kalata.example` */
  origin: string
  lang: Language
  /** The offer that the address names: the page describes it alone. */
  chosen?: Offer | undefined
}

/**
 * A product for search engines, schema.org. One of several offers is a ProductGroup whose variants are the offers, each with the id that the
 * Merchant feed gives it (`sku`), its address and its price; the page of one offer is that Product, named as a variant of its group.
 * https://developers.google.com/search/docs/appearance/structured-data/product-variants
 */
export function productData(product: ProductDetails, page: Page) {
  const { offers } = product
  if (offers.length > 1 && !page.chosen) {
    return { ...groupData(product, page), ...sharedData(product), hasVariant: offers.map((offer) => variantData(product, offer, page)) }
  }
  const offer = page.chosen ?? offers[0]!
  return {
    ...variantData(product, offer, page),
    ...sharedData(product),
    name: offers.length > 1 ? nameOf(product, offer) : product.name,
    ...imagesData(imagesOf(product, offer, page)),
    ...(offers.length > 1 ? { isVariantOf: groupData(product, page) } : {}),
  }
}

const propertiesOf = ({ options }: ProductDetails) => options.map(({ name }) => variantPropertyOf([name]))

function groupData(product: ProductDetails, { origin, lang }: Page) {
  const known = propertiesOf(product).filter((property) => property !== undefined)
  return {
    '@type': 'ProductGroup',
    productGroupID: String(product.productId),
    name: product.name,
    url: localizedUrl(origin, productPath(product.productId), lang),
    ...(known.length > 0 ? { variesBy: known.map((property) => `https://schema.org/${property}`) } : {}),
  }
}

/** What is true of all offers. */
function sharedData({ name, description, brand, crumbs, ratings }: ProductDetails) {
  const rating = ratingOf(ratings)
  return {
    name,
    description: description.join('\n') || name,
    ...(brand ? { brand: { '@type': 'Brand', name: brand.brandName } } : {}),
    category: crumbs.map(({ categoryName }) => categoryName).join(' > '),
    ...(rating ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count } } : {}),
  }
}

const nameOf = (product: ProductDetails, offer: Offer) => offerName(product.name, optionTexts(product, offer))

/** The offer's picture, then the others; search engines take a placeholder for the product. */
function imagesOf({ pictures }: ProductDetails, { pictureIndex }: Offer, { origin }: Page): string[] {
  const lead = pictures[pictureIndex]
  return [...(lead ? [lead] : []), ...pictures.filter((picture) => picture !== lead)]
    .filter(({ placeholder }) => !placeholder)
    .map((picture) => pictureUrl(origin, picture))
}

const imagesData = (image: string[]) => (image.length > 0 ? { image } : {})

function variantData(product: ProductDetails, offer: Offer, page: Page) {
  const { offerId, facts = {} } = offer
  const chosen = optionTexts(product, offer)
  const properties = propertiesOf(product).map((property, at) => ({ property, name: product.options[at]!.name, value: chosen[at] }))
  return {
    '@type': 'Product',
    name: nameOf(product, offer),
    sku: String(offerId),
    url: offerUrl(page.origin, product.productId, offerId, page.lang),
    ...imagesData(imagesOf(product, offer, page).slice(0, 1)),
    ...Object.fromEntries(properties.flatMap(({ property, value }) => (property && value ? [[property, value]] : []))),
    ...(facts.gtin ? { gtin: facts.gtin } : {}),
    ...(facts.mpn ? { mpn: facts.mpn } : {}),
    ...(facts.sku ? { identifier: { '@type': 'PropertyValue', propertyID: 'SKU', value: facts.sku } } : {}),
    ...(facts.weight ? { weight: { '@type': 'QuantitativeValue', value: facts.weight, unitCode: 'GRM' } } : {}),
    ...additionalProperties(properties),
    offers: offerData(offer, product, page),
  }
}

/** Options that are no property of schema.org: memory, length. */
function additionalProperties(properties: { property: string | undefined; name: string; value: string | undefined }[]) {
  const others = properties.flatMap(({ property, name, value }) => (property || !value ? [] : [{ '@type': 'PropertyValue', name, value }]))
  return others.length > 0 ? { additionalProperty: others } : {}
}

const conditions: Record<OfferCondition, string> = { new: 'NewCondition', refurbished: 'RefurbishedCondition', used: 'UsedCondition' }
const availabilities: Record<PublishedAvailability, string> = {
  in_stock: 'InStock',
  out_of_stock: 'OutOfStock',
  ...({ preorder: 'PreOrder', backorder: 'BackOrder' } satisfies Record<OfferAvailability, string>),
}

function offerData(offer: Offer, product: ProductDetails, { origin, lang }: Page) {
  const { offerId, price, deal, available, facts } = offer
  const specifications = priceSpecifications(offer)
  const availableFrom = availableFromOf(available, facts)
  return {
    '@type': 'Offer',
    url: offerUrl(origin, product.productId, offerId, lang),
    price: lari(price),
    priceCurrency: 'GEL',
    ...(deal ? { priceValidUntil: deal.endsAt } : {}),
    availability: `https://schema.org/${availabilities[availabilityOf(available, facts)]}`,
    ...(availableFrom ? { availabilityStarts: availableFrom } : {}),
    itemCondition: `https://schema.org/${conditions[conditionOf(facts)]}`,
    seller: { '@type': 'Organization', name: product.store.storeName },
    ...(specifications.length > 0 ? { priceSpecification: specifications.length > 1 ? specifications : specifications[0] } : {}),
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'GEL' },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'GE' },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'GE',
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 14,
    },
  }
}

const lari = (tetri: number) => (tetri / 100).toFixed(2)

/** The price that it is compared with, and what the price is for. */
function priceSpecifications({ price, listPrice, facts }: Offer): object[] {
  const measures = facts?.unitPricing && unitMeasures(facts.unitPricing)
  const quantity = ({ amount, code }: { amount: number; code: string }) => ({ '@type': 'QuantitativeValue', value: amount, unitCode: code })
  const specification = { '@type': 'UnitPriceSpecification', priceCurrency: 'GEL' }
  return [
    ...(listPrice ? [{ ...specification, priceType: 'https://schema.org/StrikethroughPrice', price: lari(listPrice) }] : []),
    ...(measures
      ? [
          {
            ...specification,
            price: lari(price),
            referenceQuantity: { ...quantity(measures.measure), valueReference: quantity(measures.base) },
          },
        ]
      : []),
  ]
}
