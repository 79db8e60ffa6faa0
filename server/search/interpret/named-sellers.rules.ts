import { fold } from '@kalata/query-words/letters/fold.ts'
import type { BrandName } from '#contract/catalogue/brand-names.ts'
import type { Text } from '#contract/core/languages.ts'

/** A brand or a store by the words of its name. */
export interface NamedSeller {
  kind: 'brand' | 'store'
  id: number
}

/** Brands and stores by their names, folded, one space between words; a brand before a store of the same name. */
export type SellerNames = ReadonlyMap<string, NamedSeller>

/** Names of more words are not looked for. */
const maxWords = 3
const tokens = /\p{Script=Han}+|[^\s\p{Script=Han},.;«»„“"]+/gu

/** Brands and stores by their names as queries write them; a brand goes before a store of the same name. */
export function sellerNames(brands: { id: number; name: BrandName }[], stores: { id: number; name: Text }[]): SellerNames {
  const names = new Map<string, NamedSeller>()
  const add = (name: string, seller: NamedSeller) => {
    for (const key of nameKeys(name))
      // A name of one or two letters is a word of many others.
      if (key.length > 2 && !names.has(key)) names.set(key, seller)
  }
  for (const { id, name } of brands) for (const each of [name.ka, name.latin]) add(each, { kind: 'brand', id })
  for (const { id, name } of stores) for (const each of Object.values(name)) if (each) add(each, { kind: 'store', id })
  return names
}

const nameKey = (name: string) => [...fold(name).matchAll(tokens)].map(([token]) => token).join(' ')
/** Signs inside a name, which are typed or not: L'Oréal, Coca-Cola. */
const signs = /[^\p{L}\p{N} ]+/gu

/** A name as it is written, without its signs, with blanks for them, and all together: `de'longhi`, `delonghi`, `de longhi`. */
function nameKeys(name: string): Set<string> {
  const key = nameKey(name)
  return new Set([key, key.replace(signs, ''), key.replace(signs, ' ').trim(), key.replace(signs, '').replaceAll(' ', '')])
}

/** The brand or store that a query names beside a thing, as typed, and the query without it; the longest name counts. */
export function sellerIn(query: string, names: SellerNames): (NamedSeller & { name: string; rest: string }) | undefined {
  const all = [...query.matchAll(tokens)]
  for (let length = Math.min(maxWords, all.length - 1); length > 0; length--)
    for (let at = 0; at + length <= all.length; at++) {
      const run = all.slice(at, at + length)
      const typed = run.map(([token]) => fold(token)).join(' ')
      const seller = names.get(typed) ?? names.get(typed.replace(signs, ''))
      if (!seller) continue
      const [from, to] = [run[0]!.index, run.at(-1)!.index + run.at(-1)![0].length]
      const rest = `${query.slice(0, from)} ${query.slice(to)}`.replace(/\s+/g, ' ').trim()
      return { ...seller, name: query.slice(from, to), rest }
    }
  return undefined
}
