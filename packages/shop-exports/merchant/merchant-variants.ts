/** What the items of one group differ by. */
export const differences = ['color', 'size', 'material', 'pattern', 'gender', 'ageGroup'] as const
export type Difference = (typeof differences)[number]
/** `variant` where they differ by none of these. */
export type VariantKind = Difference | 'variant'

/** Google's words for people. */
export const people = ['female', 'male', 'unisex', 'adult', 'kids', 'toddler', 'infant', 'newborn'] as const

interface Item {
  id: string
  title: string
  values: Record<Difference, string>
}

/** What a variant without a value is called among others that have one. */
const without = '–'

/**
 * The options of a group and each item's values: what its items differ by, or, where that does not part them, their own
 * titles, or their ids. A single item has none.
 */
export function variantsOf(items: Item[]): { kinds: VariantKind[]; values: string[][] } {
  if (items.length === 1) return { kinds: [], values: [[]] }
  const kinds = differences.filter((kind) => new Set(items.map(({ values }) => values[kind])).size > 1).slice(0, 3)
  const values = items.map((item) => kinds.map((kind) => item.values[kind] || without))
  if (kinds.length > 0 && areDistinct(values.map((each) => JSON.stringify(each)))) return { kinds, values }
  const titles = items.map(({ title }) => title)
  return { kinds: ['variant'], values: (areDistinct(titles) ? titles : items.map(({ id }) => id)).map((each) => [each]) }
}

const areDistinct = (texts: string[]) => new Set(texts).size === texts.length

/** What the titles of a group's items begin with, in whole words, where that is most of a name; else the first title. */
export function commonName(titles: string[]): string {
  const first = titles[0] ?? ''
  if (new Set(titles).size <= 1) return first
  const words = first.split(' ')
  const shared = words.findIndex((word, i) => titles.some((title) => title.split(' ')[i] !== word))
  const name = words
    .slice(0, shared < 0 ? words.length : shared)
    .join(' ')
    .replace(/[\s,;:/|([{–—-]+$/, '')
  return name.length >= 4 ? name : first
}
