import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall, type CallOptions } from '#demo/testing/test-mall.ts'
import { offers } from '#server/catalogue/catalogue.tables.ts'
import { acceptedEncoding } from '@kalata/http-service/replies/compression.ts'

const test = testMall({ CACHE_REPLIES: 'on' })
const encoded = (encoding: string) => ({ headers: { 'accept-encoding': encoding } })

describe('wire names', () => {
  it('stand in requests, replies and errors; the names used inside are unknown fields', async () => {
    const { cookie } = await aMember(test.ctx())
    const { offerId } = await aProduct(test.ctx(), { stock: 3 })
    const add = (body: object) => test.request('POST minimall/cart/h5/addItem', body, { cookie })
    expect(await add({ itemStorePriceId: offerId, quantity: 1 })).toMatchObject({ code: 0 })
    expect(await add({ offerId, quantity: 1 })).toMatchObject({ status: 400, key: 'request.invalid' })
    expect(await add({ itemStorePriceId: offerId, offerId, quantity: 1 })).toMatchObject({ status: 400, params: { field: 'offerId' } })
    expect(await add({ itemStorePriceId: 'x', quantity: 1 })).toMatchObject({ status: 400, params: { field: 'itemStorePriceId' } })
    const view = await test.request('POST minimall/cart/h5/product', {}, { cookie })
    expect(view.dataMap.cartList[0].items[0].itemStorePriceId).toBe(offerId)
    expect(view.text).not.toContain('offerId')
  })

  it('stand in cached replies too, the second time as the first', async () => {
    await aProduct(test.ctx())
    const first = await test.request('GET mall/categories')
    expect(first.data[0]).toHaveProperty('typeName')
    expect((await test.request('GET mall/categories')).text).toBe(first.text)
    expect((await test.call('catalogue.categories')).data[0]).toHaveProperty('categoryName')
  })
})

describe('compression', () => {
  it.each(['br', 'gzip'] as const)('sends a cached reply above 1 KB as %s, the same bytes each time', async (encoding) => {
    const { id } = await aProduct(test.ctx(), { description: { ka: 'ჩაიდანი ფოლადის '.repeat(100) } })
    const ask = (options?: CallOptions) => test.request(`GET mall/products/${id}`, undefined, options)
    const plain = await ask()
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers.vary).toBe('lang, accept-encoding')
    const [one, two] = [await ask(encoded(encoding)), await ask(encoded(encoding))]
    expect(one.headers).toMatchObject({ 'content-encoding': encoding, 'content-length': String(one.bytes.length) })
    expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(one.bytes).toString()).toBe(plain.text)
    expect(one.bytes.length).toBeLessThan(plain.bytes.length / 2)
    expect(two.bytes.equals(one.bytes)).toBe(true)
  })

  it('sends a member’s reply above 1 KB compressed and a short one as it is', async () => {
    const { cookie } = await aMember(test.ctx())
    for (let i = 0; i < 4; i++) {
      const { offerId } = await aProduct(test.ctx(), { stock: 3 })
      const added = await test.request(
        'POST minimall/cart/h5/addItem',
        { itemStorePriceId: offerId, quantity: 1 },
        { cookie, ...encoded('gzip') },
      )
      expect(added).toMatchObject({ code: 0 })
    }
    const view = await test.request('POST minimall/cart/h5/product', {}, { cookie, ...encoded('gzip, br') })
    expect(view.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(view.bytes).toString())).toMatchObject({ code: 0, dataMap: { count: 4 } })
  })

  it('chooses what the client accepts', () => {
    expect(acceptedEncoding('gzip, deflate, br')).toBe('br')
    expect(acceptedEncoding('gzip;q=0.5, br;q=0')).toBe('gzip')
    expect(acceptedEncoding('br;q=0.000, gzip; q=0')).toBeUndefined()
    expect(acceptedEncoding('identity')).toBeUndefined()
    expect(acceptedEncoding(undefined)).toBeUndefined()
  })
})

describe('the reply cache', () => {
  afterEach(() => void vi.useRealTimers())

  it('sends an expired reply once more, and the one made meanwhile from then on', async () => {
    const { id, offerId } = await aProduct(test.ctx(), { price: 700 })
    const price = async () => (await test.call('catalogue.product', { id })).data.offers[0].price as number
    expect(await price()).toBe(700)
    await test.db.update(offers).set({ price: 900 }).where(eq(offers.id, offerId))
    expect(await price()).toBe(700)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 })
    expect(await price()).toBe(700)
    await expect.poll(price).toBe(900)
  })
})
