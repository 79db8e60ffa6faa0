import { expect, test } from 'vitest'
import type { Offer } from '#contract/catalogue/schemas.ts'
import { optionChoices, selectOffer } from './offers.ts'

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
