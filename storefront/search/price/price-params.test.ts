import { expect, test } from 'vitest'
import { withPlainPrices } from './price-params.ts'

const plain = (query: string) => withPlainPrices(new URLSearchParams(query)).toString()

test.each([
  ['priceMin=1,000', 'priceMin=1000'],
  ['priceMin=1%20234,50%20%E2%82%BE', 'priceMin=1234.5'],
  ['priceMax=12,5', 'priceMax=12.5'],
  ['priceMax=1.500', 'priceMax=1500'],
  ['priceMax=99999999', 'priceMax=9999999.99'],
])('%s is %s in plain lari', (written, read) => expect(plain(written)).toBe(read))

test('what is no price, and everything else, stays as it is', () => {
  for (const query of ['keywords=tea+1%2C000&priceMin=cheap', 'priceMin=', 'priceMin=12.5&priceMax=0', 'id=4&sort=newest'])
    expect(plain(query)).toBe(query)
})
