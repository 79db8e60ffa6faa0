import { sql } from 'drizzle-orm'
import { memoryOf, table } from './measure.ts'
import { orderOf } from './orders.ts'
import { plentifulOffers, shoppers } from '#demo/testing/direct-db.ts'
import { withMall } from './with-mall.ts'

const buyers = 200
const units = 20

/** 200 buyers go for 20 units in the same moment. */
export async function run(): Promise<void> {
  const outcome = await withMall({}, async (mall, door) => {
    const [offer] = await plentifulOffers(door, 1, units)
    const members = await shoppers(door, buyers)
    const begun = performance.now()
    const replies = await Promise.all(
      members.map(async (shopper) => {
        const response = await fetch(`${mall.url}/api/mall/checkout`, { method: 'POST', ...orderOf(shopper, offer!, 'cash') })
        return { status: response.status, body: (await response.json()) as { code: number; key?: string } }
      }),
    )
    const ms = Math.round(performance.now() - begun)
    const held = await door.ctx.db.execute<{ left: number }>(
      sql`select stock_on_hand - stock_reserved as left from offers where id = ${offer}`,
    )
    return {
      buyers,
      units,
      orders: replies.filter(({ status, body }) => status === 200 && body.code === 0).length,
      refusals: replies.filter(({ status, body }) => status === 200 && body.code !== 0).length,
      'other 4xx': replies.filter(({ status }) => status >= 400 && status < 500).length,
      '5xx': replies.filter(({ status }) => status >= 500).length,
      left: held.rows[0]!.left,
      ms,
      'peak MB': memoryOf(mall.pid).peak,
    }
  })
  table([outcome])
  console.log(JSON.stringify({ bench: 'flash', ...outcome }))
}
