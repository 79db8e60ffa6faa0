import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { cartCalls } from '#contract/cart/calls.ts'
import { aMember } from '#demo/factories/members.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall()
const add = 'cart.add'
const list = 'cart.view'
const merge = 'cart.merge'
const quantities = async (cookie: string) => {
  const { dataMap } = await test.call(list, {}, { cookie })
  return dataMap.cartList[0].items.map((line: { offerId: number; quantity: number }) => [line.offerId, line.quantity])
}

describe('the cart calls', () => {
  it('add, list, count and delete, as the specification reads them', async () => {
    const { cookie, id } = await aMember(test.ctx())
    const { offerId } = await aProduct(test.ctx(), { price: 1234 })
    expect(await test.call(list, {}, { cookie })).toMatchObject({
      dataMap: { cartList: [{ category: 'normal goods', items: [] }], total: 0, count: 0 },
    })
    const added = await test.call(add, { offerId, quantity: 2, storeMemberId: id }, { cookie })
    expect(added).toMatchObject({ status: 200, code: 0, dataMap: { count: 1, quantity: 2, clamped: false } })
    await test.request('POST minimall/cart/h5/product/addItem', { itemStorePriceId: offerId, quantity: 1 }, { cookie })
    expect(await test.call(list, {}, { cookie })).toMatchObject({ dataMap: { total: 3702, units: 3, count: 1 } })
    expect(await test.call('cart.count', { storeMemberId: id }, { cookie })).toMatchObject({
      dataMap: { count: 1 },
    })
    expect(await test.request('POST minimall/cart/h5/product/del', { itemStorePriceIds: [offerId] }, { cookie })).toMatchObject({
      dataMap: { count: 0 },
    })
  })

  it('take an id that comes as text, wherever it stands, and no other number as text', async () => {
    const { cookie } = await aMember(test.ctx())
    const { offerIds } = await aProduct(test.ctx(), { offers: [{}, {}] })
    const [a, b] = offerIds as [number, number]
    const send = (path: string, body: object) => test.request(`POST minimall/cart/${path}`, body, { cookie })
    expect(await send('h5/addItem', { itemStorePriceId: String(a), quantity: 1 })).toMatchObject({ code: 0 })
    expect(await send('addItem/list', { itemList: [{ itemStorePriceId: String(b), quantity: 2 }] })).toMatchObject({ code: 0 })
    expect(await quantities(cookie)).toEqual([
      [a, 1],
      [b, 2],
    ])
    for (const itemStorePriceIds of [['0'], ['1.5'], [''], ['99999999999'], [`${a} or 1=1`]]) {
      expect(await send('h5/del', { itemStorePriceIds })).toMatchObject({ status: 400, key: 'request.invalid' })
    }
    expect(await send('h5/addItem', { itemStorePriceId: a, quantity: '1' })).toMatchObject({ status: 400, params: { field: 'quantity' } })
    expect(await send('h5/del', { itemStorePriceIds: [String(a), b] })).toMatchObject({ dataMap: { count: 0 } })
  })

  it('merge at login, switch and select', async () => {
    const { cookie, id } = await aMember(test.ctx())
    const { offerIds } = await aProduct(test.ctx(), { offers: [{}, {}] })
    const [a, b] = offerIds as [number, number]
    const body = { storeMemberId: id, storeId: '', guestCartId: randomUUID(), itemList: [{ offerId: a, quantity: 60 }] }
    expect(await test.call(merge, body, { cookie })).toMatchObject({ code: 0, dataMap: { count: 1, clamped: [a] } })
    const switched = await test.call('cart.switchLine', { offerId: a, toOfferId: b, quantity: 2 }, { cookie })
    expect(switched).toMatchObject({ code: 0, data: { line: { offerId: b, quantity: 2 }, units: 2 } })
    expect(await test.call('cart.selectAll', { selected: false }, { cookie })).toMatchObject({ data: { units: 0, count: 1 } })
  })

  it('answer domain errors with their key and in the language asked for', async () => {
    const { cookie } = await aMember(test.ctx())
    const { offerId } = await aProduct(test.ctx(), { stock: 3 })
    await test.call(add, { offerId, quantity: 3 }, { cookie })
    const reply = await test.call(add, { offerId, quantity: 1 }, { cookie, lang: 'ru' })
    expect(reply).toMatchObject({
      status: 200,
      code: 4002,
      key: 'cart.onlyLeft',
      params: { available: 3 },
      message: 'Осталось только 3\u00a0штуки',
    })
    expect(await test.call(add, { offerId: 2_147_483_647, quantity: 1 }, { cookie })).toMatchObject({
      status: 200,
      key: 'cart.offerUnknown',
    })
  })

  it('price a visitor’s cart without a session and store nothing', async () => {
    const { offerId } = await aProduct(test.ctx(), { price: 500 })
    const reply = await test.call('cart.price', { itemList: [{ offerId, quantity: 4, seenPrice: 400 }] })
    expect(reply).toMatchObject({ status: 200, data: { total: 2000, units: 4, cartList: [{ items: [{ priceWas: 400 }] }] } })
  })
})

describe('bad input', () => {
  it.each([0, -1, 1.5, 1e9, 100, '2', null, {}, [1]])(
    'quantity %j is a 400 that names the field, and changes nothing',
    async (quantity) => {
      const { cookie } = await aMember(test.ctx())
      const { offerId } = await aProduct(test.ctx())
      const reply = await test.call(add, { offerId, quantity }, { cookie })
      expect(reply).toMatchObject({ status: 400, key: 'request.invalid', params: { field: expect.stringContaining('quantity') } })
      expect(await quantities(cookie)).toEqual([])
    },
  )

  it.each([0, -5, 2.5, 2_147_483_648, '007', '-7', 'x'])('offerId %j is a 400', async (offerId) => {
    const { cookie } = await aMember(test.ctx())
    const reply = await test.call(add, { offerId, quantity: 1 }, { cookie })
    expect(reply).toMatchObject({ status: 400, params: { field: expect.stringContaining('offerId') } })
  })

  it.each<[CallName, object, string]>([
    [add, { offerId: 1, quantity: 1, price: 1 }, 'price'],
    [add, { quantity: 1 }, 'offerId'],
    [merge, { itemList: [], guestCartId: 'mine' }, 'guestCartId'],
    [merge, { itemList: [{ offerId: 1, quantity: 0 }], guestCartId: randomUUID() }, 'quantity'],
    [merge, { itemList: Array.from({ length: 201 }, () => ({ offerId: 1, quantity: 1 })), guestCartId: randomUUID() }, 'itemList'],
    ['cart.remove', { offerIds: [] }, 'offerIds'],
    ['cart.switchLine', { offerId: 1, quantity: 0 }, 'quantity'],
    ['cart.selectAll', { selected: 'yes' }, 'selected'],
    ['cart.price', { itemList: [{ offerId: 1, quantity: 1, seenPrice: -1 }] }, 'seenPrice'],
  ])('%s with %j names %s', async (name, input, field) => {
    const { cookie } = await aMember(test.ctx())
    expect(await test.call(name, input, { cookie })).toMatchObject({ status: 400, params: { field: expect.stringContaining(field) } })
  })
})

describe('whose cart it is', () => {
  const ofMembers = Object.values(cartCalls).filter(({ access }) => access === 'member')
  it.each(ofMembers.map(({ name }) => name as CallName))('%s needs a session', async (name) => {
    const inputs: Record<string, object> = {
      [add]: { offerId: 1, quantity: 1 },
      [merge]: { itemList: [], guestCartId: randomUUID() },
      'cart.remove': { offerIds: [1] },
      'cart.restore': { itemList: [{ offerId: 1, quantity: 1 }] },
      'cart.switchLine': { offerId: 1 },
      'cart.selectAll': { selected: true },
    }
    expect(await test.call(name, inputs[name] ?? {})).toMatchObject({ status: 401, key: 'session.missing' })
  })

  it('another member neither sees nor changes it', async () => {
    const [owner, otherMember] = [await aMember(test.ctx()), await aMember(test.ctx())]
    const { offerIds } = await aProduct(test.ctx(), { offers: [{}, {}] })
    const [a, b] = offerIds as [number, number]
    await test.call(add, { offerId: a, quantity: 2 }, { cookie: owner.cookie })
    const as = { cookie: otherMember.cookie }
    expect(await quantities(otherMember.cookie)).toEqual([])
    await test.call('cart.remove', { offerIds: [a] }, as)
    await test.call('cart.selectAll', { selected: false }, as)
    const change = { offerId: a, toOfferId: b, quantity: 1 }
    expect(await test.call('cart.switchLine', change, as)).toMatchObject({ key: 'cart.lineMissing' })
    expect(await test.call('cart.restore', { itemList: [{ offerId: b, quantity: 1 }] }, as)).toMatchObject({ dataMap: { count: 1 } })
    const claimed = { offerIds: [a], storeMemberId: owner.id }
    expect(await test.call('cart.remove', claimed, as)).toMatchObject({ status: 401, key: 'session.mismatch' })
    expect(await quantities(owner.cookie)).toEqual([[a, 2]])
    expect(await test.call(list, {}, { cookie: owner.cookie })).toMatchObject({ dataMap: { units: 2 } })
  })

  it('cannot be changed from another site', async () => {
    const { cookie } = await aMember(test.ctx())
    const { offerId } = await aProduct(test.ctx())
    const reply = await test.call(add, { offerId, quantity: 1 }, { cookie, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(reply).toMatchObject({ status: 403, key: 'request.crossSite' })
    expect(await quantities(cookie)).toEqual([])
  })
})
