/** Compares what shoppers were answered with the tables. */
import { sql } from 'drizzle-orm'
import type { DirectDb } from '#demo/testing/direct-db.ts'
import { atMost, noted, type Figure } from './figures.ts'
import { until } from './programs.ts'
import type { Experience, Submission } from './shoppers.ts'

/** What the tables have of orders. */
export interface Placed {
  /** Numbers of the orders of a submission, by its key. */
  byKey: Map<string, string[]>
  purchases: number
  oversold: number
}

/** Asked anew where the connection still leads to a primary of before. */
export const readPlaced = (direct: DirectDb): Promise<Placed> => until(() => readTables(direct), 'the tables')

async function readTables({ ctx: { db } }: DirectDb): Promise<Placed> {
  const found = await db.execute<{ key: string; numbers: string[] }>(
    sql`select p.key, array_agg(o.order_no) as numbers from purchases p join orders o on o.purchase_id = p.id group by p.id`,
  )
  const oversold = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from offers where stock_on_hand < 0 or stock_reserved < 0 or stock_reserved > stock_on_hand`,
  )
  const purchases = await db.execute<{ n: number }>(sql`select count(*)::int as n from purchases`)
  const byKey = new Map<string, string[]>()
  for (const { key, numbers } of found.rows) byKey.set(key, [...(byKey.get(key) ?? []), ...numbers])
  return { byKey, purchases: purchases.rows[0]!.n, oversold: oversold.rows[0]!.n }
}

/** @param before how many purchases there were before the shoppers came */
export function orderFigures({ submissions, replies }: Experience, placed: Placed, before: number): Figure[] {
  const of = (outcome: Submission['outcome']) => submissions.filter((submission) => submission.outcome === outcome)
  const ok = of('ok')
  const lost = ok.filter(({ key, orderNos }) => !isSame(placed.byKey.get(key), orderNos))
  // Each submission at most one purchase; one that was rejected none, one that nobody was told about one or none.
  const keys = new Set(submissions.map(({ key }) => key))
  const ours = [...placed.byKey].filter(([key]) => keys.has(key))
  const rejected = of('rejected').filter(({ key }) => placed.byKey.has(key))
  const doubles = ours.filter(([key, numbers]) => numbers.length > 1 && !ok.some((each) => each.key === key && each.orderNos.length > 1))
  const unexplained = placed.purchases - before - ours.length
  return [
    atMost('acknowledged orders lost', 0, lost.length),
    atMost('doubles', 0, doubles.length + rejected.length + Math.max(0, unexplained)),
    atMost('oversold offers', 0, placed.oversold),
    atMost('submissions nobody was told about', 0, of('unknown').length),
    noted('orders acknowledged', `${ok.length} of ${submissions.length}, ${of('rejected').length} rejected`),
    noted('submissions repeated', submissions.filter(({ attempts }) => attempts > 1).length),
    noted('replies to submissions', JSON.stringify(replies)),
  ]
}

const isSame = (one: string[] | undefined, other: readonly string[]) =>
  one !== undefined && one.toSorted().join() === [...other].toSorted().join()

/** s of the longest time within [from, to] in which no order was acknowledged. */
export function longestPause(submissions: readonly Submission[], from: number, to: number): number {
  const times = submissions
    .filter(({ outcome, answeredAt }) => outcome === 'ok' && answeredAt! >= from && answeredAt! <= to)
    .map(({ answeredAt }) => answeredAt!)
    .toSorted((one, other) => one - other)
  let [longest, last] = [0, from]
  for (const time of [...times, to]) {
    longest = Math.max(longest, time - last)
    last = time
  }
  return longest / 1000
}

/** @param broken what `kalata check` named */
export const brokenFigure = (broken: readonly string[]): Figure => ({
  name: 'kalata check: broken rules',
  asked: '0',
  seen: broken.join('; ') || '0',
  isRight: broken.length === 0,
})
