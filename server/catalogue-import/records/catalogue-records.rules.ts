/** The records of our catalogue format (docs/catalogue-format.md): what a line must look like, and what it means. */
import { brandNameFrom, type BrandName } from '#contract/catalogue/brand-names.ts'
import { offerAvailabilities, offerConditions, type OfferFacts } from '#contract/catalogue/offer-facts.ts'
import type { Language, Text } from '#contract/core/languages.ts'
import { FieldReader } from '@kalata/shop-exports/records/field-reader.ts'
import type { FieldError } from './field-error.rules.ts'
import { amountOf, instantIn, limits, textOf } from './record-fields.rules.ts'
import { readScene, type SceneRecord } from './scene-records.rules.ts'

export interface CategoryRecord {
  type: 'category'
  id: string
  parent?: string
  name: Text
  /** A lucide icon's name. */
  icon: string
  /** A path beside the file. */
  picture?: string
}

export interface StoreRecord {
  type: 'store'
  id: string
  name: Text
  city: Text
  about?: Text
  picture?: string
  /** The seller's identification code: nine digits, eleven of a sole trader. */
  companyCode?: string
}

export interface BrandRecord {
  type: 'brand'
  id: string
  name: BrandName
}

/** A picture on the home page that leads to a category. */
export interface BannerRecord {
  type: 'banner'
  id: string
  title: Text
  text: Text
  category: string
  /** Whether the picture is dark or light where the words stand. */
  tone: 'dark' | 'light'
  /** Wide, in a row of its own, or one of the four in the hero; a row unless given. */
  place: 'row' | 'hero'
  picture: string
}

export interface OptionRecord {
  name: Text
  values: { id: string; name: Text; swatch?: string }[]
}

/** A lower price for a time: ISO 8601, UTC; without `from` it holds already, without `until` for good. */
export interface SaleRecord {
  /** Tetri. */
  price: number
  from?: string
  until?: string
}

export interface OfferRecord extends OfferFacts {
  id: string
  /** One value id an option. */
  values: string[]
  /** Tetri. */
  price: number
  /** Tetri: the lowest price of the 30 days before this one, higher than it. */
  was?: number
  stock: number
  /** One of the product's pictures. */
  picture?: string
  /** What it cost since when (ISO 8601, UTC), oldest first; the last is the price. */
  prices?: { price: number; since: string }[]
  sale?: SaleRecord
}

export interface ProductRecord {
  type: 'product'
  id: string
  category: string
  store: string
  brand?: string
  name: Text
  description: Text
  attributes: { name: Text; value: Text }[]
  pictures: string[]
  options: OptionRecord[]
  offers: OfferRecord[]
  onSale: boolean
  /** ISO 8601, UTC. Absent: when it is first imported. */
  createdAt?: string
}

export type TaxonomyRecord = CategoryRecord | StoreRecord | BrandRecord | BannerRecord
export type CatalogueRecord = TaxonomyRecord | ProductRecord | SceneRecord

/**
 * A parsed line as a record, or everything that is wrong with it.
 * @param lang which language a plain string is in
 */
export function readRecord(line: unknown, lang: Language): { record: CatalogueRecord } | { errors: FieldError[]; id?: string } {
  const read = new FieldReader(line)
  const type = read.oneOf('type', ['category', 'store', 'brand', 'banner', 'product', 'scene'] as const)
  const id = read.string('id', type === 'product' ? limits.productId : limits.id)
  const record = type && readers[type](read, id, lang)
  if (record && read.errors.length === 0) return { record }
  return { errors: read.errors, ...(id ? { id } : {}) }
}

const readers: Record<CatalogueRecord['type'], (read: FieldReader, id: string, lang: Language) => CatalogueRecord> = {
  category: (read, id, lang) => ({
    type: 'category',
    id,
    ...read.optional('parent', (name) => read.string(name, limits.id)),
    name: textOf(read, 'name', limits.name, lang),
    icon: read.has('icon') ? read.string('icon', 60) : 'package',
    ...read.optional('picture', (name) => read.string(name, 500)),
  }),
  store: (read, id, lang) => ({
    type: 'store',
    id,
    name: textOf(read, 'name', limits.name, lang),
    city: textOf(read, 'city', limits.name, lang),
    ...read.optional('about', (name) => textOf(read, name, limits.text, lang)),
    ...read.optional('picture', (name) => read.string(name, 500)),
    ...read.optional('companyCode', (name) => read.matching(name, /^(\d{9}|\d{11})$/, 'nine digits, or eleven of a sole trader')),
  }),
  brand: (read, id) => ({ type: 'brand', id, name: brandNameOf(read) }),
  banner: (read, id, lang) => ({
    type: 'banner',
    id,
    title: textOf(read, 'title', limits.name, lang),
    text: textOf(read, 'text', limits.name, lang),
    category: read.string('category', limits.id),
    tone: read.oneOf('tone', ['dark', 'light'] as const) ?? 'light',
    place: (read.has('place') && read.oneOf('place', ['row', 'hero'] as const)) || 'row',
    picture: read.string('picture', 500),
  }),
  product: readProduct,
  scene: readScene,
}

function readProduct(read: FieldReader, id: string, lang: Language): ProductRecord {
  const product: ProductRecord = {
    type: 'product',
    id,
    category: read.string('category', limits.id),
    store: read.string('store', limits.id),
    ...read.optional('brand', (name) => read.string(name, limits.id)),
    name: textOf(read, 'name', limits.name, lang),
    description: read.has('description') ? textOf(read, 'description', limits.text, lang) : {},
    attributes: read.list('attributes', limits.attributes, (each) => ({
      name: textOf(each, 'name', limits.name, lang),
      value: textOf(each, 'value', limits.name * 4, lang),
    })),
    pictures: read.strings('pictures', limits.pictures, limits.picture),
    options: read.list('options', limits.options, (each) => ({
      name: textOf(each, 'name', limits.name, lang),
      values: each.list('values', limits.values, (value) => ({
        id: value.string('id', limits.id),
        name: textOf(value, 'name', limits.name, lang),
        ...value.optional('swatch', (name) => value.matching(name, /^#[0-9a-f]{6}$/i, 'a colour like #0f6c6c')),
      })),
    })),
    offers: read.list('offers', limits.offers, (each, place) => readOffer(each, place)),
    onSale: read.has('onSale') ? read.flag('onSale') : true,
    ...read.optional('createdAt', (name) => instantIn(read, name)),
  }
  checkProduct(read, product)
  return product
}

function readOffer(read: FieldReader, place: number): OfferRecord {
  const values = read.strings('values', limits.options, limits.id)
  return {
    id: read.has('id') ? read.string('id', limits.offerId) : offerIdOf(values) || `offer-${place + 1}`,
    values,
    price: amountOf(read, 'price'),
    ...read.optional('was', (name) => amountOf(read, name)),
    stock: read.integer('stock', 0, 1_000_000),
    ...read.optional('picture', (name) => read.string(name, limits.picture)),
    ...read.optional('prices', (name) =>
      read.list(name, 1000, (each) => ({ price: amountOf(each, 'price'), since: instantIn(each, 'since') })),
    ),
    ...read.optional('sale', (name) => readSale(read.inside(name))),
    ...readFacts(read),
  }
}

function readSale(read: FieldReader): SaleRecord {
  return {
    price: amountOf(read, 'price'),
    ...read.optional('from', (name) => instantIn(read, name)),
    ...read.optional('until', (name) => instantIn(read, name)),
  }
}

function readFacts(read: FieldReader): OfferFacts {
  return {
    ...read.optional('sku', (name) => read.string(name, limits.sku)),
    ...read.optional('gtin', (name) => read.string(name, limits.gtin)),
    ...read.optional('mpn', (name) => read.string(name, limits.sku)),
    ...read.optional('condition', (name) => read.oneOf(name, offerConditions) ?? null),
    ...read.optional('availability', (name) => read.oneOf(name, offerAvailabilities) ?? null),
    ...read.optional('availableFrom', (name) => instantIn(read, name)),
    ...read.optional('weight', (name) => read.integer(name, 1, 1_000_000_000)),
    ...read.optional('unitPricing', (name) => {
      const inside = read.inside(name)
      return { measure: inside.string('measure', 40), ...inside.optional('base', (base) => inside.string(base, 40)) }
    }),
  }
}

/** The id of an offer that has none of its own: its values, distinct also where they hold a slash (`1/2`). */
export function offerIdOf(values: string[]): string {
  return values.map((value) => (/[\\/]/.test(value) ? value.replace(/[\\/]/g, '\\$&') : value)).join('/')
}

/** What the fields say of each other. */
function checkProduct(read: FieldReader, { options, offers, pictures }: ProductRecord): void {
  if (offers.length === 0) read.addError('offers', 'at least one is needed')
  if (new Set(pictures).size < pictures.length) read.addError('pictures', 'the same file twice')
  options.forEach(({ values }, i) => {
    if (values.length === 0) read.addError(`options.${i}.values`, 'at least one is needed')
    if (new Set(values.map((value) => value.id)).size < values.length) read.addError(`options.${i}.values`, 'the same id twice')
  })
  const ids = new Set<string>()
  const chosen = new Set<string>()
  offers.forEach((offer, i) => {
    const at = `offers.${i}`
    if (ids.has(offer.id)) read.addError(`${at}.id`, 'the same id twice')
    if (chosen.has(JSON.stringify(offer.values))) read.addError(`${at}.values`, 'another offer has the same values')
    ids.add(offer.id)
    chosen.add(JSON.stringify(offer.values))
    if (offer.values.length !== options.length) read.addError(`${at}.values`, `one value for each of ${options.length} options is needed`)
    else if (offer.values.some((value, k) => !options[k]!.values.some(({ id }) => id === value)))
      read.addError(`${at}.values`, 'no such value')
    if (offer.was !== undefined && offer.was <= offer.price) read.addError(`${at}.was`, 'must be higher than the price')
    if (offer.picture !== undefined && !pictures.includes(offer.picture)) read.addError(`${at}.picture`, 'is not one of the pictures')
    checkPrices(read, at, offer)
    checkSale(read, at, offer)
  })
}

function checkPrices(read: FieldReader, at: string, { price, prices }: OfferRecord): void {
  if (!prices) return
  if (prices.some((each, i) => i > 0 && each.since <= prices[i - 1]!.since))
    read.addError(`${at}.prices`, 'must go from the oldest to the newest')
  if (prices.at(-1)?.price !== price) read.addError(`${at}.prices`, 'the last one must be the price')
}

function checkSale(read: FieldReader, at: string, { price, sale }: OfferRecord): void {
  if (!sale) return
  if (sale.price >= price) read.addError(`${at}.sale.price`, 'must be lower than the price')
  if (sale.from !== undefined && sale.until !== undefined && sale.until <= sale.from)
    read.addError(`${at}.sale.until`, 'must be after its beginning')
}

/** A name per script, `{ ka, latin }`, or one name that says both. */
function brandNameOf(read: FieldReader): BrandName {
  if (typeof read.value('name') !== 'object') return brandNameFrom(read.string('name', limits.name))
  const inside = read.inside('name')
  return { ka: inside.string('ka', limits.name), latin: inside.string('latin', limits.name) }
}
