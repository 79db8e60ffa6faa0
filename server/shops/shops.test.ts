import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { aProduct, aStore } from '#demo/factories/products.ts'
import { aReceivedLine, type AReceivedLine } from '#demo/factories/reviews.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { products, stores } from '#server/catalogue/catalogue.tables.ts'
import { hideReview } from '#server/reviews/operators.service.ts'
import { storeFollows } from './shops.tables.ts'

const test = testMall()
const info = (storeId: number, lang = 'en') => test.call('shops.info', { storeId }, { lang })
const follow = ({ cookie }: AMember, storeId: number) => test.call('shops.follow', { storeId }, { cookie })
const followed = async ({ cookie }: AMember) =>
  (await test.call('shops.followed', {}, { cookie })).data.results.map((row: { storeId: number }) => row.storeId)

describe('the page of a store', () => {
  it('shows who they are in the language asked for, and how many products are listed', async () => {
    const storeId = await aStore(test.ctx(), 'Oda')
    await test.db
      .update(stores)
      .set({ about: { ka: 'ჩვენ შესახებ', en: 'About us' } })
      .where(eq(stores.id, storeId))
    await aProduct(test.ctx(), { storeId })
    await aProduct(test.ctx(), { storeId, listed: false })
    expect((await info(storeId)).data).toEqual({
      ...{ storeId, storeName: 'Oda', city: 'Tbilisi', about: 'About us', productCount: 1, followerCount: 0, ratings: [0, 0, 0, 0, 0] },
    })
    expect((await info(storeId, 'ka')).data.about).toBe('ჩვენ შესახებ')
    expect((await info(storeId, 'ru')).data).toMatchObject({ about: 'ჩვენ შესახებ', aboutLang: 'ka' })
  })

  it('counts the reviews of its products that everybody sees', async () => {
    const line = await aReceivedLine(test.ctx())
    const other = await aReceivedLine(test.ctx(), await aProduct(test.ctx(), { storeId: line.storeId }))
    const review = ({ buyer, orderNo, position }: AReceivedLine, score: number) =>
      test.call('reviews.add', { orderNo, position, score, text: '', images: [] }, { cookie: buyer.cookie })
    const { id } = (await review(line, 5)).data
    expect((await review(other, 4)).code).toBe(0)
    expect((await info(line.storeId)).data.ratings).toEqual([0, 0, 0, 1, 1])
    await hideReview(test.ctx(), id, 'advertising')
    expect((await info(line.storeId)).data.ratings).toEqual([0, 0, 0, 1, 0])
    expect((await test.call('reviews.list', { storeId: line.storeId })).data.ratings).toEqual([0, 0, 0, 1, 0])
  })

  it('is there for a store with nothing to sell now, and for no unknown one', async () => {
    expect((await info(await aStore(test.ctx()))).data).toMatchObject({ productCount: 0 })
    expect(await info(2_000_000_000)).toMatchObject({ status: 404, key: 'notFound' })
  })

  it('finds its products alone, by words and by category', async () => {
    const { storeId, id, categoryId } = await aProduct(test.ctx())
    const other = await aProduct(test.ctx(), { storeId })
    await aProduct(test.ctx(), { categoryId })
    const found = async (fields: object) =>
      (await test.call('search.search', { storeIds: [storeId], ...fields })).data.pageResult.results.map(
        (card: { productId: number }) => card.productId,
      )
    expect((await found({})).sort()).toEqual([id, other.id].sort())
    expect(await found({ categoryIds: [categoryId] })).toEqual([id])
  })
})

describe('the list of stores', () => {
  it('has those with listed products, the fullest first, with the true total', async () => {
    const full = await aStore(test.ctx())
    for (let i = 0; i < 12; i++) await aProduct(test.ctx(), { storeId: full })
    const empty = await aStore(test.ctx())
    const gone = await aProduct(test.ctx())
    await test.db.update(products).set({ listed: false }).where(eq(products.id, gone.id))
    const { results, totalRecord } = (await test.call('shops.list', { pageSize: 200 })).data
    const ids = results.map((row: { storeId: number }) => row.storeId)
    expect(ids[0]).toBe(full)
    expect(ids).not.toContain(empty)
    expect(ids).not.toContain(gone.storeId)
    expect(totalRecord).toBe(ids.length)
  })
})

describe('following', () => {
  it('a store counts once, however often asked, and ends once', async () => {
    const member = await aMember(test.ctx())
    const storeId = await aStore(test.ctx())
    for (const reply of await Promise.all([1, 2, 3].map(() => follow(member, storeId))))
      expect(reply).toMatchObject({ code: 0, data: { following: true } })
    expect(await test.db.select().from(storeFollows).where(eq(storeFollows.storeId, storeId))).toHaveLength(1)
    expect((await info(storeId)).data.followerCount).toBe(1)
    const asked = async () => (await test.call('shops.following', { storeId }, { cookie: member.cookie })).data
    expect(await asked()).toEqual({ following: true })
    for (let i = 0; i < 2; i++)
      expect((await test.call('shops.unfollow', { storeId }, { cookie: member.cookie })).data).toEqual({ following: false })
    expect(await asked()).toEqual({ following: false })
    expect(await follow(member, 2_000_000_000)).toMatchObject({ status: 404, key: 'notFound' })
  })

  it("lists a member's own stores, the latest first, and takes them along", async () => {
    const [member, other] = [await aMember(test.ctx()), await aMember(test.ctx())]
    const [first, second] = [await aStore(test.ctx(), 'First'), await aStore(test.ctx())]
    await follow(member, first)
    test.clock.forward(1000)
    await follow(member, second)
    await follow(other, first)
    expect(await followed(member)).toEqual([second, first])
    expect(await followed(other)).toEqual([first])
    const exported = (await test.call('personalData.export', {}, { cookie: member.cookie })).data
    expect(exported.followedShops.map((shop: { name: string }) => shop.name)).toEqual(['Store', 'First'])
  })
})
