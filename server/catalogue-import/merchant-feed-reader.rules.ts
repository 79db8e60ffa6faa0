import type { Text } from '#contract/core/languages.ts'

/** What Google lets variants differ by, and what is left where they differ by none of it. */
export const variantKinds = {
  color: { ka: 'ფერი', en: 'Colour', ru: 'Цвет', zh: '颜色' },
  size: { ka: 'ზომა', en: 'Size', ru: 'Размер', zh: '尺码' },
  material: { ka: 'მასალა', en: 'Material', ru: 'Материал', zh: '材质' },
  pattern: { ka: 'ნახატი', en: 'Pattern', ru: 'Рисунок', zh: '图案' },
  variant: { ka: 'ვარიანტი', en: 'Variant', ru: 'Вариант', zh: '款式' },
} as const satisfies Record<string, Text>
export type VariantKind = keyof typeof variantKinds
type Difference = Exclude<VariantKind, 'variant'>

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
  const kinds = (['color', 'size', 'material', 'pattern'] as const)
    .filter((kind) => new Set(items.map(({ values }) => values[kind])).size > 1)
    .slice(0, 3)
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
