import type { Text } from '#contract/core/languages.ts'

/** What Google lets variants differ by, and what is left where they differ by none of it. */
export const variantKinds = {
  color: { ka: 'ფერი', en: 'Colour', ru: 'Цвет', zh: '颜色' },
  size: { ka: 'ზომა', en: 'Size', ru: 'Размер', zh: '尺码' },
  material: { ka: 'მასალა', en: 'Material', ru: 'Материал', zh: '材质' },
  pattern: { ka: 'ნახატი', en: 'Pattern', ru: 'Рисунок', zh: '图案' },
  gender: { ka: 'სქესი', en: 'Gender', ru: 'Пол', zh: '性别' },
  ageGroup: { ka: 'ასაკობრივი ჯგუფი', en: 'Age group', ru: 'Возрастная группа', zh: '年龄段' },
  variant: { ka: 'ვარიანტი', en: 'Variant', ru: 'Вариант', zh: '款式' },
} as const satisfies Record<string, Text>
export type VariantKind = keyof typeof variantKinds
export type Difference = Exclude<VariantKind, 'variant'>
export const differences = ['color', 'size', 'material', 'pattern', 'gender', 'ageGroup'] as const satisfies Difference[]

/** Google's words for people. */
export const variantWords: Readonly<Record<string, Text>> = {
  female: { ka: 'ქალის', en: 'Women', ru: 'Женский', zh: '女' },
  male: { ka: 'კაცის', en: 'Men', ru: 'Мужской', zh: '男' },
  unisex: { ka: 'უნისექსი', en: 'Unisex', ru: 'Унисекс', zh: '男女通用' },
  adult: { ka: 'ზრდასრული', en: 'Adults', ru: 'Взрослые', zh: '成人' },
  kids: { ka: 'საბავშვო', en: 'Kids', ru: 'Дети', zh: '儿童' },
  toddler: { ka: '1-5 წლის', en: 'Toddlers', ru: 'Малыши', zh: '幼儿' },
  infant: { ka: '3-12 თვის', en: 'Infants', ru: 'Младенцы', zh: '婴儿' },
  newborn: { ka: 'ახალშობილი', en: 'Newborns', ru: 'Новорождённые', zh: '新生儿' },
}

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
