import { isYes } from '../cells/common-cells.ts'
import { plainWord } from '../texts/plain-text.ts'
import { valueAt } from '../value-at.ts'
import type { AttributePlaces } from './woocommerce-headers.ts'

/** The items of a cell: separated by commas, where a comma of their own has a backslash before it. */
export function listOf(cell: string): string[] {
  return cell
    .split(/(?<!\\),/)
    .map((item) => item.replaceAll('\\,', ',').trim())
    .filter(Boolean)
}

/** What a row is, by its type and those that plugins add to it. */
export type RowKind = 'product' | 'variable' | 'variation' | 'grouped' | 'external' | 'bundle'

const kinds: Readonly<Record<string, RowKind>> = {
  ...{ simple: 'product', virtual: 'product', downloadable: 'product', subscription: 'product' },
  ...{ variable: 'variable', 'variable-subscription': 'variable', variation: 'variation', subscription_variation: 'variation' },
  ...{ grouped: 'grouped', woosg: 'grouped', external: 'external', affiliate: 'external' },
  ...{ bundle: 'bundle', woosb: 'bundle', yith_bundle: 'bundle', composite: 'bundle', yith_composite: 'bundle', 'mix-and-match': 'bundle' },
}

/** The kind of a row; of several words the one that says more. `unknown`: words that no list has. */
export function kindOf(types: readonly string[]): { kind: RowKind; unknown: string[] } {
  const known = types.map((type) => valueAt(kinds, type))
  return {
    kind: known.find((kind) => kind !== undefined && kind !== 'product') ?? 'product',
    unknown: types.filter((_, place) => known[place] === undefined),
  }
}

/** Kinds of products that are no product of their own, and why. */
export const skippedKinds = {
  grouped: 'is a group: its products come in by themselves',
  external: 'is sold in another shop: it cannot be bought here',
  bundle: 'is put together: its products come in by themselves',
}

export interface ShownAttribute {
  name: string
  value: string
  /** Whether shoppers see it on the product's page; what is chosen there they see in any case. */
  isShown: boolean
}

export const isShown = (attribute: ShownAttribute): boolean => attribute.isShown

/** Names as one line of text; values as they stand, so that their commas part them. */
export function attributesIn(
  row: { at(place: number): string },
  places: readonly AttributePlaces[],
  languages: readonly string[],
): ShownAttribute[] {
  const word = (place: number) => plainWord(row.at(place), languages)
  return places
    .map(({ name, values, visible }) => ({
      name: attributeName(word(name)),
      value: word(values),
      isShown: visible === undefined || isYes(row.at(visible), true),
    }))
    .filter(({ name }) => name)
}

/** The name of an attribute as shoppers read it: `pa_shoe-size` and `attribute_pa_shoe-size` are its names in the database. */
function attributeName(name: string): string {
  const [, slug] = /^(?:attribute_)?pa_(.+)$/.exec(name) ?? []
  if (slug === undefined) return name
  const words = slug.replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const withoutSigns = (value: string) =>
  value
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** A variation's value as its product spells it, where that has one that differs in case and signs only: plugins write slugs. */
export function valueOfProduct(value: string, all: readonly string[]): string {
  if (value === '' || all.includes(value)) return value
  const alike = all.filter((each) => withoutSigns(each) === withoutSigns(value))
  return alike.length === 1 && withoutSigns(value) !== '' ? alike[0]! : value
}

/** A description as HTML: exports write its line breaks as `\n`. */
export function htmlOf(text: string): string {
  const lines = text.replaceAll(String.raw`\r`, '').replaceAll(String.raw`\n`, '\n')
  return /<(p|div|br|li)\b/i.test(lines) ? lines : lines.replace(/\r\n?|\n/g, '<br>')
}

/** A variation's row with a value for each option; an empty one stands for all of the option's values. */
export interface Variation<R> {
  row: R
  values: string[]
}

/**
 * Every combination that the variations stand for, each once; a variation that names its values comes before one for all.
 * Undefined where they are more than `most`.
 */
export function variantsOf<R>(variations: Variation<R>[], all: string[][], most: number): Variation<R>[] | undefined {
  const found = new Map<string, Variation<R>>()
  const open = ({ values }: Variation<R>) => values.filter((value) => !value).length
  for (const { row, values } of variations.toSorted((one, other) => open(one) - open(other))) {
    let combinations: string[][] = [[]]
    for (const [place, value] of values.entries()) {
      const choices = value ? [value] : (all[place] ?? [])
      combinations = combinations.flatMap((head) => choices.map((choice) => [...head, choice]))
      if (combinations.length > most) return undefined
    }
    for (const each of combinations) {
      const key = JSON.stringify(each)
      if (!found.has(key)) found.set(key, { row, values: each })
    }
    if (found.size > most) return undefined
  }
  return inOrder([...found.values()], all)
}

/** In the order that the product lists its values. */
function inOrder<R>(variants: Variation<R>[], all: string[][]): Variation<R>[] {
  const rank = (values: string[]) => values.map((value, place) => (all[place] ?? []).indexOf(value))
  return variants.toSorted((one, other) => {
    const [left, right] = [rank(one.values), rank(other.values)]
    const place = left.findIndex((each, i) => each !== right[i])
    return place < 0 ? 0 : left[place]! - right[place]!
  })
}

/** A count shared out among so many: whole units, none lost, none twice. */
export function shares(count: number, among: number): number[] {
  const total = Math.max(0, count)
  return Array.from({ length: among }, (_, i) => Math.floor(total / among) + (i < total % among ? 1 : 0))
}
