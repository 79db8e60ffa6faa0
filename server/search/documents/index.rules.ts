import { maxTextWords } from '@kalata/product-index/words/words.ts'
import { phoneticKey, stem } from '@kalata/query-words/languages/georgian.ts'
import { pinyinWords } from '@kalata/query-words/languages/pinyin.ts'
import { indexedWords, joinedWords, type IndexedWords } from '@kalata/query-words/letters/fold.ts'
import { latinLookAlikes } from '@kalata/query-words/letters/look-alikes.ts'
import { fuzzyKeys } from '@kalata/query-words/letters/spelling.ts'
import type { BrandName } from '#contract/catalogue/brand-names.ts'
import { languages, pickText, type Language, type Text } from '#contract/core/languages.ts'
import { ownNames, rootNames, thingsOf, type Category } from './category-names.rules.ts'
import { indexLanguages } from './index-languages.rules.ts'
import { memoized } from './memoized.rules.ts'
import { termLists } from '../interpret/synonyms/synonyms.rules.ts'
import { partsOfDescription, thingOfDescription, writtenName, type WrittenName } from './written-name.rules.ts'

/** The layout of the index and its rules of words; a change makes every mall rebuild its index ({@link rebuildOutdated}). */
export const indexVersion = 23

/** What is known of a product in words. */
export interface IndexedProduct {
  id: number
  name: Text
  brand: BrandName | null
  categoryId: number
  store: Text
  city: Text
  attributes: { name: Text; value: Text }[]
  options: { name: Text; values: { key: string; text: Text; swatch?: string | undefined }[] }[]
  /** Of each offer the keys of its values, in the order of the options. */
  variants: string[][]
  description: Text
  /** The numbers that its store, makers and barcodes give its offers, as they are written. */
  codes: string[]
}

/** The texts of a product in one language; synonyms stand beside their words. */
interface Texts {
  /** Its name as it is written, without synonyms. */
  name: string
  /** The words of its name that say what it is. */
  thing: string
  /** The others beside them. */
  beside: string
  /** Its brand and category. */
  kind: string
  store: string
  /** The rest of its name, attributes, options and how its description begins. */
  details: string
}
/** By weight, A to D: the thing, the words beside it, its kind, and its store and details. */
type Parts = [string, string, string, string]
/** The words of a product in their search form, each once in a part. */
export interface IndexDocument {
  id: number
  /** The words of all languages. */
  parts: Parts
  /** Names as they are written, with the languages that show them (`indexLanguages`). */
  names: { words: string; languages: number[] }[]
  /** The descriptions, each once, and how many words they have on average. */
  texts: string[]
  textWords: number
  /** The values of its variants, an array in PostgreSQL's form. */
  variants: string
}

/** The names of categories as their products are indexed with them. */
export class CategoryNames {
  readonly #categories: Map<number, Category>
  readonly #things = memoized((category: Category) => thingsOf(category.text))
  readonly #rootNames = memoized((category: Category) => {
    const root = category.parentId === null ? undefined : this.#categories.get(category.parentId)
    const siblings = [...this.#categories.values()].filter(({ parentId }) => parentId !== null && parentId === root?.id)
    return root && rootNames(root.text, category, siblings)
  })
  /** By language: the names of a category with synonyms and pinyin. A category's products say few different ones of its things. */
  readonly #withSynonyms = byLanguage((lang) =>
    memoized((text: string) => [text, termLists().synonymsOf(text, lang, true), ...(lang === 'zh' ? pinyinWords(text) : [])].join(' ')),
  )

  constructor(categories: Category[]) {
    this.#categories = new Map(categories.map((category) => [category.id, category]))
  }

  /** What the names of a product's category and root category say of it, with synonyms and pinyin. */
  of(categoryId: number, productNames: Record<Language, string>): Record<Language, string> {
    const category = this.#categories.get(categoryId)!
    const things = ownNames(this.#things(category), productNames)
    const root = this.#rootNames(category)
    return byLanguage((lang) => this.#withSynonyms[lang]([things[lang], root?.[lang]].filter(Boolean).join(' ')))
  }
}

const byLanguage = <T>(value: (lang: Language) => T) =>
  Object.fromEntries(languages.map((lang) => [lang, value(lang)])) as Record<Language, T>

/** So many words of a description say what a product is; the others what else is to be said of it. */
const firstWords = 8

const beginningOf = (description: string) => description.split(/\s+/, firstWords).join(' ')

/** The words of a thing in a language, with what that calls it where they are in another. */
const thingIn = (lang: Language, written: Language, named: Pick<WrittenName, 'thing' | 'concepts'>): string =>
  written === lang ? named.thing : `${named.thing} ${termLists().translationsOf(named.concepts(), lang)}`

/** The texts of a product in every language; what a language lacks stands in the one it falls back to. */
export function textsOf(product: IndexedProduct, categories: CategoryNames): Record<Language, Texts> & { descriptions: string[] } {
  // Goods that came in one language have the same texts four times.
  const brand = product.brand ? brandWords(product.brand) : ''
  const nameIn = memoized((written: Language) => writtenName(product.name[written] ?? '', written, brand))
  const describedIn = memoized((written: Language) => thingOfDescription(product.description[written] ?? '', written, brand))
  const descriptionIn = memoized((written: Language) => partsOfDescription(product.description[written] ?? '', written))
  const names = byLanguage((lang) => {
    const { lang: written } = pickText(product.name, lang)
    const name = nameIn(written)
    const described = pickText(product.description, lang).lang
    const second = describedIn(described)
    const added = second && !name.isCertain() ? thingIn(lang, described, second) : ''
    return { ...name, thing: `${thingIn(lang, written, name)} ${added}` }
  })
  const withOtherForms = memoized((details: string) => [details, ...joinedWords(details), ...latinLookAlikes(details)].join(' '))
  const category = categories.of(
    product.categoryId,
    byLanguage((lang) => `${names[lang].thing} ${names[lang].beside}`),
  )
  return {
    ...byLanguage((lang): Texts => {
      const inLanguage = (text: Text) => pickText(text, lang).text
      const details = [
        ...product.attributes.flatMap(({ name, value }) => [inLanguage(name), inLanguage(value)]),
        ...product.options.flatMap(({ name, values }) => [inLanguage(name), ...values.map((value) => inLanguage(value.text))]),
        beginningOf(inLanguage(product.description)),
        descriptionIn(pickText(product.description, lang).lang).rest,
      ].join(' ')
      return {
        name: names[lang].name,
        thing: names[lang].thing,
        beside: names[lang].beside,
        kind: `${brand} ${category[lang]}`,
        store: `${inLanguage(product.store)} ${inLanguage(product.city)}`,
        details: `${names[lang].rest} ${withOtherForms(details)}`,
      }
    }),
    descriptions: [...new Set(indexLanguages.flatMap((lang) => descriptionIn(lang).about || []))],
  }
}

/** A brand is found by its name in either script, in every language, and written together. */
function brandWords({ ka, latin }: BrandName): string {
  const names = ka === latin ? [ka] : [ka, latin]
  return names.flatMap((name) => [name, ...joinedWords(name.trim().replaceAll(/\s+/g, '-'))]).join(' ')
}

/** The words of texts; see {@link wordsOfTexts}. */
type WordsOf = (text: string) => IndexedWords

/** The words of the texts of a batch of products, read once each: languages, stores and categories have many in common. */
export const wordsOfTexts = (): WordsOf => memoized(indexedWords)

/** The search document of a product. */
export function documentOf(
  id: number,
  { descriptions, ...texts }: ReturnType<typeof textsOf>,
  wordsOf: WordsOf,
): Omit<IndexDocument, 'variants'> {
  const searchForm = (of: string[]) => [...new Set(of.flatMap((text) => wordsOf(text).inDocument))].join(' ')
  const inAll = (partOf: (texts: Texts) => string) => searchForm([...new Set(languages.map((lang) => partOf(texts[lang])))])
  const written = descriptions.map((text) => wordsOf(text).inDocument)
  const names = Map.groupBy(indexLanguages.keys(), (place) => texts[indexLanguages[place]!].name)
  return {
    id,
    parts: [
      inAll(({ thing }) => thing),
      inAll(({ beside }) => beside),
      inAll(({ kind }) => kind),
      inAll(({ store, details }) => `${store} ${details}`),
    ],
    names: [...names].map(([name, places]) => ({ words: wordsOf(name).inDocument.join(' '), languages: places })),
    texts: written.map((words) => words.join(' ')),
    textWords: Math.min(Math.round(written.flat().length / Math.max(written.length, 1)), maxTextWords),
  }
}

/** How often a word is written, and how often it says what a product is or whose: in the head of its name, brand, category or store. */
export interface WordCount {
  uses: number
  named: number
}

export interface IndexWord extends WordCount {
  word: string
  /** The word before the database stems it. */
  form: string
  phoneticStem: string | null
  phoneticWord: string | null
  fuzzyKeys: string[]
}

/** Counts the words of a product's texts into `counts`; Chinese has no letters to mistype and stays out. */
export function countWords({ descriptions, ...texts }: ReturnType<typeof textsOf>, counts: Map<string, WordCount>, wordsOf: WordsOf): void {
  const add = (text: string, named: boolean) => count(wordsOf(text).ofLetters, named, counts)
  for (const lang of languages) {
    const { thing, beside, kind, store, details } = texts[lang]
    for (const text of [[...new Set(`${thing} ${beside}`.split(' '))].join(' '), kind, store]) add(text, true)
    add(details, false)
  }
  for (const text of descriptions) add(text, false)
}

/** Counts words into `counts`. */
export function count(words: string[], named: boolean, counts: Map<string, WordCount>): void {
  for (const word of words) {
    const known = counts.get(word)
    if (known) {
      known.uses++
      if (named) known.named++
    } else {
      counts.set(word, { uses: 1, named: named ? 1 : 0 })
    }
  }
}

/** The row of the vocabulary for a word. */
export function indexWord(word: string, { uses, named }: WordCount): IndexWord {
  const form = stem(word)
  const georgian = /[ა-ჰ]/.test(word)
  const phoneticStem = georgian ? phoneticKey(form) : null
  const keys = termLists().compounds.has(word) ? [] : fuzzyKeys(word, phoneticStem)
  return { word, form, phoneticStem, phoneticWord: georgian ? phoneticKey(word) : null, uses, named, fuzzyKeys: keys }
}

/** The search form of a category: its names with synonyms and pinyin, and what is not sold here and comes nearest. */
export function categoryDocument({ id, text }: Category): { id: number; names: string; related: string } {
  const inLanguage = (lang: Language) => pickText(text, lang).text
  const names = languages.flatMap((lang) => [inLanguage(lang), termLists().synonymsOf(inLanguage(lang), lang, true)])
  return {
    id,
    names: [...names, ...pinyinWords(inLanguage('zh'))].join(' '),
    related: languages.map((lang) => termLists().relatedTo(inLanguage(lang), lang)).join(' '),
  }
}
