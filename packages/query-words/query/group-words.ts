/** Groups of things by their words, without reading all of them for every query. */

import type { WordMatch } from './match-words.ts'

/** A group that has items. */
export interface GroupWords {
  id: number
  parentId: number | null
  /** The lexemes of its names, and of what is not sold and comes nearest to it. */
  words: string[]
  related: string[]
}

export interface GroupIndex<Group extends GroupWords> {
  /** Those without a parent first. */
  groups: Group[]
  /** Of each lexeme the places in `groups`, ascending: those it names, and those nearest to what is not sold. */
  named: Map<string, number[]>
  related: Map<string, number[]>
}

/** The places of groups by the lexemes of their own words and of what is related to them. */
export function groupIndexOf<Group extends GroupWords>(groups: Group[]): GroupIndex<Group> {
  const placesBy = (wordsOf: (group: Group) => string[]) => {
    const places = new Map<string, number[]>()
    for (const [place, group] of groups.entries()) {
      for (const lexeme of wordsOf(group)) {
        const known = places.get(lexeme)
        if (known) known.push(place)
        else places.set(lexeme, [place])
      }
    }
    return places
  }
  return { groups, named: placesBy(({ words }) => words), related: placesBy(({ related }) => related) }
}

/** Groups that all the words name, those without a parent first. */
export function namedGroups<Group extends GroupWords>({ groups, named }: GroupIndex<Group>, words: WordMatch[], limit: number): Group[] {
  const [first, ...others] = words.map((word) => placesOf(word, named))
  const all = [...first!].filter((place) => others.every((places) => places.has(place)))
  return all
    .toSorted((a, b) => a - b)
    .slice(0, limit)
    .map((place) => groups[place]!)
}

/** Groups that some of the words tell: nearest to what is not sold first, then those that they name; those with a parent first. */
export function nearGroups<Group extends GroupWords>(
  { groups, named, related }: GroupIndex<Group>,
  words: WordMatch[],
  limit: number,
): Group[] {
  const byWords = (lexemes: Map<string, number[]>) =>
    [...new Set(words.flatMap((word) => [...placesOf(word, lexemes)]))]
      .map((place) => groups[place]!)
      .toSorted((a, b) => Number(a.parentId === null) - Number(b.parentId === null) || a.id - b.id)
  return [...new Set([...byWords(related), ...byWords(named)])].slice(0, limit)
}

/** The groups that have all lexemes of one of the word's alternatives. */
function placesOf({ alternatives }: WordMatch, lexemes: Map<string, number[]>): Set<number> {
  const found = new Set<number>()
  for (const [first, ...others] of alternatives) {
    for (const place of lexemes.get(first!) ?? []) if (others.every((lexeme) => lexemes.get(lexeme)?.includes(place))) found.add(place)
  }
  return found
}
