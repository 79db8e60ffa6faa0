import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { refreshAppeals, refreshOutdated } from './appeals.service.ts'
import { indexProducts } from './index.service.ts'
import { dayOf, freshnessAt, maxAppeal, rankOf, ranking } from '../plan/ranking.rules.ts'

const test = testMall()
const day = 86_400_000
const ago = (days: number) => new Date(test.clock.now().getTime() - days * day).toISOString()
const addLedger = (offerId: number, kind: string, quantity: number, days: number) =>
  test.db.execute(
    sql`insert into stock_ledger (offer_id, kind, quantity, at) values (${offerId}, ${kind}, ${quantity}, ${ago(days)}::timestamptz)`,
  )
const appealOf = async (productId: number) =>
  (await test.db.execute<{ appeal: number }>(sql`select appeal from search_appeals where product_id = ${productId}`)).rows[0]?.appeal

describe('the appeal of a product', () => {
  it('is of its sales and favourites, which lose half of their points in a month, less what came back', async () => {
    // Those of the tests before this one, in whatever order.
    await refreshAppeals(test.ctx())
    const [sold, old, returned, liked] = [
      await aProduct(test.ctx()),
      await aProduct(test.ctx()),
      await aProduct(test.ctx()),
      await aProduct(test.ctx()),
    ]
    await addLedger(sold.offerId, 'sold', ranking.halfAppeal, 0)
    await addLedger(old.offerId, 'sold', ranking.halfAppeal, ranking.halfLife)
    await addLedger(returned.offerId, 'sold', 5, 1)
    await addLedger(returned.offerId, 'restocked', 5, 0)
    const member = await aMember(test.ctx())
    await test.db.execute(
      sql`insert into favourites (member_id, product_id, created_at, price_when_added) values (${member.id}, ${liked.id}, ${ago(0)}::timestamptz, 1)`,
    )
    expect(await refreshAppeals(test.ctx())).toBe(3)
    expect(await appealOf(sold.id)).toBe(maxAppeal / 2)
    expect(await appealOf(old.id)).toBe(330)
    expect(await appealOf(returned.id)).toBeUndefined()
    expect(await appealOf(liked.id)).toBe(10)
    expect(await refreshAppeals(test.ctx())).toBe(0)
    test.clock.forward(200 * day)
    await refreshAppeals(test.ctx())
    expect(await appealOf(sold.id)).toBe(0)
    test.clock.forward(-200 * day)
  })

  it('is brought up to date once an hour, by one process', async () => {
    test.clock.forward(2 * day)
    const written = await Promise.all([refreshOutdated(test.ctx()), refreshOutdated(test.ctx()), refreshOutdated(test.ctx())])
    expect(written.filter((each) => each !== undefined)).toHaveLength(1)
    test.clock.forward(day / 24 - 1000)
    expect(await refreshOutdated(test.ctx())).toBeUndefined()
    test.clock.forward(1000)
    expect(await refreshOutdated(test.ctx())).toBeDefined()
    test.clock.forward(-2 * day - day / 24)
  })

  it('orders goods that fit alike, and new ones come before old ones', async () => {
    const { childId } = await aCategory(test.ctx(), 'Kites')
    const at = (days: number) => ({ name: { en: 'Kite' }, categoryId, createdAt: new Date(ago(days)) })
    const categoryId = childId
    const [plain, popular, fresh] = [
      await aProduct(test.ctx(), at(300)),
      await aProduct(test.ctx(), at(400)),
      await aProduct(test.ctx(), at(2)),
    ]
    await addLedger(popular.offerId, 'sold', 40, 3)
    await refreshAppeals(test.ctx())
    await indexProducts(test.ctx(), [plain.id, popular.id, fresh.id])
    const { data } = await test.call('search.search', { keywords: 'kite' })
    expect(data.pageResult.results.map((card: { productId: number }) => card.productId)).toEqual([popular.id, fresh.id, plain.id])
  })
})

describe('the rank', () => {
  const parts = { points: 50_000, inStock: true, appeal: 0, freshness: 0 }

  it('of the most popular and newest product is below that of one that fits half as well again', () => {
    expect(rankOf({ ...parts, appeal: maxAppeal, freshness: 1 })).toBeLessThan(rankOf({ ...parts, points: 75_000 }))
  })

  it('puts what is sold out behind everything that fits as well', () => {
    expect(rankOf({ ...parts, inStock: false, appeal: maxAppeal, freshness: 1 })).toBeLessThan(rankOf(parts))
  })

  it('of newness falls from 1 to 0 in its days', () => {
    const today = dayOf(new Date('2026-11-20T21:00:00Z'))
    const created = (days: number) => today - days * day * 1000
    expect([-1, 0, ranking.freshDays / 2, ranking.freshDays, 1000].map((days) => freshnessAt(created(days), today))).toEqual([
      1, 1, 0.5, 0, 0,
    ])
    expect(dayOf(new Date('2026-11-20T00:00:00Z'))).toBe(today)
  })
})
