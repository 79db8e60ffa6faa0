import { describe, expect, test } from 'vitest'
import type { Offer } from '#contract/catalogue/schemas.ts'
import { alternativeOffer, optionChoices, optionTexts, picturesOf, selectOffer } from './offers.ts'

const offer = (offerId: number, values: string[], price: number, available: number): Offer => ({
  offerId,
  values,
  price,
  available,
  pictureIndex: 0,
})
const values = (...keys: string[]) => keys.map((key) => ({ key, text: key }))
const mug = {
  options: [
    { name: 'Colour', values: values('teal', 'clay', 'night') },
    { name: 'Volume', values: values('250', '350') },
  ],
  offers: [
    offer(1, ['teal', '250'], 4000, 0),
    offer(2, ['teal', '350'], 5000, 3),
    offer(3, ['clay', '250'], 4500, 8),
    offer(4, ['night', '250'], 4200, 0),
  ],
}

test('the requested offer is selected, else the cheapest available one', () => {
  expect(selectOffer(mug, 1).offerId).toBe(1)
  expect(selectOffer(mug, 999).offerId).toBe(3)
  expect(selectOffer({ offers: mug.offers.filter(({ available }) => available === 0) }, 0).offerId).toBe(1)
})

test('a value preserves the other selected values where such an offer exists', () => {
  const [teal, clay] = optionChoices(mug, mug.offers[2]!, 0)
  expect(teal).toMatchObject({ offerId: 1, selected: false, unavailable: true })
  expect(clay).toMatchObject({ offerId: 3, selected: true, unavailable: false })
})

test('a value without an offer for the other selected values is unavailable and leads to another offer', () => {
  const [, clay, night] = optionChoices(mug, mug.offers[1]!, 0)
  expect(clay).toMatchObject({ offerId: 3, unavailable: true })
  expect(night).toMatchObject({ offerId: 4, unavailable: true })
  expect(optionChoices(mug, mug.offers[2]!, 1)[1]).toMatchObject({ key: '350', offerId: 2, unavailable: true })
})

test('of a sold-out combination only the last selected value is struck, the one before it can be bought with another', () => {
  const soldOut = mug.offers[0]!
  const [teal] = optionChoices(mug, soldOut, 0)
  const [small, large] = optionChoices(mug, soldOut, 1)
  expect(teal).toMatchObject({ key: 'teal', selected: true, unavailable: false })
  expect(small).toMatchObject({ key: '250', selected: true, unavailable: true })
  expect(large).toMatchObject({ key: '350', unavailable: false, offerId: 2 })
  // All of night is sold out: both are struck.
  expect(optionChoices(mug, mug.offers[3]!, 0)[2]).toMatchObject({ key: 'night', selected: true, unavailable: true })
})

test('instead of a sold-out offer the nearest one that can be bought is named', () => {
  expect(alternativeOffer(mug, mug.offers[0]!)?.offerId).toBe(2)
  expect(alternativeOffer(mug, mug.offers[3]!)?.offerId).toBe(3)
  expect(alternativeOffer({ offers: [mug.offers[0]!] }, mug.offers[0]!)).toBeUndefined()
  expect(optionTexts(mug, mug.offers[1]!)).toEqual(['teal', '350'])
})

describe('the pictures of a variant', () => {
  const shown = (srcs: string[], firsts: number[], pictureIndex: number) => {
    const pictures = srcs.map((src) => ({ src, width: 1, height: 1 }))
    const offers = firsts.map((first, index) => ({ ...offer(index, [], 1, 1), pictureIndex: first }))
    return picturesOf({ pictures, offers }, pictureIndex).map(({ src }) => src)
  }

  test('are its views alone where all variants have as many', () => {
    const pictures = ['clay', 'clay 2', 'sage', 'sage 2']
    expect(shown(pictures, [0, 2, 2], 2)).toEqual(['sage', 'sage 2'])
    expect(shown(pictures, [0, 2, 2], 0)).toEqual(['clay', 'clay 2'])
  })

  test('come first where one of the others may be of all', () => {
    expect(shown(['clay', 'sage', 'detail'], [0, 1], 0)).toEqual(['clay', 'sage', 'detail'])
    expect(shown(['clay', 'sage', 'detail'], [0, 1], 1)).toEqual(['sage', 'detail', 'clay'])
    expect(shown(['on a table', 'clay', 'sage'], [1, 2], 2)).toEqual(['sage', 'on a table', 'clay'])
    expect(shown(['clay', 'sage'], [0, 1], 1)).toEqual(['sage', 'clay'])
  })
})
