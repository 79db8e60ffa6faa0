/**
 * What a group's name says of one of its items. "Hats & umbrellas" names two things: an umbrella is found by one of them
 * only, or a search for hats would answer with umbrellas.
 */

import { isChinese, words } from '../letters/fold.ts'
import { nominative } from '../lists/term-table.ts'
import { byLanguage, languages, textIn, type Language, type Text } from '../languages/language.ts'

export interface Group {
  id: number
  parentId: number | null
  text: Text
}

/** The things a group's name lists, in a language: `Mugs`, `cups`. */
export function thingsNamed(name: string, lang: Language): string[] {
  if (lang === 'zh') return words(name)
  return name.split(/\s*(?:[,&/]|\s(?:and|и|და)\s)\s*/u).filter(Boolean)
}

/**
 * The part of its group's name that is true of an item, by language: the things that the item's name says too,
 * in one language or another; where it says none of them, all.
 * @param things those of its group, see {@link thingsOf}
 * @param names what the item's name says in each language, with synonyms
 */
export function ownNames(things: Things, names: Record<Language, string>): Record<Language, string> {
  // Where there is nothing to choose from, the words of the item's name are not asked for.
  if (languages.every((lang) => things[lang].length < 2)) return byLanguage((lang) => things[lang].map(({ name }) => name).join(' '))
  const nameWords = byLanguage((lang) => new Set(wordsOf(names[lang], lang)))
  return selectThings(things, ({ words }, lang) => words.some((word) => hasWord(nameWords[lang], word, lang)))
}

/** The part of a parent's name that is true of one of its children: of several things not those that name another child. */
export function rootNames(root: Text, child: Group, siblings: Group[]): Record<Language, string> {
  const things = thingsOf(root)
  const named = (group: Group, lang: Language) => new Set(wordsOf(textIn(group.text, lang), lang))
  const others = selectNot(
    things,
    ({ words }, lang) =>
      things[lang].length > 1 &&
      siblings.some((sibling) => sibling.id !== child.id && words.some((word) => hasWord(named(sibling, lang), word, lang))),
  )
  const childs = selectOnly(things, ({ words }, lang) => words.some((word) => hasWord(named(child, lang), word, lang)))
  return byLanguage((lang) => [...new Set([...childs[lang], ...others[lang]].map(({ name }) => name))].join(' '))
}

/** A thing that a group's name lists, and the words of that. */
interface Thing {
  name: string
  words: string[]
}
type Things = Record<Language, Thing[]>
type Test = (thing: Thing, lang: Language) => boolean

/** The things that a group's name lists in every language. */
export const thingsOf = (text: Text): Things =>
  byLanguage((lang) => thingsNamed(textIn(text, lang), lang).map((name) => ({ name, words: wordsOf(name, lang) })))

const wordsOf = (text: string, lang: Language) => words(text).map((word) => nominative(word, lang))
const hasWord = (nameWords: Set<string>, word: string, lang: Language) =>
  nameWords.has(word) || (lang === 'zh' && isChinese(word) && [...nameWords].some((each) => each.includes(word) || word.includes(each)))

/** Things that pass in some language; where names list as many things in two languages, a thing's place is the same in both. */
function passing(things: Things, test: Test): Record<Language, Set<number>> {
  const places = byLanguage((lang) => things[lang].flatMap((thing, place) => (test(thing, lang) ? [place] : [])))
  return byLanguage((lang) => {
    const alike = languages.filter((other) => things[other].length === things[lang].length)
    return new Set(alike.flatMap((other) => places[other]))
  })
}

function selectThings(things: Things, test: Test): Record<Language, string> {
  const places = passing(things, test)
  return byLanguage((lang) =>
    (places[lang].size > 0 ? things[lang].filter((_, place) => places[lang].has(place)) : things[lang]).map(({ name }) => name).join(' '),
  )
}

function selectOnly(things: Things, test: Test): Things {
  const places = passing(things, test)
  return byLanguage((lang) => things[lang].filter((_, place) => places[lang].has(place)))
}

function selectNot(things: Things, test: Test): Things {
  const places = passing(things, test)
  return byLanguage((lang) => things[lang].filter((_, place) => !places[lang].has(place)))
}
