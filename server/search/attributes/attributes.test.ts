import { attributePlan, countedAttributes } from '@kalata/product-index/attributes/attribute-plan.ts'
import { amountId, amountOf, dimension, textId } from '@kalata/product-index/attributes/value-ids.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Text } from '#contract/core/languages.ts'
import { attributeValue, variantsOf } from './product-attributes.rules.ts'
import { compareSizes } from './size-order.rules.ts'
import { slugOf } from '#server/catalogue/attributes/vocabulary.rules.ts'
import { attributeVocabulary } from '#server/catalogue/attributes/vocabulary.service.ts'

const vocabulary = attributeVocabulary()
const named = (name: Text, value: Text) => attributeValue(name, value, undefined, vocabulary)
const inEnglish = (name: string, value: string) => named({ en: name }, { en: value })

describe('amounts', () => {
  it('have numbers in their order, which say them again', () => {
    const amount = fc.integer({ min: 1, max: 99_999 })
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(0.001, 1, 1000), (one, other, scale) => {
        const [first, second] = [one, other].map((each) => amountId(7, Number((each * scale).toPrecision(5)))!) as [number, number]
        expect(Math.sign(first - second)).toBe(Math.sign(one - other))
        expect(amountOf(first)).toBe(Number((one * scale).toPrecision(5)))
      }),
    )
  })
})

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

  it('is no sentence, no brand and nothing without letters', () => {
    expect(inEnglish('Care', 'Wipe it with a damp cloth and dry it at once, please')).toBeUndefined()
    expect(inEnglish('Brand', 'Sonor')).toBeUndefined()
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

describe('the attributes that are offered', () => {
  const counts = (...pairs: [id: number, count: number][]) => {
    const sorted = pairs.toSorted(([one], [other]) => one - other)
    return { ids: sorted.map(([id]) => id), counts: sorted.map(([, count]) => count) }
  }
  const text = (attribute: number, value: number) => textId(attribute, value)!

  it('are the most telling first: those that cover most and most evenly, and none with a single value', () => {
    const even: [number, number][] = [1, 2].map((value) => [text(1, value), 50])
    const uneven: [number, number][] = [
      [text(2, 3), 98],
      [text(2, 4), 2],
    ]
    const single: [number, number][] = [[text(3, 5), 100]]
    const unique: [number, number][] = Array.from({ length: 100 }, (_, at) => [text(4, 10 + at), 1])
    const plan = attributePlan(counts(...uneven, ...even, ...single, ...unique), 100, [])
    expect(plan.map((each) => each.dimension)).toEqual([dimension(1, 'texts'), dimension(2, 'texts')])
  })

  it('have ranges of many amounts, which count a product with two of them once', () => {
    const amounts = Array.from({ length: 24 }, (_, at) => amountId(1, 100 + at)!)
    const all = counts(...amounts.map((id): [number, number] => [id, 5]))
    const plan = attributePlan(all, 100, [])
    expect(plan[0]!.ranges).toHaveLength(6)
    const neighbours = { lows: [amounts[0]!, amounts[0]!], highs: [amounts[1]!, amounts[1]!], counts: [2, 1] }
    expect(countedAttributes(plan, all, neighbours)[0]!.values[0]!.count).toBe(4 * 5 - 3)
  })

  it('have what is chosen too, wherever it stands', () => {
    const many: [number, number][] = Array.from({ length: 60 }, (_, at) => [text(1, at + 1), 70 - at])
    const chosen = [{ dimension: dimension(1, 'texts'), ranges: [{ from: text(1, 55), to: text(1, 55) }] }]
    const [first] = attributePlan(counts(...many), 500, chosen)
    expect(first!.ranges).toHaveLength(31)
    expect(first!.ranges.at(-1)).toEqual(chosen[0]!.ranges[0])
  })
})
