import { attributePlan, countedAttributes, type AttributeCounts } from '@kalata/product-index/attributes/attribute-plan.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { selectAttributeCounts } from '../attributes/attribute-counts.queries.ts'
import { selectedBut } from './facet-columns.queries.ts'
import { hits } from './search.queries.ts'
import { variantFlag } from '../plan/search-filters.rules.ts'
import type { SearchPlan } from '../plan/search-plan.rules.ts'

/** The attributes that a search offers, with their counts. */
export async function attributesInDatabase(db: Executor, plan: SearchPlan, now: Date): Promise<AttributeCounts[]> {
  const { attributes: filters = [], ...others } = plan.filters
  const counted = await selectAttributeCounts(db, {
    hits: hits({ ...plan, filters: others }, now),
    others: selectedBut('fits_attributes'),
    filters,
    inStock: others[variantFlag] === true,
  })
  const countsBy = (pairs: number[][]) => ({ ids: pairs.map(([id]) => id!), counts: pairs.map(([, count]) => count!) })
  const [lows, highs, counts] = [0, 1, 2].map((at) => counted.neighbours.map((pair) => pair[at]!)) as [number[], number[], number[]]
  return countedAttributes(attributePlan(countsBy(counted.all), counted.total, filters), countsBy(counted.narrowed), {
    lows,
    highs,
    counts,
  })
}
