import { attributePlan, countedAttributes, type AttributeCounts } from '@kalata/product-index/attributes/attribute-plan.ts'
import type { IndexSchema } from '@kalata/product-index/schema/schema.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { IndexTables, Statements } from '../tables.ts'
import { fits, needsVariantFlag, passesBut, variant, variantHasFlag } from './filters.ts'
import { hits, type TableQuery } from './hits.ts'

interface Counts {
  total: number
  /** Numbers of values with how many products have them: of all that was found, and with all filters but those of their own dimension. */
  all: number[][]
  narrowed: number[][]
  /** Two amounts of one product that are neighbours among its own, with how many products have both. */
  neighbours: number[][]
}

const pairs = (row: SQL, from: SQL) => sql`coalesce((select jsonb_agg(jsonb_build_array(${row})) from (${from}) counted), '[]')`

/** The attributes that a search can be narrowed by, with their counts: one statement. */
export async function attributesFound(
  db: Statements,
  schema: IndexSchema,
  tables: IndexTables,
  query: TableQuery,
): Promise<AttributeCounts[]> {
  const { attributes = [], ...others } = query.filters ?? {}
  const fitting = attributes.map((filter, at) => sql`, ${fits(variant, filter)} as ${sql.raw(`fits_${at}`)}`)
  const fitsOthers = attributes.map((filter, at) => sql` and (${sql.raw(`fits_${at}`)} or value >> 24 = ${filter.dimension}::bigint)`)
  const flagged = needsVariantFlag(schema, others) ? sql`and ${variantHasFlag(tables)}` : sql``
  const [counted] = await db.rows<Counts>(sql`
    with hits as materialized (${hits(schema, tables, { ...query, filters: others })}),
    variants as materialized (
      select h.id, h.fits ${flagged} as fits, ${variant} as ids ${sql.join(fitting)}
        from (select id, (${passesBut(schema, 'fits_attributes')}) as fits from hits) h
        join ${sql.raw(`${tables.documents} d on d.${tables.documentId}`)} = h.id, generate_subscripts(d.variants, 1) place),
    narrowed as materialized (select distinct id, value from variants, unnest(ids) value where value > 0 and fits ${sql.join(fitsOthers)}),
    ordered as (select value, lag(value) over (partition by id, value >> 24 order by value) as low from narrowed where (value >> 24) % 2 = 1)
    select (select count(*)::int from hits) as total,
      ${pairs(sql`value, count`, sql`select value, count(distinct id) as count from variants, unnest(ids) value where value > 0 group by value order by value`)} as all,
      ${pairs(sql`value, count`, sql`select value, count(*) as count from narrowed group by value order by value`)} as narrowed,
      ${pairs(sql`low, value, count`, sql`select low, value, count(*) as count from ordered where low is not null group by low, value`)} as neighbours`)
  const { all, narrowed, neighbours, total } = counted!
  const countsBy = (found: number[][]) => ({ ids: found.map(([id]) => id!), counts: found.map(([, count]) => count!) })
  const [lows, highs, counts] = [0, 1, 2].map((at) => neighbours.map((pair) => pair[at]!)) as [number[], number[], number[]]
  return countedAttributes(attributePlan(countsBy(all), total, attributes), countsBy(narrowed), { lows, highs, counts })
}
