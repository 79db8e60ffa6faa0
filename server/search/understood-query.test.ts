import { describe, expect, it } from 'vitest'
import { colourIn } from './colours.rules.ts'
import { fold } from './fold.rules.ts'
import { sellerIn, sellerNames } from './named-sellers.rules.ts'
import { priceBoundsIn } from './price-bounds.rules.ts'

describe('a price that a query names', () => {
  it.each([
    ['mug under 40 gel', undefined, 4000, 'mug'],
    ['smartphone up to 1,000', undefined, 100_000, 'smartphone'],
    ['чай до 30 лари', undefined, 3000, 'чай'],
    ['ноут дешевле 2000', undefined, 200_000, 'ноут'],
    ['сумка от 50 до 100 лари', 5000, 10_000, 'сумка'],
    ['背包 100元以下', undefined, 10_000, '背包'],
    ['40元以下的杯子', undefined, 4000, '杯子'],
    ['手表200元以上', 20_000, undefined, '手表'],
    ['ჩაი 15 ლარამდე', undefined, 1500, 'ჩაი'],
    ['ჩაი 10-დან 20-მდე', 1000, 2000, 'ჩაი'],
    ['wine 20-30 ₾', 2000, 3000, 'wine'],
    ['wine over 50.50 lari', 5050, undefined, 'wine'],
    ['диван до 2 000 лари', undefined, 200_000, 'диван'],
    ['gift 30 lari', undefined, 3000, 'gift'],
  ])('%s', (query, priceMin, priceMax, rest) => {
    const found = priceBoundsIn(query)
    expect([found?.priceMin, found?.priceMax, found?.rest]).toEqual([priceMin, priceMax, rest])
  })

  it.each([
    'toys from 3 years',
    'гантели до 5 кг',
    'up to 6B pencils',
    'size 5',
    'Saperavi 2023',
    '儿童相机 5岁以上',
    'dumbbells under 5 kg',
  ])('is none of: %s', (query) => expect(priceBoundsIn(query)).toBeUndefined())
})

describe('a colour that a query names', () => {
  it.each([
    ['red backpack', 'red', 'backpack'],
    ['красная помада', 'красная', 'помада'],
    ['წითელი ზურგჩანთა', 'წითელი', 'ზურგჩანთა'],
    ['红色背包', '红色', '背包'],
    ['白色的画框', '白色', '画框'],
  ])('%s', (query, name, rest) => expect(colourIn(query)).toEqual({ name, rest }))

  it.each(['red wine', 'зелёный чай', 'red', '红酒', 'redwood', 'orange jam'])('is none of: %s', (query) =>
    expect(colourIn(query)).toBeUndefined(),
  )
})

describe('a brand or store that a query names', () => {
  const names = sellerNames(
    [{ id: 1, name: { ka: 'თონე', latin: 'Tone' } }],
    [
      { id: 2, name: { ka: 'ოდა სახლი', en: 'Oda House' } },
      { id: 3, name: { ka: 'თონე' } },
    ],
  )

  it.each([
    ['tone mug', 'brand', 1, 'mug'],
    ['ფინჯანი თონე', 'brand', 1, 'ფინჯანი'],
    ['sofa by Oda House', 'store', 2, 'sofa by'],
    ['tone杯子', 'brand', 1, '杯子'],
  ])('%s', (query, kind, id, rest) => expect(sellerIn(query, names)).toMatchObject({ kind, id, rest }))

  it('is none where nothing else was typed, or the name is a part of a word', () => {
    for (const query of ['tone', 'Oda House'.split(' ')[1]!, 'stone mug']) expect(sellerIn(query, names)).toBeUndefined()
  })
})

describe('parts of litres and kilograms', () => {
  it.each([
    ['lemonade 0.5 l', 'lemonade 500 ml'],
    ['лимонад 0,33л', 'лимонад 330 мл'],
    ['ყავა 1,5 კგ', 'ყავა 1500 გ'],
    ['汽水0.5升', '汽水500 毫升'],
    ['5 l', '5 l'],
    ['version 1.5 lamp', 'version 1.5 lamp'],
  ])('%s', (typed, folded) => expect(fold(typed)).toBe(folded))
})
