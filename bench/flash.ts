import { sql } from 'drizzle-orm'
import { memoryOf } from './measure.ts'
import { orderOf } from './orders.ts'
import { plentifulOffers, shoppers } from '#demo/testing/direct-db.ts'
import { reportRows } from './report.ts'
import { scale } from './scale.ts'
import { withMall } from './with-mall.ts'

const buyers = scale.flashBuyers
const units = 20

/** 200 buyers order one of 20 units at the same moment: 20 orders, everybody else is told that it is sold out. */
export async function run(): Promise<void> {
  const outcome = await withMall({}, async (mall, direct) => {
    const [offer] = await plentifulOffers(direct, 1, units)
    const members = await shoppers(direct, buyers)
    const begun = performance.now()
    const replies = await Promise.all(
      members.map(async (shopper) => {
        const response = await fetch(`${mall.url}/api/mall/checkout`, { method: 'POST', ...orderOf(shopper, offer!, 'cash') })
        return { status: response.status, body: (await response.json()) as { code: number; key?: string } }
      }),
    )
    const ms = Math.round(performance.now() - begun)
    const stock = await direct.ctx.db.execute<{ left: number }>(
      sql`select stock_on_hand - stock_reserved as left from offers where id = ${offer}`,
    )
    return {
      buyers,
      units,
      orders: replies.filter(({ status, body }) => status === 200 && body.code === 0).length,
      'sold out': replies.filter(({ status, body }) => status === 200 && body.code !== 0).length,
      'other 4xx': replies.filter(({ status }) => status >= 400 && status < 500).length,
      '5xx': replies.filter(({ status }) => status >= 500).length,
      left: stock.rows[0]!.left,
      ms,
      'peak MB': memoryOf(mall.pid).peak,
    }
  })
  reportRows([{ '': 'flash', ...outcome }], { bench: 'flash', ...outcome })
  if (outcome.orders !== units || outcome.left !== 0 || outcome['sold out'] !== buyers - units)
    throw new Error(`${units} units made ${outcome.orders} orders, ${outcome.left} are left`)
}
