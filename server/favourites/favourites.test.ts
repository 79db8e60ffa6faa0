import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers, products } from '#server/catalogue/catalogue.tables.ts'
import { favourites } from './favourites.tables.ts'

const test = testMall()
const save = ({ cookie }: AMember, productId: number) => test.call('favourites.add', { productId }, { cookie })
const cancel = ({ cookie }: AMember, productId: number) => test.call('favourites.remove', { productId }, { cookie })
const ids = async ({ cookie }: AMember) => (await page({ cookie } as AMember, { idsOnly: true })).ids as number[]
const page = async ({ cookie }: AMember, body = {}) => (await test.call('favourites.list', body, { cookie })).data

describe('favourites', () => {
  it('are saved once and let go once, however often asked', async () => {
    const member = await aMember(test.ctx())
    const { id } = await aProduct(test.ctx(), { price: 4200 })
    const saved = await Promise.all([save(member, id), save(member, id), save(member, id)])
    for (const reply of saved) expect(reply).toMatchObject({ code: 0, data: { memberSubscribeStatus: 1 } })
    const rows = await test.db.select().from(favourites).where(eq(favourites.memberId, member.id))
    expect(rows).toHaveLength(1)
    expect(rows[0]!.priceWhenAdded).toBe(4200)
    for (let i = 0; i < 2; i++) expect((await cancel(member, id)).data).toEqual({ memberSubscribeStatus: 0 })
    expect(await ids(member)).toEqual([])
  })

  it('remember what the cheapest offer cost when the heart was filled', async () => {
    const member = await aMember(test.ctx())
    const { id, offerId } = await aProduct(test.ctx(), { offers: [{ price: 900 }, { price: 700 }] })
    await save(member, id)
    await test.db.update(offers).set({ price: 600 }).where(eq(offers.id, offerId))
    await save(member, id)
    const [row] = await test.db.select().from(favourites).where(eq(favourites.memberId, member.id))
    expect(row!.priceWhenAdded).toBe(700)
  })

  it('are listed newest first as cards, with the true total', async () => {
    const member = await aMember(test.ctx())
    const made: number[] = []
    for (let i = 0; i < 3; i++) {
      const { id } = await aProduct(test.ctx())
      await save(member, id)
      test.clock.forward(1000)
      made.unshift(id)
    }
    expect(await ids(member)).toEqual(made)
    const all = await page(member, { pageSize: 9999 })
    expect(all).toMatchObject({ totalRecord: 3, pageNo: 1, pageSize: 200, totalPage: 1 })
    expect(all.results.map((card: { productId: number }) => card.productId)).toEqual(made)
    expect(await page(member, { idsOnly: true, pageSize: 9999, storeMemberId: member.id })).toMatchObject({ results: [], totalRecord: 3 })
    const second = await page(member, { pageNo: 2, pageSize: 2 })
    expect(second).toMatchObject({ totalRecord: 3, totalPage: 2 })
    expect(second.results.map((card: { productId: number }) => card.productId)).toEqual(made.slice(2))
  })

  it('keep out of sight what went off sale, and reject what is not there', async () => {
    const member = await aMember(test.ctx())
    const { id } = await aProduct(test.ctx())
    await save(member, id)
    await test.db.update(products).set({ listed: false }).where(eq(products.id, id))
    expect(await ids(member)).toEqual([])
    expect(await page(member)).toMatchObject({ results: [], totalRecord: 0 })
    const other = await aProduct(test.ctx(), { listed: false })
    for (const gone of [other.id, 2_000_000_000]) expect(await save(member, gone)).toMatchObject({ key: 'catalogue.productGone' })
    expect((await cancel(member, id)).data).toEqual({ memberSubscribeStatus: 0 })
  })

  it('of a visitor are merged in their order, once, without what is not listed', async () => {
    const [member, otherMember] = [await aMember(test.ctx()), await aMember(test.ctx())]
    const made: number[] = []
    for (let i = 0; i < 3; i++) made.push((await aProduct(test.ctx())).id)
    const { id: gone } = await aProduct(test.ctx(), { listed: false })
    const [a, b, c] = made as [number, number, number]
    await save(member, c)
    test.clock.forward(60_000)
    const merge = () => test.call('favourites.merge', { productIds: [b, a, gone, c, b, 2_000_000_000] }, { cookie: member.cookie })
    for (const reply of await Promise.all([merge(), merge(), merge()])) expect(reply.data).toEqual({ totalRecord: 3 })
    expect(await ids(member)).toEqual([b, a, c])
    expect(await ids(otherMember)).toEqual([])
    expect((await test.call('favourites.merge', { productIds: [a] })).status).toBe(401)
  })

  it('belong to one member alone', async () => {
    const [mine, otherMember] = [await aMember(test.ctx()), await aMember(test.ctx())]
    const { id } = await aProduct(test.ctx())
    await save(mine, id)
    await cancel(otherMember, id)
    expect(await ids(mine)).toEqual([id])
    expect(await ids(otherMember)).toEqual([])
    const claimed = await test.call('favourites.remove', { productId: id, storeMemberId: mine.id }, { cookie: otherMember.cookie })
    expect(claimed).toMatchObject({ status: 401, key: 'session.mismatch' })
    expect((await test.call('favourites.add', { productId: id })).status).toBe(401)
    expect(await ids(mine)).toEqual([id])
  })
})
