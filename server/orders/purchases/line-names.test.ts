import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { products, stores } from '#server/catalogue/catalogue.tables.ts'
import { viewOrderAsBought } from '../orders.service.ts'

const test = testMall()
const text = (word: string) => ({ ka: `${word} ka`, en: `${word} en`, ru: `${word} ru`, zh: `${word} zh` })

it('names of an order are read in the language of the reader, as it was bought in the language of the order', async () => {
  const options = [{ name: text('Colour'), values: [{ key: 'red', text: text('Red') }] }]
  const product = await aProduct(test.ctx(), { name: text('Mug'), options, offers: [{ values: ['red'], stock: 9, price: 900 }] })
  const [offerId] = product.offerIds as [number]
  await test.db
    .update(stores)
    .set({ name: text('Workshop') })
    .where(eq(stores.id, product.storeId))
  const buyer = await aBuyer(test.ctx(), { [offerId]: 1 })
  const { orderNos } = await aPurchase(buyer, { method: 'cash' })
  const [orderNo] = orderNos as [string]
  const named = async (lang: string) => {
    const order = (await test.call('orders.get', { orderNo }, { cookie: buyer.cookie, lang })).data
    return [order.storeName, order.lines[0].name, ...order.lines[0].options]
  }
  expect(await named('en')).toEqual(['Workshop en', 'Mug en', 'Red en'])
  expect(await named('ka')).toEqual(['Workshop ka', 'Mug ka', 'Red ka'])
  const found = async (keywords: string) =>
    (await test.call('orders.list', { keywords }, { cookie: buyer.cookie, lang: 'ka' })).data.page.totalRecord
  expect([await found('mug ka'), await found('mug en'), await found('mug ru')]).toEqual([1, 1, 0])

  // A later name is another language's only: in the language of the order it reads as it was bought.
  await test.db
    .update(products)
    .set({ name: text('Cup') })
    .where(eq(products.id, product.id))
  expect([(await named('en'))[1], (await named('zh'))[1]]).toEqual(['Mug en', 'Cup zh'])
  expect((await viewOrderAsBought({ ...buyer.ctx, lang: 'ka' }, orderNo)).lines[0]!.name).toBe('Mug en')
})
