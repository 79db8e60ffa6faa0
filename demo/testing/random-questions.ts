/** Random products, changes and questions by which the product index is compared with the database. */
import fc from 'fast-check'
import { languages } from '#contract/core/languages.ts'
import { sorts } from '#contract/search/constants.ts'

/** The element of a list at a place, again and again from its beginning. */
export const pick = <T>(list: readonly T[], at: number): T => list[at % list.length]!

/** Words of names, of which some share a stem, and of what only descriptions mention. */
const vocabulary = ['mug', 'mugs', 'red', 'ლარნაკი', 'ваза', '花瓶', 'clay', 'gift', '2', 'brand', 'store']
/** Names of two to five words, of which some say one twice, that differ by language for some products, and a description; some end where places end to be told. */
export function textsFor(seed: number) {
  const step = (at: number) => pick([at >> 1, at, 2 * at], seed)
  const name = (from: number) => Array.from({ length: 2 + (seed % 4) }, (_, at) => pick(vocabulary, from + step(at))).join(' ')
  const text = (from: number) =>
    seed % 2 ? { en: name(from) } : { ka: name(from), en: name(from + 1), ru: name(from + 2), zh: name(from + 5) }
  const attributes = [
    ...(seed % 5 === 0 ? [{ name: { en: 'Use' }, value: text(seed + 3) }] : []),
    ...(seed % 4 > 0 ? [{ name: { en: 'Material' }, value: { en: pick(['Clay', 'Wood, Steel', 'Steel', 'Glass'], seed >> 1) } }] : []),
    ...(seed % 3 > 0 ? [{ name: { en: 'Weight' }, value: { en: `${1 + ((seed * 7) % 19)} kg` } }] : []),
  ]
  const lead = seed % 6 === 0 ? `${Array.from({ length: 58 + (seed % 5) }, (_, at) => `w${at}`).join(' ')} ` : ''
  const description = Object.fromEntries(Object.entries(text(seed * 7 + 1)).map(([lang, words]) => [lang, lead + words]))
  return { name: text(seed), description, attributes }
}

/** None, or up to three reviews, of scores that are often high. */
export const scoresFor = (seed: number): number[] =>
  [0, 1, 2, 3, 4].map((place) => (seed % 3 === 0 ? 0 : pick([0, 0, 1, 2, 3].slice(0, place + 1), seed >> place)))

const optionValues = { Colour: ['Red', 'Blue', 'Green'], Size: ['S', 'M', 'XL'], Volume: ['250 ml', '0.5 l', '500 ml', '1 l'] }

/** None, one or two options, and some of their combinations as offers, of which some are sold out. */
export function optionsFor(seed: number) {
  const names = pick([[], ['Colour'], ['Colour', 'Size'], ['Size', 'Volume'], ['Volume']] as (keyof typeof optionValues)[][], seed)
  if (names.length === 0) return {}
  const options = names.map((name) => ({
    name: { en: name },
    values: optionValues[name].map((text, place) => ({ key: `v${place}`, text: { en: text } })),
  }))
  const combinations = options.reduce<string[][]>((all, { values }) => all.flatMap((one) => values.map(({ key }) => [...one, key])), [[]])
  const offers = combinations
    .filter((_, place) => place === 0 || (seed >> (place % 8)) % 2 === 1)
    .map((values, place) => ({ values, stock: seed % 4 === 0 || (seed + 3 * place) % 5 < 2 ? 0 : 5 }))
  return { options, offers }
}

/** One change of a mall. */
export const change = fc.record({
  kind: fc.constantFrom(
    'price',
    'stock',
    'variant',
    'variant',
    'sold',
    'appeal',
    'rate',
    'brand',
    'store',
    'move',
    'unlist',
    'list',
    'delete',
    'add',
    'parent',
    'rename',
  ),
  product: fc.nat(1000),
  value: fc.nat(1000),
})

export type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

const some = (most: number) => fc.option(fc.array(fc.nat(most), { minLength: 1, maxLength: 3 }), { nil: undefined, freq: 2 })
/** What a shopper may ask, by places in lists of what there is. */
export const question = fc.record({
  place: fc.option(fc.record({ category: fc.nat(20), root: fc.boolean() }), { nil: undefined }),
  brandIds: some(4),
  categoryIds: some(9),
  storeIds: some(4),
  priceMin: fc.option(fc.nat(900), { nil: undefined, freq: 2 }),
  priceMax: fc.option(fc.nat(1200), { nil: undefined, freq: 2 }),
  ratingMin: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined, freq: 2 }),
  inStock: fc.option(fc.boolean(), { nil: undefined }),
  onSale: fc.option(fc.boolean(), { nil: undefined }),
  /** Values of one variant, and others. */
  attributes: fc.record({
    variant: fc.nat(1000),
    places: fc.uniqueArray(fc.nat(4), { minLength: 1, maxLength: 3 }),
    others: fc.array(fc.nat(1000), { maxLength: 2 }),
  }),
  /** Many filters together find nothing; `attributes`: by them, and whether in stock. */
  filteredBy: fc.constantFrom('nothing', 'attributes', 'attributes', 'all'),
  sort: fc.constantFrom('relevance' as const, 'relevance' as const, ...sorts),
  limit: fc.constantFrom(1, 5, 20),
  page: fc.nat(4),
  lists: fc.boolean(),
  lang: fc.constantFrom(...languages),
  /** What the words of a product must weigh. */
  least: fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined, freq: 2 }),
  /** Of the words in turn: whether each only says more of the thing. */
  modifiers: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  words: fc.option(
    fc.array(fc.array(fc.array(fc.nat(30), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 }), {
      minLength: 1,
      maxLength: 3,
    }),
    { nil: undefined, freq: 3 },
  ),
})
export type Question = typeof question extends fc.Arbitrary<infer T> ? T : never
