/** What schema.org and Google ask for a type of structured data: https://developers.google.com/search/docs/appearance/structured-data */
type Value = unknown
type Thing = Record<string, Value>
type Check = (thing: Thing) => string[]

const isAddress = (value: Value) => typeof value === 'string' && /^https?:\/\/[^\s]+$/.test(value) && URL.canParse(value)
const isText = (value: Value) => typeof value === 'string' && value.trim() !== ''
const isPrice = (value: Value) => /^\d+\.\d\d$/.test(String(value)) && Number(value) > 0
const isSchemaAddress = (value: Value, ...words: string[]) => words.some((word) => value === `https://schema.org/${word}`)
const things = (value: Value): Thing[] => (value === undefined ? [] : ((Array.isArray(value) ? value : [value]) as Thing[]))

/** A line for each field that does not hold. */
const failing = (type: string, checks: Record<string, boolean>): string[] =>
  Object.entries(checks).flatMap(([field, holds]) => (holds ? [] : `${type}: ${field}`))

const variantProperties = ['color', 'size', 'material', 'pattern']

const checks: Record<string, Check> = {
  ProductGroup: (group) => [
    ...failing('ProductGroup', {
      name: isText(group.name),
      description: isText(group.description),
      productGroupID: isText(group.productGroupID),
      url: isAddress(group.url),
      variesBy: things(group.variesBy).every((value) => isSchemaAddress(value, ...variantProperties)),
      hasVariant: things(group.hasVariant).length > 1,
      'one sku a variant': new Set(things(group.hasVariant).map(({ sku }) => sku)).size === things(group.hasVariant).length,
      'one address a variant': new Set(things(group.hasVariant).map(({ url }) => url)).size === things(group.hasVariant).length,
      'variants have what they vary by': things(group.hasVariant).every((variant) =>
        things(group.variesBy).every((value) => isText(variant[String(value).split('/').at(-1)!])),
      ),
    }),
    ...things(group.hasVariant).flatMap((variant) => check({ description: group.description, ...variant }, 'Product')),
    ...things(group.aggregateRating).flatMap((rating) => check(rating, 'AggregateRating')),
  ],
  Product: (product) => [
    ...failing('Product', {
      name: isText(product.name),
      description: isText(product.description),
      image: things(product.image).length > 0 && things(product.image).every(isAddress),
      sku: isText(product.sku),
      url: isAddress(product.url),
      offers: things(product.offers).length === 1 && things(product.offers)[0]!.url === product.url,
      isVariantOf: things(product.isVariantOf).every((group) => isText(group.productGroupID) && isText(group.name) && isAddress(group.url)),
    }),
    ...things(product.offers).flatMap((offer) => check(offer, 'Offer')),
    ...things(product.aggregateRating).flatMap((rating) => check(rating, 'AggregateRating')),
  ],
  Offer: (offer) => [
    ...failing('Offer', {
      price: isPrice(offer.price),
      priceCurrency: offer.priceCurrency === 'GEL',
      availability: isSchemaAddress(offer.availability, 'InStock', 'OutOfStock', 'PreOrder', 'BackOrder'),
      itemCondition: isSchemaAddress(offer.itemCondition, 'NewCondition', 'RefurbishedCondition', 'UsedCondition'),
      url: isAddress(offer.url),
      priceValidUntil: offer.priceValidUntil === undefined || !Number.isNaN(Date.parse(String(offer.priceValidUntil))),
    }),
    ...things(offer.shippingDetails).flatMap((details) => check(details, 'OfferShippingDetails')),
    ...things(offer.hasMerchantReturnPolicy).flatMap((policy) => check(policy, 'MerchantReturnPolicy')),
  ],
  OfferShippingDetails: ({ shippingRate, shippingDestination }) => {
    const [rate, place] = [things(shippingRate)[0], things(shippingDestination)[0]]
    return failing('OfferShippingDetails', {
      shippingRate: rate?.['@type'] === 'MonetaryAmount' && rate.currency === 'GEL' && typeof rate.value === 'number',
      shippingDestination: place?.['@type'] === 'DefinedRegion' && place.addressCountry === 'GE',
    })
  },
  MerchantReturnPolicy: (policy) =>
    failing('MerchantReturnPolicy', {
      applicableCountry: policy.applicableCountry === 'GE',
      returnPolicyCategory: isSchemaAddress(policy.returnPolicyCategory, 'MerchantReturnFiniteReturnWindow'),
      merchantReturnDays: Number(policy.merchantReturnDays) >= 14,
    }),
  AggregateRating: ({ ratingValue, reviewCount }) =>
    failing('AggregateRating', {
      ratingValue: Number(ratingValue) >= 1 && Number(ratingValue) <= 5,
      reviewCount: Number.isInteger(reviewCount) && Number(reviewCount) > 0,
    }),
  BreadcrumbList: ({ itemListElement }) => [
    ...failing('BreadcrumbList', { itemListElement: things(itemListElement).length > 1 }),
    ...listProblems('BreadcrumbList', things(itemListElement), 'item'),
  ],
  ItemList: ({ itemListElement }) => [
    ...failing('ItemList', { itemListElement: things(itemListElement).length > 0 }),
    ...listProblems('ItemList', things(itemListElement), 'url'),
  ],
  Organization: ({ name, url, logo }) =>
    failing('Organization', { name: isText(name), url: isAddress(url), logo: logo === undefined || isAddress(logo) }),
  OnlineStore: ({ name, url, aggregateRating }) => [
    ...failing('OnlineStore', { name: isText(name), url: isAddress(url) }),
    ...things(aggregateRating).flatMap((rating) => check(rating, 'AggregateRating')),
  ],
  WebSite: ({ name, url, potentialAction }) => {
    const [action] = things(potentialAction)
    const place = /name=(\w+)$/.exec(String(action?.['query-input']))?.[1]
    return failing('WebSite', {
      name: isText(name),
      url: isAddress(url),
      potentialAction: !action || (place !== undefined && String(action.target).includes(`{${place}}`)),
    })
  },
}

/** Positions count from 1, every entry has a name, its address is absolute and its own. */
function listProblems(type: string, entries: Thing[], address: 'item' | 'url'): string[] {
  const addresses = entries.map((entry) => entry[address])
  return failing(type, {
    position: entries.every(({ position }, index) => position === index + 1),
    name: entries.every(({ name }) => isText(name)),
    [address]: addresses.every(isAddress),
    'one entry an address': new Set(addresses).size === addresses.length,
  })
}

function check(thing: Thing, type: string): string[] {
  return thing['@type'] === type ? checks[type]!(thing) : [`${type}: @type is ${String(thing['@type'])}`]
}

/** What is wrong with structured data (JSON-LD) as it stands in a page; empty where nothing is. */
export function structuredDataProblems(json: string): string[] {
  let thing: Thing
  try {
    thing = JSON.parse(json) as Thing
  } catch {
    return [`Structured data is no JSON: ${json.slice(0, 80)}`]
  }
  const type = String(thing['@type'])
  if (thing['@context'] !== 'https://schema.org') return [`${type}: @context is ${String(thing['@context'])}`]
  return type in checks ? check(thing, type) : [`There is no rule for ${type}`]
}
