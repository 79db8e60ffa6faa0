/** An offer as the mall publishes it: the Merchant feed, the page, its structured data and its address say the same, because they ask here. */

import type { Language } from '#contract/core/languages.ts'
import type { OfferAvailability, OfferCondition, OfferFacts } from './offer-facts.ts'

/** Addresses without a language are Georgian. */
export const inLanguage = (path: string, lang: Language): string =>
  lang === 'ka' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

/** The page of a product with one of its offers chosen. */
export const offerPath = (productId: number, offerId: number): string => `/details?id=${productId}&offer=${offerId}`

/** The address of one offer: the `link` of the feed. @param origin `https://kalata.example` */
export const offerUrl = (origin: string, productId: number, offerId: number, lang: Language): string =>
  origin + inLanguage(offerPath(productId, offerId), lang)

/** What search engines tell a variant apart by: properties of schema.org and columns of Google's feed, by the names that shops give their options. */
export const variantProperties = {
  color: ['ფერი', 'color', 'colour', 'цвет', '颜色'],
  size: ['ზომა', 'size', 'размер', '尺寸', '尺码'],
  material: ['მასალა', 'material', 'материал', '材质', '材料'],
  pattern: ['ნახატი', 'pattern', 'рисунок', 'узор', '图案', '花色'],
} as const
export type VariantProperty = keyof typeof variantProperties

/** The property that an option stands for; undefined for others. @param names of the option, in any languages */
export function variantPropertyOf(names: readonly string[]): VariantProperty | undefined {
  const lower = names.map((name) => name.trim().toLowerCase())
  const found = Object.entries(variantProperties).find(([, known]) => known.some((name) => lower.includes(name)))
  return found?.[0] as VariantProperty | undefined
}

/** The name of an offer: its product's with what was chosen. */
export const offerName = (product: string, chosen: readonly string[]): string => [product, ...chosen.filter(Boolean)].join(', ')

/** Goods are sold new where nobody said otherwise. */
export const conditionOf = ({ condition }: OfferFacts = {}): OfferCondition => condition ?? 'new'

/**
 * A barcode that search engines take: its last digit checks the others, and it is no number that a shop gives for itself (2…, 02…, 04…).
 * @returns undefined for others, for which an offer is rejected
 */
function publishedGtin(gtin: string | null | undefined): string | undefined {
  if (!gtin || !/^(?:\d{8}|\d{12,14})$/.test(gtin)) return undefined
  const digits = [...gtin.padStart(14, '0')].map(Number)
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0)
  const ofShop = gtin.length > 8 && /^(?:2|02|04)/.test(gtin.padStart(14, '0').slice(1))
  return sum % 10 === 0 && !ofShop ? gtin : undefined
}

export type PublishedAvailability = 'in_stock' | 'out_of_stock' | OfferAvailability

/** Whether an offer can be bought, and is there yet. @param units that can be bought */
export const availabilityOf = (units: number, { availability }: OfferFacts = {}): PublishedAvailability =>
  units > 0 ? (availability ?? 'in_stock') : 'out_of_stock'

/** From when an offer for preorder or backorder is there; undefined for others, and for one that cannot be bought: nothing is promised of it. */
export const availableFromOf = (units: number, facts: OfferFacts = {}): string | undefined =>
  units > 0 && facts.availability ? (facts.availableFrom ?? undefined) : undefined

/** What is known of an offer, nothing else; a preorder whose day has come is one no longer, and a barcode that is none is not published. */
export function factsAt({ availability, availableFrom, gtin, ...facts }: OfferFacts, now: Date): KnownFacts {
  const isAhead = availability && !(availableFrom && new Date(availableFrom) <= now)
  const known = {
    ...facts,
    gtin: publishedGtin(gtin),
    ...(isAhead ? { availability, ...(availableFrom ? { availableFrom: new Date(availableFrom).toISOString() } : {}) } : {}),
  }
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null && value !== undefined))
}

/** {@link OfferFacts} without nulls. */
export type KnownFacts = { [K in keyof OfferFacts]?: NonNullable<OfferFacts[K]> }
