import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { selectedBut } from './facet-columns.queries.ts'
import type { SearchPlan } from '../plan/search-plan.rules.ts'
import { hits } from './search.queries.ts'

const Bar = Type.Object({ bar: Type.Integer(), count: Type.Integer() })

/** How many products of a search lie between each two bounds (tetri), one statement; of no price filter. */
export async function countPrices(db: Executor, plan: SearchPlan, bounds: readonly number[], now: Date): Promise<number[]> {
  const rows = await preparedRows(
    db,
    Bar,
    sql`with hits as materialized (${hits(plan, now)})
    select width_bucket(price, ${sql.param([...bounds])}::int[]) as bar, count(*)::int as count from hits where ${selectedBut()} group by 1`,
  )
  const counts = bounds.slice(1).map(() => 0)
  for (const { bar, count } of rows) if (bar >= 1 && bar < bounds.length) counts[bar - 1] = count
  return counts
}
