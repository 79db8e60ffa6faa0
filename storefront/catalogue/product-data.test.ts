import { expect, test } from 'vitest'
import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { productData } from './product-data.ts'

const offer = (offerId: number, price: number, part: Partial<Offer> = {}): Offer => ({
  ...{ offerId, values: [], price, available: 3, pictureIndex: 0 },
  ...part,
})
const product: ProductDetails = {
  ...{
    productId: 7,
    name: 'Mug',
    description: ['A mug.'],
    pictures: [],
    crumbs: [],
    options: [],
    attributes: [],
    ratings: [0, 0, 0, 0, 0],
  },
  store: { storeId: 3, storeName: 'Oda', city: 'Tbilisi' },
  offers: [
    offer(1, 9000),
    offer(2, 3005, { listPrice: 7000, deal: { kind: 'lightning', endsAt: '2026-11-20T12:00:00.000Z' } }),
    offer(3, 2500, { available: 0 }),
  ],
} as unknown as ProductDetails

test('every offer has the price of its page, what it is compared with, until when, and whether it can be bought', () => {
  const { offers } = productData(product, 'https://kalata.example', 'https://kalata.example/details?id=7')
  expect(
    offers.map(({ sku, price, priceSpecification, priceValidUntil, availability }) => [
      sku,
      price,
      priceSpecification?.price,
      priceValidUntil,
      availability.split('/').at(-1),
    ]),
  ).toEqual([
    ['1', '90.00', undefined, undefined, 'InStock'],
    ['2', '30.05', '70.00', '2026-11-20T12:00:00.000Z', 'InStock'],
    ['3', '25.00', undefined, undefined, 'OutOfStock'],
  ])
})
