import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aGroupCampaign } from '#demo/factories/groups.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall()
const price = 5000

describe('product_group_price', () => {
  it('answers for each product as group_prices does for all', async () => {
    const offers = [0, 1, 2, 2, 2].map((stock) => ({ stock, price }))
    const products = [
      await aProduct(test.ctx(), { offers }),
      await aProduct(test.ctx(), { offers }),
      await aProduct(test.ctx(), { offers }),
    ]
    const hour = (at: number) => new Date(test.clock.now().getTime() + at * 3_600_000)
    const anyCampaign = fc.record({
      product: fc.constantFrom(...products),
      offer: fc.nat({ max: offers.length - 1 }),
      price: fc.constantFrom(3000, 4000, price, 6000),
      size: fc.integer({ min: 2, max: 4 }),
      startsAt: fc.integer({ min: -2, max: 1 }).map(hour),
      lasts: fc.integer({ min: 1, max: 3 }),
    })
    const rowsOf = async (from: ReturnType<typeof sql>) =>
      (await test.db.execute(sql`select product_id, g.offer_id, g.price, g.size, g.ends_at from ${from} order by product_id`)).rows
    let priced = 0
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyCampaign, { minLength: 1, maxLength: 12, selector: ({ product, offer }) => product.offerIds[offer] }),
        async (campaigns) => {
          await test.db.execute(sql`delete from group_campaigns`)
          for (const { product, offer, lasts, ...row } of campaigns)
            await aGroupCampaign(test.ctx(), {
              ...row,
              product: { ...product, offerId: product.offerIds[offer]! },
              endsAt: new Date(row.startsAt.getTime() + lasts * 3_600_000),
            })
          const now = sql`${hour(0).toISOString()}::timestamptz`
          const of = sql.param(products.map(({ id }) => id))
          const all = await rowsOf(sql`group_prices(${now}) g where product_id = any(${of}::int[])`)
          expect(await rowsOf(sql`unnest(${of}::int[]) product_id, product_group_price(product_id, ${now}) g`)).toEqual(all)
          priced += all.length
        },
      ),
      { numRuns: 100 },
    )
    // How many there are depends on the run's seed; that there are some keeps the comparison from being of nothing.
    expect(priced).toBeGreaterThan(10)
  })
})
