import { fold } from '@kalata/query-words/letters/fold.ts'
import { colourIn } from '@kalata/query-words/query/colours.ts'
import { describe, expect, it } from 'vitest'
import { prices } from './prices.rules.ts'

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
    ['gift under ₾50', undefined, 5000, 'gift'],
    ['gift under 50 for men', undefined, 5000, 'gift for men'],
    ['чай не дороже 12,50', undefined, 1250, 'чай'],
    ['tea max 15 lari', undefined, 1500, 'tea'],
    ['不超過100元的雨傘', undefined, 10_000, '雨傘'],
    ['不超过100的杯子', undefined, 10_000, '杯子'],
    ['ჩაი 20-მდე', undefined, 2000, 'ჩაი'],
    ['100块以下的杯子', undefined, 10_000, '杯子'],
    ['сумка от 50 до 100', 5000, 10_000, 'сумка'],
    ['ps5 до 2 тыс', undefined, 200_000, 'ps5'],
    ['ноутбук до 1,5 тыс. лари', undefined, 150_000, 'ноутбук'],
    ['ноут дешевле 2к', undefined, 200_000, 'ноут'],
    ['laptop under 3k', undefined, 300_000, 'laptop'],
    ['14k gold ring under 500 gel', undefined, 50_000, '14k gold ring'],
    ['12k ring, 2k chain under 5k', undefined, 500_000, '12k ring, 2k chain'],
    ['ноутбук от 2 до 3 тысяч', 200_000, 300_000, 'ноутбук'],
    ['laptop 2-3k gel', 200_000, 300_000, 'laptop'],
    ['ლეპტოპი 2 ათას ლარამდე', undefined, 200_000, 'ლეპტოპი'],
    ['手机1千元以下', undefined, 100_000, '手机'],
    ['两百元以下的杯子', undefined, 20_000, '杯子'],
    ['一千五百元以内手机', undefined, 150_000, '手机'],
    ['三百以内的耳機', undefined, 30_000, '耳機'],
    ['чай 20 лари и меньше', undefined, 2000, 'чай'],
    ['носки 3 за 10 лари', undefined, 1000, 'носки 3'],
  ])('%s', (query, priceMin, priceMax, rest) => {
    const found = prices.boundsIn(query)
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
    'air max 90',
    '15 pro max 256',
    '15 pro max 256 gb',
    'палатка от 2 до 4 человек',
    'флешка до 64 гб',
    'пазл до 1000 деталей',
    'пазл до 1000-деталей',
    'игра от 2 до 4 игроков',
    'tent for up to 6 people',
    'from 3 to 5 year olds',
    'power bank up to 20000 mah',
    'monitor under 27"',
    'bulb under 60w',
    'lens under 5% glare',
    'shoes size up to 42',
    'обувь размер до 42',
    'კარავი 4 კაცამდე',
    'კარავი 2-დან 4-მდე ადამიანისთვის',
    'ფეხსაცმელი ზომა 42-მდე',
    '最多4人帐篷',
    '4人以下的帐篷',
    '64G以下U盘',
    '100块拼图',
    'set of 12 gel pens',
    'iphone 15 max',
    'монитор до 4k',
    'телевизор до 8к',
    'up to 4k monitor',
    '三人以下帐篷',
    '两岁以上玩具',
    '一百块拼图',
    '二十以内加减法',
    'пробег до 5 тыс км',
    'powerbank up to 20k mah',
  ])('is none of: %s', (query) => expect(prices.boundsIn(query)).toBeUndefined())
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
