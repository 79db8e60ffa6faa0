/** Proper names within a query, as of makers and sellers: which things are filtered by, and which name none. */

import { fold } from '../letters/fold.ts'

/** Who is called so, by name: folded, one space between words. */
export type KnownNames<Who> = ReadonlyMap<string, Who>

/** Names of more words are not looked for. */
const maxWords = 3
const tokens = /\p{Script=Han}+|[^\s\p{Script=Han},.;«»„“"]+/gu

/** Names as queries write them; of two that are called alike the first. */
export function knownNames<Who>(named: Iterable<readonly [name: string, who: Who]>): KnownNames<Who> {
  const names = new Map<string, Who>()
  for (const [name, who] of named)
    for (const key of nameKeys(name))
      // A name of one or two letters is a word of many others.
      if (key.length > 2 && !names.has(key)) names.set(key, who)
  return names
}

const nameKey = (name: string) => [...fold(name).matchAll(tokens)].map(([token]) => token).join(' ')
/** Punctuation inside a name, which are typed or not: L'Oréal, Coca-Cola. */
const punctuation = /[^\p{L}\p{N} ]+/gu

/** A name as it is written, without its punctuation, with blanks for them, and all together: `de'longhi`, `delonghi`, `de longhi`. */
function nameKeys(name: string): Set<string> {
  const key = nameKey(name)
  return new Set([
    key,
    key.replace(punctuation, ''),
    key.replace(punctuation, ' ').trim(),
    key.replace(punctuation, '').replaceAll(' ', ''),
  ])
}

/** Whom a query names beside a thing, as typed, and the query without it; the longest name counts. */
export function nameIn<Who>(query: string, names: KnownNames<Who>): { who: Who; name: string; rest: string } | undefined {
  const all = [...query.matchAll(tokens)]
  for (let length = Math.min(maxWords, all.length - 1); length > 0; length--)
    for (let at = 0; at + length <= all.length; at++) {
      const run = all.slice(at, at + length)
      const typed = run.map(([token]) => fold(token)).join(' ')
      const who = names.get(typed) ?? names.get(typed.replace(punctuation, ''))
      if (!who) continue
      const [from, to] = [run[0]!.index, run.at(-1)!.index + run.at(-1)![0].length]
      const rest = `${query.slice(0, from)} ${query.slice(to)}`.replace(/\s+/g, ' ').trim()
      return { who, name: query.slice(from, to), rest }
    }
  return undefined
}
