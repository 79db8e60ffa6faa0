import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aDiscount, aLightningDeal } from '#demo/factories/deals.ts'
import { aGroupCampaign } from '#demo/factories/groups.ts'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { testMall, type Reply } from '#demo/testing/test-mall.ts'

const test = testMall()
/** Refreshes the cards at the mall's time, which the triggers do not know. */
const refresh = () =>
  test.db.execute(sql`select refresh_product_cards(array(select id from products), ${test.clock.now().toISOString()}::timestamptz)`)

const ids = ({ data }: Reply): number[] => data.page.results.map(({ productId }: { productId: number }) => productId)
const older = () => test.db.execute(sql`update price_history set since = since - interval '40 days'`)

describe('the products of a zone', () => {
  it('are those of its kind of deal, of one category or all, with the time, the slots and the categories', async () => {
    const { childId, rootCategoryId } = await aCategory(test.ctx())
    const made = (price: number) => aProduct(test.ctx(), { price, categoryId: childId })
    const [cut, deal, later, grouped] = [await made(5000), await made(5000), await made(5000), await made(5000)]
    await made(5000)
    await older()
    await aDiscount(test.ctx(), [{ offerId: cut.offerId, percent: 20 }])
    await aLightningDeal(test.ctx(), deal.offerId, { price: 3000 })
    await aLightningDeal(test.ctx(), later.offerId, { price: 2000, startsIn: 5 })
    await aGroupCampaign(test.ctx(), { product: grouped, price: 4000 })
    const ask = (zone?: string, part: object = {}) =>
      test.call('deals.products', { ...(zone ? { zone } : {}), categoryId: childId, ...part })

    const usual = await ask()
    expect(ids(usual)).toEqual([deal.id, cut.id])
    expect(usual.data).toMatchObject({
      serverNow: test.clock.now().toISOString(),
      page: { totalRecord: 2, pageNo: 1, pageSize: 20, totalPage: 1 },
      categoryList: expect.arrayContaining([{ id: rootCategoryId, categoryName: expect.any(String), count: 2 }]),
    })
    const slotIn = (hours: number) =>
      usual.data.slots.find(({ startsAt }: { startsAt: string }) => Date.parse(startsAt) === test.clock.now().getTime() + hours * 3_600_000)
    expect([slotIn(-1), slotIn(5)]).toMatchObject([{ state: 'live' }, { state: 'next' }])
    expect(usual.data).not.toHaveProperty('slot')
    expect(ids(await ask('discount'))).toEqual(ids(usual))
    const live = await ask('lightning')
    expect(ids(live)).toEqual([deal.id])
    expect(live.data.slot).toMatchObject({ state: 'live' })
    expect(ids(await ask('lightning', { slot: slotIn(5).startsAt }))).toEqual([later.id])
    const groups = await ask('group')
    expect(ids(groups)).toEqual([grouped.id])
    expect(groups.data.page.results[0]).toMatchObject({ price: 5000, group: { price: 4000, size: 3 } })
    expect(ids(await test.call('deals.products', { zone: 'group', categoryId: rootCategoryId }))).toEqual([grouped.id])
  })

  it('are in the order asked for, by what the zone charges, and cut into pages', async () => {
    const { childId } = await aCategory(test.ctx())
    const made = (price: number) => aProduct(test.ctx(), { price, categoryId: childId })
    const [small, deep, cheap] = [await made(9000), await made(8000), await made(4000)]
    await older()
    await aDiscount(test.ctx(), [{ offerId: small.offerId, percent: 10 }], { startsIn: -1, hours: 3 })
    await aDiscount(test.ctx(), [{ offerId: deep.offerId, percent: 60 }], { startsIn: -1, hours: 5 })
    await aDiscount(test.ctx(), [{ offerId: cheap.offerId, percent: 30 }], { startsIn: -1, hours: 4 })
    const ask = (part: object, call: 'deals.products' | 'deals.recommended' = 'deals.products') =>
      test.call(call, { categoryId: childId, ...part })
    const [a, b, c] = [small.id, deep.id, cheap.id]
    expect(ids(await ask({ sort: 'discount' }))).toEqual([b, c, a])
    expect(ids(await ask({ sort: 'priceAsc' }))).toEqual([c, b, a])
    expect(ids(await ask({ sort: 'priceDesc' }))).toEqual([a, b, c])
    expect(ids(await ask({ sort: 'ending' }))).toEqual([a, c, b])
    const second = await ask({ sort: 'priceAsc', pageNo: 2, pageSize: 2 })
    expect(ids(second)).toEqual([a])
    expect(second.data.page).toMatchObject({ totalRecord: 3, totalPage: 2 })

    await test.db.execute(
      sql`update products set sold = case id when ${a}::int then 9 when ${b}::int then 5 else sold end where id in (${a}, ${b})`,
    )
    await refresh()
    expect(ids(await ask({}, 'deals.recommended'))).toEqual([a, b, c])
    await test.db.execute(sql`update offers set stock_on_hand = 0 where id = ${small.offerId}`)
    await refresh()
    expect(ids(await ask({}, 'deals.recommended'))).toEqual([b, c])
    expect(ids(await ask({ sort: 'priceDesc' }))).toEqual([b, c, a])
  })

  it('tell no price before a start by their order where the campaign hides it', async () => {
    const { childId } = await aCategory(test.ctx())
    const [hidden, open] = [
      await aProduct(test.ctx(), { price: 5000, categoryId: childId }),
      await aProduct(test.ctx(), { price: 6000, categoryId: childId }),
    ]
    await aLightningDeal(test.ctx(), hidden.offerId, { price: 100, startsIn: 9, hidesPrice: true })
    await aLightningDeal(test.ctx(), open.offerId, { price: 4000, startsIn: 9 })
    const slot = new Date(test.clock.now().getTime() + 9 * 3_600_000).toISOString()
    const reply = await test.call('deals.products', { zone: 'lightning', slot, categoryId: childId, sort: 'priceAsc' })
    expect(ids(reply)).toEqual([open.id, hidden.id])
    expect(reply.text).not.toContain('"100"')
  })

  it('of an unknown zone, order or field are refused with its name', async () => {
    const paths = ['POST pc/mall/activity/productList', 'POST pc/mall/activity/more/recommendCategoryProductList'] as const
    for (const path of paths) {
      for (const [field, value] of Object.entries({ zone: 'new', slot: 7, categoryId: -1, pageSize: 0, hour: 1 }))
        expect(await test.request(path, { [field]: value }), `${path} ${field}`).toMatchObject({ status: 400, params: { field } })
      expect(await test.request(path, {})).toMatchObject({ status: 200, code: 0 })
    }
    expect(await test.request(paths[0], { sort: 'newest' })).toMatchObject({ status: 400, params: { field: 'sort' } })
    expect(await test.request(paths[1], { sort: 'priceAsc' })).toMatchObject({ status: 400, params: { field: 'sort' } })
  })
})
