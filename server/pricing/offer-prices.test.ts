import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { dealKinds, type Deal } from '#contract/pricing/types.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { viewOffers } from '#server/catalogue/offers/offers.service.ts'
import { priceLine } from './pricing.rules.ts'
import { inTier } from '#tools/test/tier.ts'

const test = testMall()

/** Deals of all kinds in a table of the test's own, which `offer_deals` reads instead of the modules' tables. */
async function withDeals(): Promise<void> {
  await test.db.execute(sql`
    create table test_deals (offer_id int, deal_id text, kind text, price int, reference_price int,
      units_left int, member_limit int, starts_at timestamptz, ends_at timestamptz)`)
  await readDeals(
    `select deal_id, kind, price, reference_price, units_left, member_limit, starts_at, ends_at from test_deals where offer_id = offer`,
  )
}

const readDeals = (statement: string) =>
  test.db.execute(
    sql.raw(`
    create or replace function offer_deals(at timestamptz, offer integer, product integer, category integer, store integer, own_price integer)
    returns table (deal_id text, kind text, price integer, reference_price integer, units_left integer, member_limit integer,
      starts_at timestamptz, ends_at timestamptz)
    language sql stable parallel safe as '${statement}'`),
  )

interface PriceRow {
  offerId: number
  unitPrice: number
  compareAtPrice: number | null
  dealId: string | null
  purchasable: boolean
}

async function pricesInSql(offerIds: number[]): Promise<PriceRow[]> {
  const { rows } = await test.db.execute(sql`
    select offer_id as "offerId", unit_price as "unitPrice", compare_at_price as "compareAtPrice", deal_id as "dealId", purchasable
    from offer_prices(${test.clock.now().toISOString()}::timestamptz) where offer_id = any(${sql.param(offerIds)}::int[]) order by offer_id`)
  return rows as unknown as PriceRow[]
}

describe('offer_prices', () => {
  it('answers as priceLine does for one unit on plain terms', async () => {
    await withDeals()
    const product = await aProduct(test.ctx(), { offers: Array.from({ length: 40 }, () => ({ stock: 1 })) })
    const hour = (at: number) => new Date(test.clock.now().getTime() + at * 3_600_000).toISOString()
    const anyDeal = fc.record({
      offerId: fc.constantFrom(...product.offerIds),
      id: fc.stringMatching(/^[a-zA-Z0-9]{1,3}$/),
      kind: fc.constantFrom(...dealKinds),
      price: fc.integer({ min: -1, max: 60 }),
      referencePrice: fc.option(fc.integer({ min: 1, max: 60 })),
      unitsLeft: fc.option(fc.integer({ min: 0, max: 2 })),
      memberUnits: fc.option(fc.integer({ min: 0, max: 2 })),
      startsAt: fc.integer({ min: -2, max: 2 }).map(hour),
      endsAt: fc.integer({ min: -2, max: 2 }).map(hour),
    })
    const anyOffer = fc.record({ price: fc.integer({ min: 1, max: 50 }), above: fc.option(fc.integer({ min: 1, max: 30 })) })
    const anyMall = fc.record({
      offers: fc.array(anyOffer, { minLength: product.offerIds.length, maxLength: product.offerIds.length }),
      deals: fc.uniqueArray(anyDeal, { selector: ({ offerId, id }) => `${offerId} ${id}`, minLength: 40, maxLength: 120 }),
    })
    await fc.assert(
      fc.asyncProperty(anyMall, async ({ offers, deals }) => {
        const rows = offers.map(({ price, above }, index) => ({ id: product.offerIds[index], price, compare: above && price + above }))
        await test.db.execute(sql`update offers o set price = r.price, compare_at_price = r.compare
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, price int, compare int) where o.id = r.id`)
        await test.db.execute(sql`truncate test_deals`)
        await test.db
          .execute(sql`insert into test_deals select "offerId", id, kind, price, "referencePrice", "unitsLeft", "memberUnits", "startsAt", "endsAt"
          from jsonb_to_recordset(${JSON.stringify(deals)}::jsonb) as r("offerId" int, id text, kind text, price int,
            "referencePrice" int, "unitsLeft" int, "memberUnits" int, "startsAt" timestamptz, "endsAt" timestamptz)`)
        const expected = rows.map(({ id, price, compare }) => {
          const ofOffer = deals.filter((deal) => deal.offerId === id).map(({ offerId: _, ...deal }): Deal => deal)
          const line = priceLine({ offer: { price, compareAtPrice: compare }, quantity: 1, deals: ofOffer, now: test.clock.now() })
          return [id, line.unitPrice, line.compareAtPrice ?? null, line.adjustments[0]?.id ?? null]
        })
        const inSql = await pricesInSql(product.offerIds)
        expect(inSql.map((row) => [row.offerId, row.unitPrice, row.compareAtPrice, row.dealId])).toEqual(expected)
        const views = await viewOffers(test.ctx(), product.offerIds)
        expect(product.offerIds.map((id) => views.get(id)!.price)).toEqual(expected.map(([, price]) => price))
        await test.db.execute(sql`select refresh_product_cards(array[${product.id}::int], ${test.clock.now().toISOString()}::timestamptz)`)
        const { rows: cards } = await test.db.execute(
          sql`select offer_id, price, compare_at_price from product_cards where product_id = ${product.id}`,
        )
        const lead = inSql.toSorted((a, b) => a.unitPrice - b.unitPrice || a.offerId - b.offerId)[0]!
        expect(cards).toEqual([{ offer_id: lead.offerId, price: lead.unitPrice, compare_at_price: lead.compareAtPrice }])
      }),
      { numRuns: inTier({ default: 15, proof: 60 }) },
    )
    await test.db.execute(sql`drop table test_deals cascade`)
  })

  it('marks which offers can be bought', async () => {
    await readDeals(
      `select null::text, null::text, null::int, null::int, null::int, null::int, null::timestamptz, null::timestamptz where false`,
    )
    const product = await aProduct(test.ctx(), { offers: [{ stock: 1 }, { stock: 0 }, { stockOnHand: 3, stockReserved: 3 }] })
    const unlisted = await aProduct(test.ctx(), { listed: false })
    const purchasable = new Map((await pricesInSql([...product.offerIds, unlisted.offerId])).map((row) => [row.offerId, row.purchasable]))
    expect([...product.offerIds, unlisted.offerId].map((id) => purchasable.get(id))).toEqual([true, false, false, false])
  })
})
