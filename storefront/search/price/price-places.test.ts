import { describe, expect, it } from 'vitest'
import { limitsAt, placesOf } from './price-places.ts'

const bounds = [500, 1000, 2000, 5000]

describe('the handles', () => {
  it.each([
    [{}, { min: 0, max: 3 }],
    [
      { priceMin: 1000, priceMax: 2000 },
      { min: 1, max: 2 },
    ],
    [
      { priceMin: 1500, priceMax: 1700 },
      { min: 1, max: 2 },
    ],
    [
      { priceMin: 1, priceMax: 99_000 },
      { min: 0, max: 3 },
    ],
    [{ priceMax: 3 }, { min: 0, max: 1 }],
    [{ priceMin: 99_000 }, { min: 2, max: 3 }],
    [
      { priceMin: 2000, priceMax: 1000 },
      { min: 2, max: 3 },
    ],
  ])('of %j stand at %j, never on one another', (limits, places) => expect(placesOf(limits, bounds)).toEqual(places))

  it.each([
    [{ min: 1, max: 3 }, {}, { priceMin: 1000, priceMax: undefined }],
    [{ min: 0, max: 2 }, { priceMin: 1000 }, { priceMin: undefined, priceMax: 2000 }],
    [{ min: 1, max: 2 }, { priceMin: 1500 }, { priceMin: 1500, priceMax: 2000 }],
    [
      { min: 0, max: 3 },
      { priceMin: 1, priceMax: 9000 },
      { priceMin: 1, priceMax: 9000 },
    ],
  ])('at %j after %j choose %j', (places, limits, chosen) => expect(limitsAt(places, limits, bounds)).toEqual(chosen))
})
