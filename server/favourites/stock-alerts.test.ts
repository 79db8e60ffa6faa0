import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { anEmptyPurchase } from '#demo/factories/orders.ts'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { offers, products } from '#server/catalogue/catalogue.tables.ts'
import { closeReservations, lockOffers, reserveStock, restock } from '#server/catalogue/stock/stock.service.ts'
import { inTransaction } from '#server/context.ts'
import { publishReturned } from './favourite-changes.service.ts'

const test = testMall()
const add = ({ cookie }: AMember, offerId: number) => test.call('favourites.addStockAlert', { offerId }, { cookie })
const waitsFor = async ({ cookie }: AMember) => (await test.call('favourites.stockAlerts', {}, { cookie })).data.offerIds as number[]
const comeBack = (offerId: number) => inTransaction(test.ctx(), (ctx) => restock(ctx, [{ offerId, quantity: 2 }], 'an order'))

/** What a member finds in the notification centre after everything in the outbox is delivered. */
async function told({ cookie }: AMember, lang = 'en') {
  await test.mall.drain()
  const { page } = (await test.call('notifications.list', {}, { cookie, lang })).data
  return page.results as { kind: string; title: string; link: string }[]
}
const mailsTo = ({ email }: AMember) => test.sent.filter((message) => message.to === email).map((message) => message.subject)

describe('a member who waits for a sold-out offer', () => {
  it('is told once, in the own language, in the notification centre and by mail', async () => {
    const member = await aMember(test.ctx(), { lang: 'ru' })
    const mug = await aProduct(test.ctx(), { stock: 0, name: { ka: 'ფინჯანი', ru: 'Кружка', en: 'Mug' } })
    expect((await add(member, mug.offerId)).data).toEqual({ subscribed: true })
    expect((await add(member, mug.offerId)).data).toEqual({ subscribed: true })
    expect(await waitsFor(member)).toEqual([mug.offerId])
    expect(await told(member)).toEqual([])

    await comeBack(mug.offerId)
    expect(await told(member)).toEqual([
      expect.objectContaining({ kind: 'backInStock', title: 'Back in stock: Mug', link: `/details?id=${mug.id}&offer=${mug.offerId}` }),
    ])
    expect(mailsTo(member)).toEqual(['Снова в\u00a0наличии: Кружка'])
    expect(await waitsFor(member)).toEqual([])

    await test.db.update(offers).set({ stockOnHand: 0 }).where(eq(offers.id, mug.offerId))
    await comeBack(mug.offerId)
    expect(await told(member)).toHaveLength(1)
  })

  it('is told when a reservation gives the last units back', async () => {
    const member = await aMember(test.ctx())
    const mug = await aProduct(test.ctx(), { stock: 1 })
    const purchaseId = await anEmptyPurchase(test.ctx())
    await inTransaction(test.ctx(), async (ctx) => {
      await lockOffers(ctx, [mug.offerId])
      await reserveStock(ctx, purchaseId, [{ offerId: mug.offerId, quantity: 1 }], new Date(test.clock.now().getTime() + 60_000))
    })
    expect((await add(member, mug.offerId)).data).toEqual({ subscribed: true })
    await inTransaction(test.ctx(), (ctx) => closeReservations(ctx, purchaseId, 'released'))
    expect(await told(member)).toHaveLength(1)
  })

  it('is not told where the units are gone again, and goes on waiting', async () => {
    const member = await aMember(test.ctx())
    const mug = await aProduct(test.ctx(), { stock: 0 })
    await add(member, mug.offerId)
    await comeBack(mug.offerId)
    await test.db.update(offers).set({ stockOnHand: 0 }).where(eq(offers.id, mug.offerId))
    expect(await told(member)).toEqual([])
    expect(await waitsFor(member)).toEqual([mug.offerId])
  })

  it('can stop waiting', async () => {
    const member = await aMember(test.ctx())
    const mug = await aProduct(test.ctx(), { stock: 0 })
    await add(member, mug.offerId)
    const { data } = await test.call('favourites.removeStockAlert', { offerId: mug.offerId }, { cookie: member.cookie })
    expect(data).toEqual({ subscribed: false })
    await comeBack(mug.offerId)
    expect(await told(member)).toEqual([])
  })

  it('is told once where two deliveries of one event run side by side', async () => {
    const member = await aMember(test.ctx())
    const mug = await aProduct(test.ctx(), { stock: 0 })
    await add(member, mug.offerId)
    await test.db.update(offers).set({ stockOnHand: 1 }).where(eq(offers.id, mug.offerId))
    await Promise.all(['one', 'two', 'three'].map((delivery) => publishReturned(test.ctx(), [mug.offerId], delivery)))
    expect(await told(member)).toHaveLength(1)
  })
})

describe('an offer that can be bought', () => {
  it('is not waited for, and one that is unknown or unlisted neither', async () => {
    const member = await aMember(test.ctx())
    const mug = await aProduct(test.ctx(), { stock: 1 })
    const gone = await aProduct(test.ctx(), { stock: 0 })
    await test.db.update(products).set({ listed: false }).where(eq(products.id, gone.id))
    expect((await add(member, mug.offerId)).data).toEqual({ subscribed: false })
    expect((await add(member, gone.offerId)).key).toBe('catalogue.productGone')
    expect((await add(member, 2_000_000_000)).key).toBe('catalogue.productGone')
    expect(await waitsFor(member)).toEqual([])
  })

  it('is seen as such by anyone who subscribes while it comes back', async () => {
    const member = await aMember(test.ctx())
    const mug = await aProduct(test.ctx(), { stock: 0 })
    let subscribing: ReturnType<typeof add> | undefined
    await inTransaction(test.ctx(), async (ctx) => {
      await restock(ctx, [{ offerId: mug.offerId, quantity: 1 }], 'an order')
      subscribing = add(member, mug.offerId)
      // Waits for the lock of the offer; without one it would have ended by now.
      const waiting = sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and query like '%stock_alerts%'`
      for (let tries = 0; tries < 40; tries++) {
        const { rows } = await test.db.execute<{ count: number }>(waiting)
        if (rows[0]!.count > 0) return
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
    })
    expect((await subscribing!).data).toEqual({ subscribed: false })
    expect(await told(member)).toEqual([])
  })
})
