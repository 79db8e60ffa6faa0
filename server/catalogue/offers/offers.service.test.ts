import { describe, expect, it } from 'vitest'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { viewOffers } from './offers.service.ts'

const test = testMall()
const picture = (src: string) => ({ src, width: 640, height: 640 })
const text = (word: string) => ({ ka: `${word} ka`, en: `${word} en`, ru: `${word} ru`, zh: `${word} zh` })

describe('viewOffers', () => {
  it('shows each offer with its own picture, values, price and free stock, in the language of the ctx', async () => {
    const product = await aProduct(test.ctx(), {
      name: { ka: 'ფინჯანი', en: 'Mug' },
      pictures: [picture('/media/a'), picture('/media/b')],
      options: [
        {
          name: text('Colour'),
          values: [
            { key: 'blue', text: text('Blue') },
            { key: 'red', text: text('Red') },
          ],
        },
        { name: text('Size'), values: [{ key: 's', text: text('Small') }] },
      ],
      offers: [
        { values: ['blue', 's'], stock: 7, price: 900, compareAtPrice: 1200 },
        { values: ['red', 's'], stockOnHand: 5, stockReserved: 2, price: 1000, pictureIndex: 1 },
      ],
    })
    const [blue, red] = product.offerIds as [number, number]
    const views = await viewOffers(test.ctx({ lang: 'en' }), [red, blue, blue, 2_000_000_000])
    expect(views.size).toBe(2)
    expect(views.get(blue)).toMatchObject({ name: 'Mug', options: ['Blue en', 'Small en'], price: 900, compareAtPrice: 1200, available: 7 })
    expect(views.get(blue)).toMatchObject({
      productId: product.id,
      storeId: product.storeId,
      storeName: 'Store',
      listed: true,
      offerCount: 2,
    })
    expect(views.get(blue)).not.toHaveProperty('nameLang')
    expect(views.get(red)).toMatchObject({ options: ['Red en', 'Small en'], available: 3, picture: picture('/media/b') })
    expect(views.get(red)).not.toHaveProperty('compareAtPrice')
  })

  it('marks a name that is shown in another language', async () => {
    const { offerId } = await aProduct(test.ctx(), { name: { ka: 'ფინჯანი', en: 'Mug' } })
    expect((await viewOffers(test.ctx({ lang: 'ru' }), [offerId])).get(offerId)).toMatchObject({ name: 'ფინჯანი', nameLang: 'ka' })
  })

  it('marks what is unlisted and does not cap the stock', async () => {
    const { offerId } = await aProduct(test.ctx(), { listed: false, stock: 5000 })
    expect((await viewOffers(test.ctx(), [offerId])).get(offerId)).toMatchObject({ listed: false, available: 5000 })
  })
})
