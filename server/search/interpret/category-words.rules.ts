/** Categories by their words: what `search_categories` answers in SQL, without reading all of them for every query. */

import type { WordMatch } from '@kalata/query-words/query/match-words.ts'
import type { Text } from '#contract/core/languages.ts'

/** A category that has products. */
export interface CategoryWords {
  id: number
  parentId: number | null
  text: Text
  /** The lexemes of its names, and of what is not sold here and comes nearest to it. */
  words: string[]
  related: string[]
}

export interface CategoryIndex {
  /** Root categories first. */
  categories: CategoryWords[]
  /** Of each lexeme the places in `categories`, ascending: those it names, and those nearest to what is not sold here. */
  named: Map<string, number[]>
  related: Map<string, number[]>
}

/** The places of categories by the lexemes of their own words and of what is related to them. */
export function categoryIndexOf(categories: CategoryWords[]): CategoryIndex {
  const placesBy = (wordsOf: (category: CategoryWords) => string[]) => {
    const places = new Map<string, number[]>()
    for (const [place, category] of categories.entries()) {
      for (const lexeme of wordsOf(category)) {
        const known = places.get(lexeme)
        if (known) known.push(place)
        else places.set(lexeme, [place])
      }
    }
    return places
  }
  return { categories, named: placesBy(({ words }) => words), related: placesBy(({ related }) => related) }
}

/** Categories that all the words name, root categories first. */
export function namedCategories({ categories, named }: CategoryIndex, words: WordMatch[], limit: number): CategoryWords[] {
  const [first, ...others] = words.map((word) => placesOf(word, named))
  const all = [...first!].filter((place) => others.every((places) => places.has(place)))
  return all
    .toSorted((a, b) => a - b)
    .slice(0, limit)
    .map((place) => categories[place]!)
}

/** Categories that some of the words tell: nearest to what is not sold here first, then those that they name; child categories first. */
export function nearCategories({ categories, named, related }: CategoryIndex, words: WordMatch[], limit: number): CategoryWords[] {
  const byWords = (lexemes: Map<string, number[]>) =>
    [...new Set(words.flatMap((word) => [...placesOf(word, lexemes)]))]
      .map((place) => categories[place]!)
      .toSorted((a, b) => Number(a.parentId === null) - Number(b.parentId === null) || a.id - b.id)
  return [...new Set([...byWords(related), ...byWords(named)])].slice(0, limit)
}

/** The categories that have all lexemes of one of the word's alternatives. */
function placesOf({ alternatives }: WordMatch, lexemes: Map<string, number[]>): Set<number> {
  const found = new Set<number>()
  for (const [first, ...others] of alternatives) {
    for (const place of lexemes.get(first!) ?? []) if (others.every((lexeme) => lexemes.get(lexeme)?.includes(place))) found.add(place)
  }
  return found
}
