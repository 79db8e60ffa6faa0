import { describe, expect, it } from 'vitest'
import { formatLari, tetriOf } from './record-fields.rules.ts'
import { readRecord } from './catalogue-records.rules.ts'

const mug = {
  type: 'product',
  id: 'mug',
  category: 'cups',
  store: 'shop',
  name: { ka: 'ფინჯანი', en: 'Mug' },
  description: 'ცხელი ჩაისთვის.',
  attributes: [{ name: 'მასალა', value: { ka: 'თიხა' } }],
  pictures: ['a.webp', 'b.webp'],
  options: [
    {
      name: 'ფერი',
      values: [
        { id: 'teal', name: 'ზურმუხტისფერი', swatch: '#0f6c6c' },
        { id: 'clay', name: 'თიხისფერი' },
      ],
    },
  ],
  offers: [
    { values: ['teal'], price: '42.00', was: 49, stock: 3, picture: 'a.webp' },
    { id: 'c', values: ['clay'], price: 42.5, stock: 0 },
  ],
}

const errorsOf = (line: unknown) => {
  const read = readRecord(line, 'ka')
  return 'errors' in read ? read.errors : []
}
const withOffer = (part: object) => ({ ...mug, offers: [{ ...mug.offers[0], ...part }] })

describe('a store', () => {
  const store = { type: 'store', id: 'shop', name: 'მაღაზია', city: 'თბილისი' }
  it('may tell the code of its company or sole trader', () => {
    expect(readRecord({ ...store, companyCode: '999104729' }, 'ka')).toMatchObject({ record: { companyCode: '999104729' } })
    expect(errorsOf({ ...store, companyCode: '01234567890' })).toEqual([])
    expect(errorsOf(store)).toEqual([])
  })
  it.each(['12345678', '1234567890', 'GE9991047', 999104729])('has no code like %s', (companyCode) => {
    expect(errorsOf({ ...store, companyCode })).toMatchObject([{ field: 'companyCode' }])
  })
})

describe('a record', () => {
  it('is read with texts in one language or several, amounts in lari, and keys made where none is given', () => {
    const read = readRecord(mug, 'ka')
    expect(read).toMatchObject({
      record: {
        description: { ka: 'ცხელი ჩაისთვის.' },
        onSale: true,
        offers: [
          { id: 'teal', price: 4200, was: 4900 },
          { id: 'c', price: 4250 },
        ],
      },
    })
  })

  it.each([
    ['not an object', [], '(line)', 'object'],
    ['no type', { id: 'x' }, 'type', 'one of'],
    ['no id', { ...mug, id: undefined }, 'id', 'missing'],
    ['a number for a name', { ...mug, name: 5 }, 'name', 'must be a text'],
    ['an empty name', { ...mug, name: { ka: ' ' } }, 'name.ka', 'must be a text'],
    ['a name in no language', { ...mug, name: {} }, 'name', 'at least one'],
    ['a language we have not', { ...mug, name: { ka: 'ა', fr: 'x' } }, 'name.fr', 'none of'],
    ['half a letter', { ...mug, name: { ka: '\ud83d' } }, 'name.ka', 'no text'],
    ['a zero character', { ...mug, name: { ka: 'a\0b' } }, 'name.ka', 'no text'],
    ['a name of a thousand letters', { ...mug, name: 'ა'.repeat(1000) }, 'name', 'longer'],
    ['no offers', { ...mug, offers: [] }, 'offers', 'at least one'],
    ['offers that are no list', { ...mug, offers: {} }, 'offers', 'list'],
    ['a price below nothing', withOffer({ price: '-1.00' }), 'offers.0.price', 'from 0.01'],
    ['a price of nothing', withOffer({ price: 0 }), 'offers.0.price', 'from 0.01'],
    ['a price of three decimals', withOffer({ price: '1.005' }), 'offers.0.price', 'amount'],
    ['a price in words', withOffer({ price: 'free' }), 'offers.0.price', 'amount'],
    ['a price beyond all sense', withOffer({ price: 1e9 }), 'offers.0.price', 'amount'],
    ['a struck price that is not higher', withOffer({ was: '42.00' }), 'offers.0.was', 'higher'],
    ['half a unit in stock', withOffer({ stock: 1.5 }), 'offers.0.stock', 'whole'],
    ['stock below nothing', withOffer({ stock: -1 }), 'offers.0.stock', 'from 0'],
    ['a value that the option lacks', withOffer({ values: ['red'] }), 'offers.0.values', 'no such value'],
    ['a value too many', withOffer({ values: ['teal', 'xl'] }), 'offers.0.values', 'one value for each'],
    ['a picture of another product', withOffer({ picture: 'c.webp' }), 'offers.0.picture', 'not one of'],
    [
      'a history that runs backwards',
      withOffer({
        prices: [
          { price: 1, since: '2026-02-01' },
          { price: 42, since: '2026-01-01' },
        ],
      }),
      'offers.0.prices',
      'oldest',
    ],
    ['a history that ends elsewhere', withOffer({ prices: [{ price: 1, since: '2026-02-01' }] }), 'offers.0.prices', 'last one'],
    ['the same offer twice', { ...mug, offers: [mug.offers[0], mug.offers[0]] }, 'offers.1.id', 'twice'],
    ['the same picture twice', { ...mug, pictures: ['a.webp', 'a.webp'] }, 'pictures', 'twice'],
    ['an option without values', { ...mug, options: [{ name: 'ფერი', values: [] }] }, 'options.0.values', 'at least one'],
    [
      'a colour that is none',
      { ...mug, options: [{ name: 'ფერი', values: [{ id: 'teal', name: 'x', swatch: 'red' }] }] },
      'options.0.values.0.swatch',
      'colour',
    ],
    ['a day that never was', { ...mug, createdAt: '2026-13-45' }, 'createdAt', 'time'],
    ['a thirtieth of February', { ...mug, createdAt: '2026-02-30' }, 'createdAt', 'time'],
    ['a time before there were any', { ...mug, createdAt: '0000-01-01T00:00:00Z' }, 'createdAt', 'between 1970'],
    ['a time beyond all calendars', { ...mug, createdAt: '9999-12-31T23:59:59-14:00' }, 'createdAt', 'between 1970'],
    ['words for yes', { ...mug, onSale: 'yes' }, 'onSale', 'true or false'],
    ['a category without a name', { type: 'category', id: 'x' }, 'name', 'missing'],
  ])('with %s is rejected with its place', (_, line, field, reason) => {
    expect(errorsOf(line)).toContainEqual({ field, reason: expect.stringContaining(reason) as string })
  })

  it('distinguishes offers whose values contain slashes, and reads a time without a zone as UTC', () => {
    const option = (...ids: string[]) => ({ name: 'x', values: ids.map((id) => ({ id, name: id })) })
    const read = readRecord(
      {
        ...mug,
        options: [option('a/b', 'a'), option('c', 'b/c')],
        offers: [
          ['a/b', 'c'],
          ['a', 'b/c'],
        ].map((values) => ({ values, price: 1, stock: 1 })),
        createdAt: '2026-11-21T08:00',
      },
      'ka',
    )
    expect(read).toMatchObject({ record: { createdAt: '2026-11-21T08:00:00.000Z' } })
  })

  it('gets all its errors at once', () => {
    expect(errorsOf({ ...mug, category: '', store: 7, offers: [{ price: 'x' }] }).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['category', 'store', 'offers.0.price', 'offers.0.stock']),
    )
  })

  it.each([
    ['თონე', { ka: 'თონე', latin: 'Tone' }],
    ['Svanuri', { ka: 'Svanuri', latin: 'Svanuri' }],
    [
      { ka: 'ჭიქა', latin: 'Chiqa Studio' },
      { ka: 'ჭიქა', latin: 'Chiqa Studio' },
    ],
  ])('names a brand per script: %j', (name, both) => {
    expect(readRecord({ type: 'brand', id: 'x', name }, 'en')).toEqual({ record: { type: 'brand', id: 'x', name: both } })
  })

  it('rejects a brand without one of its names', () => {
    expect(errorsOf({ type: 'brand', id: 'x', name: { ka: 'თონე' } })).toEqual([{ field: 'name.latin', reason: 'is missing' }])
  })

  it('reads no inherited properties', () => {
    expect(errorsOf(JSON.parse('{"type":"brand","id":"x","__proto__":{"name":"y"}}'))).toEqual([{ field: 'name', reason: 'is missing' }])
  })
})

describe('an amount', () => {
  it('is exact in both directions', () => {
    for (const tetri of [1, 5, 10, 99, 100, 101, 4250, 100_000_000]) expect(tetriOf(formatLari(tetri))).toBe(tetri)
    expect(tetriOf('0.1')).toBe(10)
    expect(tetriOf('1,50')).toBeUndefined()
    expect(tetriOf('1e3')).toBeUndefined()
  })
})
