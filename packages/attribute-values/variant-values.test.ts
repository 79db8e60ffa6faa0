import { describe, expect, it } from 'vitest'
import type { Text } from './languages.ts'
import { compareSizes } from './size-order.ts'
import { vocabularyOfFiles } from './testing/table-files.ts'
import { attributeValue, variantsOf } from './variant-values.ts'
import { slugOf } from './vocabulary.ts'

const vocabulary = vocabularyOfFiles()
const named = (name: Text, value: Text) => attributeValue(name, value, undefined, vocabulary)
const inEnglish = (name: string, value: string) => named({ en: name }, { en: value })

describe('sizes', () => {
  it('have their own order', () => {
    const sizes = ['XS', 'S', 'M', 'L', 'XL', '2XL', 'XXXL']
    expect(sizes.toReversed().toSorted(compareSizes)).toEqual(sizes)
    const numbers = ['36', '36.5', '37', 'EU 38', '42-44', '100', 'One size']
    expect(numbers.toReversed().toSorted(compareSizes)).toEqual(numbers)
  })
})

describe('a value', () => {
  it('is the same in any language and by any usual name', () => {
    const red = [
      named({ ka: 'ფერი' }, { ka: 'წითელი' }),
      named({ ru: 'Цвет' }, { ru: 'Красный' }),
      inEnglish('Color', 'red'),
      named({ zh: '颜色' }, { zh: '红色' }),
    ]
    for (const each of red) expect(each).toMatchObject({ attribute: { key: 'colour' }, key: 'red', swatch: '#b3352b' })
  })

  it('is no colour where it says whether a thing has colours', () => {
    const flags = [
      inEnglish('Colour', 'Yes'),
      inEnglish('Color', 'no'),
      named({ ru: 'Цвет' }, { ru: 'Нет' }),
      named({ zh: '颜色' }, { zh: '是' }),
    ]
    expect(flags).toEqual([undefined, undefined, undefined, undefined])
    expect(inEnglish('Colour', 'Natural black')).toMatchObject({ attribute: { key: 'colour' }, key: 'natural-black' })
  })

  it('is an amount under what is measured, where an attribute is only called size', () => {
    expect(named({ ka: 'მოცულობა', en: 'Size', ru: 'Объём', zh: '净含量' }, { en: '0.5 l' })).toMatchObject({
      attribute: { key: 'volume' },
      amount: 500,
    })
    expect(inEnglish('Size', '500 ml')).toMatchObject({ attribute: { key: 'volume' } })
    const capacity = { ka: 'ტევადობა', en: 'Capacity', ru: 'Ёмкость', zh: '电池容量' }
    expect(named(capacity, { en: '5000 mAh' })).toMatchObject({ attribute: { key: 'battery', measure: 'charge' } })
    expect(inEnglish('Size', 'XL')).toMatchObject({ attribute: { key: 'size' }, key: 'xl' })
    expect(inEnglish('Blade', '30 cm')).toMatchObject({ attribute: { key: 'blade-length', measure: 'length' }, amount: 300 })
  })

  it('is no sentence, no maker and nothing without letters', () => {
    expect(inEnglish('Care', 'Wipe it with a damp cloth and dry it at once, please')).toBeUndefined()
    expect(inEnglish('Vendor', 'Sonor')).toBeUndefined()
    expect(inEnglish('Colour', '–')).toBeUndefined()
    expect(inEnglish('Package dimensions (WxDxH)', '20')).toBeUndefined()
  })

  it('has a key that tells it apart in an address', () => {
    expect(['A', 'A+', 'A++', '100%', 'სელი, თეთრი', 'USB 3.0'].map(slugOf)).toEqual([
      'a',
      'a-plus',
      'a-plus-plus',
      '100-percent',
      'სელი-თეთრი',
      'usb-3-0',
    ])
  })
})

describe('the variants of a product', () => {
  const option = (name: string, ...values: string[]) => ({
    name: { en: name },
    values: values.map((text) => ({ key: text, text: { en: text } })),
  })
  const keys = (variants: ReturnType<typeof variantsOf>) =>
    variants.map((values) => values.map((value) => ('key' in value ? value.key : value.amount)))

  it('have its own values and those that they are offered in; lists are several values', () => {
    const product = {
      attributes: [
        { name: { en: 'Material', ru: 'Материал' }, value: { en: 'Ash, steel', ru: 'Ясень, сталь' } },
        { name: { en: 'Colour' }, value: { en: 'Green' } },
      ],
      options: [option('Colour', 'Red', 'Blue'), option('Size', 'S', 'M')],
      variants: [
        ['Red', 'S'],
        ['Blue', 'M'],
        ['Blue', 'M'],
      ],
    }
    expect(keys(variantsOf(product, vocabulary))).toEqual([
      ['ash', 'steel', 'red', 's'],
      ['ash', 'steel', 'blue', 'm'],
    ])
  })

  it('have all colours of a thing, and a number with a comma is one', () => {
    const attributes = [
      { name: { en: 'Colour' }, value: { en: 'Black/Grey,Silver' } },
      { name: { en: 'Interfaces' }, value: { en: 'USB,HDMI' } },
      { name: { ru: 'Скорость печати' }, value: { ru: '16,5' } },
    ]
    expect(keys(variantsOf({ attributes, options: [], variants: [] }, vocabulary))).toEqual([
      ['black', 'grey', 'silver', 'usb', 'hdmi', 16.5],
    ])
  })
})
