import { randomUUID } from 'node:crypto'
import { afterEach, expect, it } from 'vitest'
import { aLightningDeal } from '#demo/factories/deals.ts'
import { aBuyer } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { CampaignRejected, createLightning } from './campaigns/campaigns.service.ts'
import { advancePhases } from './campaigns/phases.service.ts'
import { sendReminders } from './claims/reminders.service.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))
const hour = 3_600_000

/** Three processes whose job runs at one moment. */
const threeTimes = (run: () => Promise<unknown>) => Promise.all(Array.from({ length: 3 }, run))

it('two campaigns made at one moment never overlap on an offer: one is rejected with the reason', async () => {
  for (let round = 0; round < 5; round++) {
    const { offerId } = await aProduct(test.ctx(), { stock: 100 })
    const at = test.clock.now().getTime()
    const make = (from: number) =>
      createLightning(test.ctx(), {
        key: randomUUID(),
        windows: [{ startsAt: new Date(at + from * hour), endsAt: new Date(at + (from + 2) * hour) }],
        hidesPrice: false,
        deals: [{ offerId, price: 1000, quota: 5, memberLimit: 1 }],
      })
    const made = await Promise.allSettled([make(20), make(21)])
    const rejected = made.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []))
    expect(rejected).toHaveLength(1)
    expect(rejected[0]).toBeInstanceOf(CampaignRejected)
    // What does not overlap is no conflict.
    await expect(make(30)).resolves.toBeGreaterThan(0)
  }
})

it('a start is moved once and a reminder sent once, however many processes look at that moment', async () => {
  const { offerId } = await aProduct(test.ctx(), { stock: 100 })
  const dealId = await aLightningDeal(test.ctx(), offerId, { startsIn: 1, hours: 2 })
  const buyer = await aBuyer(test.ctx())
  expect((await test.call('deals.addReminder', { id: dealId }, { cookie: buyer.cookie })).code).toBe(0)
  test.clock.forward(hour - 60_000)
  await threeTimes(() => sendReminders(test.ctx()))
  await test.mall.drain()
  expect(test.sent.filter(({ to }) => to === buyer.email)).toHaveLength(1)
  test.clock.forward(60_000)
  const moved = await threeTimes(() => advancePhases(test.ctx()))
  expect(moved.reduce((sum: number, count) => sum + Number(count), 0)).toBe(1)
})
