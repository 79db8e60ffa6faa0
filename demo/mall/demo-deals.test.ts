import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import type { Slot } from '#contract/deals/calls.ts'
import { groupCampaigns } from '#server/groups/groups.tables.ts'
import { offers, products } from '#server/catalogue/catalogue.tables.ts'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { demoDealDays, openDemoDeals } from './demo-deals.ts'
import { openGroupCampaigns } from './group-campaigns.ts'

const test = testMall()
afterEach(() => expectInvariants(test.db))
const hour = 3_600_000

/** Products enough for three slots, and for the discounts a store and two child categories. */
async function dealtProducts(): Promise<void> {
  for (let category = 0; category < 7; category++) {
    const { childId } = await aCategory(test.ctx())
    for (let place = 0; place < 8; place++) await aProduct(test.ctx(), { categoryId: childId, price: 4000 + 100 * place, stock: 30 })
  }
}

const lightning = async (slot?: string) => (await test.call('deals.lightning', slot ? { slot } : {})).data
const states = (slots: Slot[]) => new Set(slots.map(({ state }) => state))

describe("the demo mall's deals", () => {
  it('are of every state at whatever hour they are opened, and nobody has claimed anything', async () => {
    await dealtProducts()
    const days = demoDealDays * 24 * hour
    for (const at of ['2026-11-23T00:00:00Z', '2026-12-24T13:59:59Z', '2027-01-31T19:59:00Z']) {
      test.clock.set(new Date(at))
      const until = await openDemoDeals(test.ctx())
      expect(until.getTime() - test.clock.now().getTime()).toBeGreaterThan(days - 4 * hour)
      const { slots, slot, page } = await lightning()
      expect([at, states(slots)]).toEqual([at, new Set(['ended', 'live', 'next'])])
      expect([slot.state, page.results.length]).toEqual(['live', 10])
      for (const deal of page.results) {
        expect(deal).toMatchObject({ state: 'live', claimed: 0, unitsLeft: deal.quota })
        expect(deal.price).toBeLessThan(deal.plainPrice)
      }
      expect((await test.call('catalogue.discounts', {})).data.page.totalRecord).toBeGreaterThan(0)
      const coming = (slots as Slot[]).filter((each) => each.state === 'next').slice(0, 3)
      const firsts = await Promise.all(coming.map(async ({ startsAt }) => (await lightning(startsAt)).page.results[0]))
      // One slot in three tells its price at its start only.
      expect(firsts.map(({ price }) => price === undefined).filter(Boolean)).toHaveLength(1)
    }
  })

  it('are made once: a second start adds nothing, one after two weeks goes on where they end', async () => {
    const count = async () => (await test.db.execute<{ n: number }>(sql`select count(*)::int as n from lightning_deals`)).rows[0]!.n
    await dealtProducts()
    const until = await openDemoDeals(test.ctx())
    const before = await count()
    expect([await openDemoDeals(test.ctx()), await count()]).toEqual([until, before])
    test.clock.set(new Date(until.getTime() + 5 * 24 * hour))
    await openDemoDeals(test.ctx())
    expect(states((await lightning()).slots)).toEqual(new Set(['ended', 'live', 'next']))
  })
})

it('opens group campaigns that can be joined, once, and no group in them', async () => {
  const { id, offerId } = await aProduct(test.ctx(), { price: 9000, stock: 40 })
  await test.db.update(products).set({ key: 'oak-stool' }).where(eq(products.id, id))
  for (let turn = 0; turn < 2; turn++) await openGroupCampaigns(test.ctx(), test.clock.now())
  const rows = await test.db.select({ offerId: groupCampaigns.offerId, price: groupCampaigns.price }).from(groupCampaigns)
  const [lead] = await test.db.select({ price: offers.price }).from(offers).where(eq(offers.id, offerId))
  expect(rows).toEqual([{ offerId, price: (lead!.price * 80) / 100 }])
  const { results } = (await test.call('groups.campaigns', {})).data
  expect(results).toMatchObject([{ size: 3, openGroups: 0, offer: { offerId, price: 9000 } }])
})
