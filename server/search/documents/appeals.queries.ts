import { sql } from 'drizzle-orm'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { float8 } from '#server/platform/db/values/float8.ts'
import { instant } from '#server/platform/db/values/instants.ts'
import { removeTimeLimits } from '@kalata/drizzle-postgres/transactions/long-transaction.ts'
import { maxAppeal, ranking } from '../plan/ranking.rules.ts'

/** Half-lives after which a sale or favourite counts no more: 1.6 % of its points are left. */
const halfLives = 6
/** Appeals are written in steps: a little decay must not write every row. */
const step = 10

/**
 * Writes how much products are wanted, from the sales and favourites of the last months, where it has changed; in the order of products, so that two
 * processes never wait for each other in a circle. Idempotent; inside the caller's transaction.
 */
export async function writeAppeals(db: Executor, now: Date): Promise<number> {
  const since = sql`${instant(now)} - interval '${sql.raw(String(halfLives * ranking.halfLife))} days'`
  const left = (at: ReturnType<typeof sql>) =>
    sql`power(0.5::float8, greatest(extract(epoch from ${instant(now)} - ${at})::float8, 0) / ${float8(ranking.halfLife * 86_400)})`
  // Half a year of sales of a large mall takes longer than a statement may.
  await removeTimeLimits(db)
  const written = await db.execute(sql`
    with signals as (
      select o.product_id, ${float8(ranking.unitSold)} * case l.kind when 'sold' then l.quantity else -l.quantity end * ${left(sql`l.at`)} as points
      from stock_ledger l join offers o on o.id = l.offer_id where l.kind in ('sold', 'restocked') and l.at > ${since}
      union all
      select f.product_id, ${float8(ranking.favourite)} * ${left(sql`f.created_at`)} from favourites f where f.created_at > ${since}
    ), wanted as (
      select product_id, greatest(sum(points), 0) as points from signals group by product_id
    ), appeals as (
      select coalesce(w.product_id, a.product_id) as product_id,
        ${sql.raw(String(step))} * round(coalesce(${float8(maxAppeal)} * w.points / (w.points + ${float8(ranking.halfAppeal)}), 0) / ${float8(step)}) as appeal
      from wanted w full join search_appeals a on a.product_id = w.product_id
    )
    insert into search_appeals as known (product_id, appeal)
    select product_id, appeal from appeals
    where appeal is distinct from coalesce((select k.appeal from search_appeals k where k.product_id = appeals.product_id), 0)
    order by product_id
    on conflict (product_id) do update set appeal = excluded.appeal`)
  return written.rowCount ?? 0
}
