import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aDiscount, aLightningDeal } from '#demo/factories/deals.ts'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { aProduct, type AProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers } from '#server/catalogue/catalogue.tables.ts'
import { restock } from '#server/catalogue/stock/stock.service.ts'
import { inTransaction } from '#server/context.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import { outbox } from '#server/platform/messaging/outbox/outbox.tables.ts'
import { publishCheaper } from './favourite-changes.service.ts'

const test = testMall()
/** Notifications name it as the member reads the mall, which is in Georgian unless the member says otherwise. */
const name = { ka: 'ფინჯანი', en: 'Mug' }

const save = ({ cookie }: AMember, productId: number) => test.call('favourites.add', { productId }, { cookie })
const wishlist = async ({ cookie }: AMember) => (await test.call('favourites.list', {}, { cookie })).data.results
const mailsTo = ({ email }: AMember) => test.sent.filter((message) => message.to === email).map((message) => message.subject)

/** What a member finds in the notification centre after everything in the outbox is delivered, the newest first. */
async function told({ cookie }: AMember, lang = 'en'): Promise<{ kind: string; title: string; text: string; link: string }[]> {
  await test.mall.drain()
  return (await test.call('notifications.list', {}, { cookie, lang })).data.page.results
}

/** A member with a mug at 50,00 ₾ among the favourites. */
async function aFavourite(product: Parameters<typeof aProduct>[1] = {}): Promise<{ member: AMember; mug: AProduct }> {
  const [member, mug] = [await aMember(test.ctx()), await aProduct(test.ctx(), { name, ...product })]
  await save(member, mug.id)
  return { member, mug }
}

async function changePrice({ id: productId, offerId }: AProduct, before: number, after: number): Promise<void> {
  test.clock.forward(1000)
  await inTransaction(test.ctx(), async (ctx) => {
    await ctx.db.update(offers).set({ price: after }).where(eq(offers.id, offerId))
    await publish(ctx, 'price.changed', { offers: [{ offerId, productId, before, after }] }, { key: randomUUID() })
  })
}
const comeBack = (offerId: number) => inTransaction(test.ctx(), (ctx) => restock(ctx, [{ offerId, quantity: 2 }], 'an order'))

describe('a favourite that costs less', () => {
  it('is told once of each lower price, in the member’s language, and marked with what is saved', async () => {
    const { member, mug } = await aFavourite()
    await changePrice(mug, 5000, 4500)
    const [notification, ...others] = await told(member, 'zh')
    expect(others).toEqual([])
    expect(notification).toMatchObject({
      kind: 'favouriteCheaper',
      title: '降价至45,00\u00a0₾：ფინჯანი',
      text: '您收藏时的价格为50,00\u00a0₾。',
      link: `/details?id=${mug.id}&offer=${mug.offerId}`,
    })
    expect(mailsTo(member)).toEqual(['ახლა 45,00\u00a0GEL: ფინჯანი'])
    expect(await wishlist(member)).toMatchObject([{ productId: mug.id, price: 4500, priceCut: 500, backInStock: false }])

    await changePrice(mug, 4500, 4800)
    await changePrice(mug, 4800, 4500)
    expect(await told(member)).toHaveLength(1)
    await changePrice(mug, 4500, 4000)
    test.clock.forward(1000)
    expect((await told(member)).map(({ title }) => title)).toContain('Now 40,00\u00a0₾: Mug')
    await changePrice(mug, 4000, 5200)
    expect(await told(member)).toHaveLength(2)
    expect((await wishlist(member))[0]).not.toHaveProperty('priceCut')
  })

  it('is told once where processes hear of it at the same moment', async () => {
    const { mug } = await aFavourite()
    for (let more = 0; more < 4; more++) await save(await aMember(test.ctx()), mug.id)
    await test.db.update(offers).set({ price: 100 }).where(eq(offers.id, mug.offerId))
    const atOwnTime = (place: number) => ({ ...test.ctx(), now: () => new Date(test.clock.now().getTime() + place) })
    await Promise.all(Array.from({ length: 6 }, (_, place) => publishCheaper(atOwnTime(place), [mug.id])))
    const events = await test.db.select().from(outbox).where(eq(outbox.topic, 'favourite.cheaper'))
    expect(events.filter(({ payload }) => (payload as { productId: number }).productId === mug.id)).toHaveLength(5)
    await test.mall.drain()
  })

  it('is told when a lightning deal or a discount begins', async () => {
    const { member, mug } = await aFavourite()
    await aLightningDeal(test.ctx(), mug.offerId, { price: 3000 })
    expect((await told(member)).map(({ title }) => title)).toEqual(['Now 30,00\u00a0₾: Mug'])
    const other = await aFavourite()
    await aDiscount(test.ctx(), [{ offerId: other.mug.offerId, price: 2000 }])
    expect((await told(other.member)).map(({ title }) => title)).toEqual(['Now 20,00\u00a0₾: Mug'])
  })

  it('is not told while it is sold out', async () => {
    const { member, mug } = await aFavourite({ stock: 0 })
    await changePrice(mug, 5000, 4500)
    expect(await told(member)).toEqual([])
    expect((await wishlist(member))[0]).not.toHaveProperty('priceCut')
  })
})

describe('a favourite that was sold out', () => {
  it('is told once when it is back, also to who asked for it, and marked', async () => {
    const { member, mug } = await aFavourite({ stock: 0 })
    await test.call('favourites.addStockAlert', { offerId: mug.offerId }, { cookie: member.cookie })
    expect(await wishlist(member)).toMatchObject([{ inStock: false, backInStock: false }])
    await comeBack(mug.offerId)
    expect(await told(member)).toMatchObject([{ kind: 'backInStock', title: 'Back in stock: Mug' }])
    expect(await wishlist(member)).toMatchObject([{ inStock: true, backInStock: true }])
  })

  it('was not where another of its options could be bought', async () => {
    const { member, mug } = await aFavourite({ offers: [{ stock: 0 }, { stock: 3 }] })
    await comeBack(mug.offerId)
    expect(await told(member)).toEqual([])
    expect(await wishlist(member)).toMatchObject([{ backInStock: false }])
  })
})
