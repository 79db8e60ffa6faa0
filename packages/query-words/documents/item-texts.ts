import { phoneticKey, stem } from '../languages/georgian.ts'
import { pinyinWords } from '../languages/pinyin.ts'
import { indexedWords, isChinese, joinedWords, type IndexedWords } from '../letters/fold.ts'
import { latinLookAlikes } from '../letters/look-alikes.ts'
import { fuzzyKeys } from '../letters/spelling.ts'
import { byLanguage, languages, textIn, writtenIn, type Language, type Text } from '../languages/language.ts'
import type { TermLists } from '../lists/term-lists.ts'
import { ownNames, rootNames, thingsOf, type Group } from './group-names.ts'
import { memoized } from './memoized.ts'
import { partsOfDescription, thingOfDescription, writtenName, type WrittenName } from './written-name.ts'

/** What is known of an item in words. */
export interface Item {
  name: Text
  /** The names of its maker, in one script or several. */
  maker: string[]
  groupId: number
  /** Where it comes from, as its seller and city. */
  sources: Text[]
  attributes: { name: Text; value: Text }[]
  options: { name: Text; values: { text: Text }[] }[]
  description: Text
}

/** The texts of an item in one language; synonyms stand beside their words. */
interface Texts {
  /** Its name as it is written, without synonyms. */
  name: string
  /** The words of its name that say what it is. */
  thing: string
  /** The others beside them. */
  beside: string
  /** Its maker and group. */
  kind: string
  source: string
  /** The rest of its name, attributes, options and how its description begins. */
  details: string
}
/** By weight, A to D: the thing, the words beside it, its kind, and its sources and details. */
type Parts = [string, string, string, string]
/** The words of an item in their search form, each once in a part. */
export interface ItemDocument {
  /** The words of all languages. */
  parts: Parts
  /** Names as they are written, with the places of the languages that show them (`languages`). */
  names: { words: string; languages: number[] }[]
  /** The descriptions, each once, and how many words they have on average. */
  texts: string[]
  textWords: number
}

/** The names of groups as their items are indexed with them. */
export class GroupNames {
  readonly #groups: Map<number, Group>
  readonly #lists: TermLists
  readonly #things = memoized((group: Group) => thingsOf(group.text))
  readonly #rootNames = memoized((group: Group) => {
    const root = group.parentId === null ? undefined : this.#groups.get(group.parentId)
    const siblings = [...this.#groups.values()].filter(({ parentId }) => parentId !== null && parentId === root?.id)
    return root && rootNames(root.text, group, siblings)
  })
  /** By language: the names of a group with synonyms and pinyin. A group's items say few different ones of its things. */
  readonly #withSynonyms = byLanguage((lang) =>
    memoized((text: string) => [text, this.#lists.synonymsOf(text, lang, true), ...(lang === 'zh' ? pinyinWords(text) : [])].join(' ')),
  )

  constructor(groups: Group[], lists: TermLists) {
    this.#groups = new Map(groups.map((group) => [group.id, group]))
    this.#lists = lists
  }

  /** What the names of an item's group and its parent say of it, with synonyms and pinyin. */
  of(groupId: number, itemNames: Record<Language, string>): Record<Language, string> {
    const group = this.#groups.get(groupId)!
    const things = ownNames(this.#things(group), itemNames)
    const root = this.#rootNames(group)
    return byLanguage((lang) => this.#withSynonyms[lang]([things[lang], root?.[lang]].filter(Boolean).join(' ')))
  }
}

/** So many words of a description say what a product is; the others what else is to be said of it. */
const firstWords = 8

const beginningOf = (description: string) => description.split(/\s+/, firstWords).join(' ')

/** The words of a thing in a language, with what that calls it where they are in another. */
const thingIn = (lang: Language, written: Language, named: Pick<WrittenName, 'thing' | 'concepts'>, lists: TermLists): string =>
  written === lang ? named.thing : `${named.thing} ${lists.translationsOf(named.concepts(), lang)}`

/** The texts of an item in every language; what a language lacks stands in the one it falls back to. */
export function textsOf(item: Item, groups: GroupNames, lists: TermLists): Record<Language, Texts> & { descriptions: string[] } {
  // What came in one language has the same texts four times.
  const maker = makerWords(item.maker)
  const nameIn = memoized((written: Language) => writtenName(item.name[written] ?? '', written, maker, lists))
  const describedIn = memoized((written: Language) => thingOfDescription(item.description[written] ?? '', written, maker, lists))
  const descriptionIn = memoized((written: Language) => partsOfDescription(item.description[written] ?? '', written))
  const names = byLanguage((lang) => {
    const { lang: written } = writtenIn(item.name, lang)
    const name = nameIn(written)
    const described = writtenIn(item.description, lang).lang
    const second = describedIn(described)
    const added = second && !name.isCertain() ? thingIn(lang, described, second, lists) : ''
    return { ...name, thing: `${thingIn(lang, written, name, lists)} ${added}` }
  })
  const withOtherForms = memoized((details: string) => [details, ...joinedWords(details), ...latinLookAlikes(details)].join(' '))
  const group = groups.of(
    item.groupId,
    byLanguage((lang) => `${names[lang].thing} ${names[lang].beside}`),
  )
  return {
    ...byLanguage((lang): Texts => {
      const inLanguage = (text: Text) => textIn(text, lang)
      const details = [
        ...item.attributes.flatMap(({ name, value }) => [inLanguage(name), inLanguage(value)]),
        ...item.options.flatMap(({ name, values }) => [inLanguage(name), ...values.map((value) => inLanguage(value.text))]),
        beginningOf(inLanguage(item.description)),
        descriptionIn(writtenIn(item.description, lang).lang).rest,
      ].join(' ')
      return {
        name: names[lang].name,
        thing: names[lang].thing,
        beside: names[lang].beside,
        kind: `${maker} ${group[lang]}`,
        source: item.sources.map(inLanguage).join(' '),
        details: `${names[lang].rest} ${withOtherForms(details)}`,
      }
    }),
    descriptions: [...new Set(languages.flatMap((lang) => descriptionIn(lang).about || []))],
  }
}

/** A maker is found by its name in any script, in every language, and written together. */
function makerWords(names: string[]): string {
  return [...new Set(names)].flatMap((name) => [name, ...joinedWords(name.trim().replaceAll(/\s+/g, '-'))]).join(' ')
}

/** The words of texts; see {@link wordsOfTexts}. */
type WordsOf = (text: string) => IndexedWords

/** The words of the texts of a batch of items, read once each: languages, sources and groups have many in common. */
export const wordsOfTexts = (): WordsOf => memoized(indexedWords)

/** The search document of an item. */
export function documentOf({ descriptions, ...texts }: ReturnType<typeof textsOf>, wordsOf: WordsOf): ItemDocument {
  const searchForm = (of: string[]) => [...new Set(of.flatMap((text) => wordsOf(text).inDocument))].join(' ')
  const inAll = (partOf: (texts: Texts) => string) => searchForm([...new Set(languages.map((lang) => partOf(texts[lang])))])
  const written = descriptions.map((text) => wordsOf(text).inDocument)
  const names = Map.groupBy(languages.keys(), (place) => texts[languages[place]!].name)
  return {
    parts: [
      inAll(({ thing }) => thing),
      inAll(({ beside }) => beside),
      inAll(({ kind }) => kind),
      inAll(({ source, details }) => `${source} ${details}`),
    ],
    names: [...names].map(([name, places]) => ({ words: wordsOf(name).inDocument.join(' '), languages: places })),
    texts: written.map((words) => words.join(' ')),
    textWords: Math.round(written.flat().length / Math.max(written.length, 1)),
  }
}

/** How often a word is written, and how often it says what an item is or whose: in the head of its name, its maker, group or source. */
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

/** Counts the words of an item's texts into `counts`, Chinese by its characters and bigrams. */
export function countWords({ descriptions, ...texts }: ReturnType<typeof textsOf>, counts: Map<string, WordCount>, wordsOf: WordsOf): void {
  const add = (text: string, named: boolean) => count(countedIn(wordsOf(text)), named, counts)
  for (const lang of languages) {
    const { thing, beside, kind, source, details } = texts[lang]
    for (const text of [[...new Set(`${thing} ${beside}`.split(' '))].join(' '), kind, source]) add(text, true)
    add(details, false)
  }
  for (const text of descriptions) add(text, false)
}

/** What the vocabulary has of a text: Chinese has no letters to mistype, and only how often it is written counts. */
export const countedIn = ({ ofLetters, ofChinese }: IndexedWords): string[] =>
  ofChinese.length > 0 ? [...ofLetters, ...ofChinese] : ofLetters

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

/** The row of the vocabulary for a word. @param lists whose compounds are no correction of anything */
export function indexWord(word: string, { uses, named }: WordCount, lists: TermLists): IndexWord {
  const form = stem(word)
  const georgian = /[ა-ჰ]/.test(word)
  const phoneticStem = georgian ? phoneticKey(form) : null
  const keys = lists.compounds.has(word) || isChinese(word) ? [] : fuzzyKeys(word, phoneticStem)
  return { word, form, phoneticStem, phoneticWord: georgian ? phoneticKey(word) : null, uses, named, fuzzyKeys: keys }
}

/** The search form of a group: its names with synonyms and pinyin, and what is not sold here and comes nearest. */
export function groupDocument({ id, text }: Group, lists: TermLists): { id: number; names: string; related: string } {
  const inLanguage = (lang: Language) => textIn(text, lang)
  const names = languages.flatMap((lang) => [inLanguage(lang), lists.synonymsOf(inLanguage(lang), lang, true)])
  return {
    id,
    names: [...names, ...pinyinWords(inLanguage('zh'))].join(' '),
    related: languages.map((lang) => lists.relatedTo(inLanguage(lang), lang)).join(' '),
  }
}
