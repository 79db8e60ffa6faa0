import { expect, it } from 'vitest'
import type { Text } from './languages.ts'
import { comparedAttributes } from './comparison.ts'
import { vocabularyOfFiles } from './testing/table-files.ts'

const product = (...attributes: [name: Text, value: Text][]) => ({ attributes: attributes.map(([name, value]) => ({ name, value })) })
const compare = (...products: ReturnType<typeof product>[]) =>
  comparedAttributes(products, vocabularyOfFiles(), (text) => text.en ?? Object.values(text)[0] ?? '')

it('names that mean the same are one row', () => {
  const rows = compare(
    product([{ en: 'Colour' }, { en: 'Navy' }]),
    product([
      { ru: 'Цвет', en: 'Color' },
      { ru: 'Белый', en: 'White' },
    ]),
  )
  expect(rows).toEqual([{ name: 'Colour', values: ['Navy', 'White'] }])
})

it('what most things have comes first, else in the order in which they say it', () => {
  const [weight, lid, volume] = [{ en: 'Weight' }, { en: 'Lid' }, { en: 'Volume' }]
  const rows = compare(
    product([lid, { en: 'Cork' }], [weight, { en: '300 g' }]),
    product([volume, { en: '1 l' }], [weight, { en: '420 g' }]),
    product(),
  )
  expect(rows).toEqual([
    { name: 'Weight', values: ['300 g', '420 g', ''] },
    { name: 'Lid', values: ['Cork', '', ''] },
    { name: 'Volume', values: ['', '1 l', ''] },
  ])
})

it('what is said twice stands in one cell', () => {
  expect(compare(product([{ en: 'Material' }, { en: 'Oak' }], [{ en: 'Materials' }, { en: 'Brass' }]))).toEqual([
    { name: 'Material', values: ['Oak, Brass'] },
  ])
})

it('nothing to compare has no rows', () => expect(compare()).toEqual([]))
