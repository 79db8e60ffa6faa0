import { expect, it } from 'vitest'
import { PriceReader } from './price-reader.ts'

const reader = new PriceReader({ sign: '\\$', latin: 'dollars?|usd', russian: 'доллар(?:ов|а)?', georgian: 'დოლარ', chinese: '美元' })

it.each([
  ['lamp under 30 dollars', { priceMax: 3000, rest: 'lamp' }],
  ['lamp $20-$35', { priceMin: 2000, priceMax: 3500, rest: 'lamp' }],
  ['лампа от 1,5 тыс долларов', { priceMin: 150_000, rest: 'лампа' }],
  ['ლამპა 30 დოლარამდე', { priceMax: 3000, rest: 'ლამპა' }],
  ['台灯 一百美元以下', { priceMax: 10_000, rest: '台灯' }],
  ['lamp up to 30', { priceMax: 3000, rest: 'lamp', isBare: true }],
  ['memory card up to 64 gb', undefined],
  ['shoes size up to 42', undefined],
])('%s', (query, bounds) => expect(reader.boundsIn(query)).toEqual(bounds))
