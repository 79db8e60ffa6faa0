import type { BrandName } from '#contract/catalogue/brand-names.ts'
import { languages, pickText, type Language, type Text } from '#contract/core/languages.ts'
import { documentWords, isChinese, words } from './fold.rules.ts'
import { phoneticKey, stem } from './georgian.rules.ts'
import { withoutOne } from './spelling.rules.ts'

/** What is known of a product in words. */
export interface IndexedProduct {
  id: number
  name: Text
  brand: BrandName | null
  category: Text
  topCategory: Text | null
  store: Text
  city: Text
  attributes: { name: Text; value: Text }[]
  options: { name: Text; values: { text: Text }[] }[]
  description: Text
}

/** Texts in their search form by weight: name, brand and categories, store, the rest. */
type Parts = [string, string, string, string]
export type IndexDocument = { id: number } & Record<Language, Parts>

/** The document of a product, in every language; what a language lacks stands in the one it falls back to. */
export function documentOf(product: IndexedProduct): IndexDocument {
  const parts = languages.map((lang) => [lang, textsOf(product, lang).map((text) => documentWords(text).join(' ')) as Parts] as const)
  return { id: product.id, ...(Object.fromEntries(parts) as Record<Language, Parts>) }
}

/** A brand is found by its name in either script, in every language. */
const brandWords = ({ ka, latin }: BrandName) => (ka === latin ? ka : `${ka} ${latin}`)

function textsOf(product: IndexedProduct, lang: Language): [string, string, string, string] {
  const inLanguage = (text: Text | null) => (text ? pickText(text, lang).text : '')
  const rest = [
    ...product.attributes.flatMap(({ name, value }) => [inLanguage(name), inLanguage(value)]),
    ...product.options.flatMap(({ name, values }) => [inLanguage(name), ...values.map((value) => inLanguage(value.text))]),
    inLanguage(product.description),
  ]
  return [
    inLanguage(product.name),
    [product.brand ? brandWords(product.brand) : '', inLanguage(product.category), inLanguage(product.topCategory)].join(' '),
    `${inLanguage(product.store)} ${inLanguage(product.city)}`,
    rest.join(' '),
  ]
}

export interface IndexWord {
  word: string
  /** The word before the database stems it. */
  form: string
  phoneticStem: string | null
  phoneticWord: string | null
  uses: number
  fuzzyKeys: string[]
}

/** Counts the words of a product's texts into `counts`; Chinese has no letters to mistype and stays out. */
export function countWords(product: IndexedProduct, counts: Map<string, number>): void {
  for (const lang of languages) {
    for (const word of words(textsOf(product, lang).join(' '))) {
      if (!isChinese(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
}

/** The row of the vocabulary for a word. */
export function indexWord(word: string, uses: number): IndexWord {
  const form = stem(word)
  const georgian = /[ა-ჰ]/.test(word)
  const phoneticStem = georgian ? phoneticKey(form) : null
  return { word, form, phoneticStem, phoneticWord: georgian ? phoneticKey(word) : null, uses, fuzzyKeys: fuzzyKeys(word, phoneticStem) }
}

/** What near words have at least one of in common: the word and its phonetic stem, complete and with a letter left out. */
export function fuzzyKeys(word: string, sound: string | null): string[] {
  return [...withoutOne(word), ...(sound ? withoutOne(sound).map((key) => `~${key}`) : [])]
}
