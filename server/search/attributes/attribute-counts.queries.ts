import type { AttributeFilter } from '@kalata/product-index/attributes/attribute-plan.ts'
import { hasAmounts } from '@kalata/product-index/attributes/value-ids.ts'
import { sql, type SQL } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'

/** Whether values, a `bigint[]`, have one that a filter chooses. */
export function fits(values: SQL, { dimension, ranges }: AttributeFilter): SQL {
  if (!hasAmounts(dimension)) return sql`${values} && ${sql.param(ranges.map(({ from }) => from))}::bigint[]`
  const inRange = sql.join(
    ranges.map(({ from, to }) => sql`id between ${from}::bigint and ${to}::bigint`),
    sql` or `,
  )
  return sql`exists (select from unnest(${values}) id where ${inRange})`
}

/** The values of the variant of a document `d` at a `place`. */
export const variant = sql`d.variants[place:place]`

/**
 * Of each variant of a document `d` whether some of it is in stock, a `boolean[]`: they are indexed in the order of their offers (`index.queries.ts`). Null where there
 * is one alone, which has what its card says, and where the offers are others than those that were indexed.
 */
export const variantsInStock = `(
  select case when count(*) = array_length(d.variants, 1) then array_agg(o.stock_on_hand > o.stock_reserved order by o.position, o.id) end
  from offers o where o.product_id = d.product_id and array_length(d.variants, 1) > 1)`

const isInStock = sql.raw(`coalesce((${variantsInStock})[place], true)`)

/** Whether a card `c` has a variant that fits all filters by attributes, and is in stock where that is asked for. */
export function fitsAttributes(filters: AttributeFilter[] = [], { inStock }: { inStock: boolean }): SQL {
  if (filters.length === 0) return sql`true`
  const conditions = [...filters.map((filter) => fits(variant, filter)), ...(inStock ? [isInStock] : [])]
  return sql`exists (select from search_documents d, generate_subscripts(d.variants, 1) place where d.product_id = c.product_id and ${sql.join(
    conditions,
    sql` and `,
  )})`
}

const Pairs = Type.Array(Type.Array(Type.Number()))
const Counts = Type.Object({
  total: Type.Integer(),
  /** Numbers of values with how many products have them: of all that was found, and with all filters but those of their own dimension. */
  all: Pairs,
  narrowed: Pairs,
  /** Two amounts of one product that are neighbours among its own, with how many products have both. */
  neighbours: Pairs,
})

/**
 * How many products have each value of an attribute.
 * @param hits the products found, with a column for each filter but those by attributes
 * @param others those filters
 * @param inStock whether one of them is that products are in stock: what is sold out of them fits nothing
 */
export async function selectAttributeCounts(
  db: Executor,
  { hits, others, filters, inStock }: { hits: SQL; others: SQL; filters: AttributeFilter[]; inStock: boolean },
): Promise<Static<typeof Counts>> {
  const fitting = filters.map((filter, at) => sql`, ${fits(variant, filter)} as ${sql.raw(`fits_${at}`)}`)
  const fitsOthers = filters.map((filter, at) => sql` and (${sql.raw(`fits_${at}`)} or id >> 24 = ${filter.dimension}::bigint)`)
  const pairs = (row: SQL, from: SQL) => sql`coalesce((select jsonb_agg(jsonb_build_array(${row})) from (${from}) counted), '[]')`
  const [row] = await preparedRows(
    db,
    Counts,
    sql`
    with hits as materialized (${hits}),
    variants as materialized (
      select h.product_id, h.fits ${inStock ? sql`and ${isInStock}` : sql``} as fits, ${variant} as ids ${sql.join(fitting)} from (select product_id, (${others}) as fits from hits) h
        join search_documents d on d.product_id = h.product_id, generate_subscripts(d.variants, 1) place),
    narrowed as materialized (select distinct product_id, id from variants, unnest(ids) id where id > 0 and fits ${sql.join(fitsOthers)}),
    ordered as (select id, lag(id) over (partition by product_id, id >> 24 order by id) as low from narrowed where (id >> 24) % 2 = 1)
    select (select count(*)::int from hits) as total,
      ${pairs(sql`id, count`, sql`select id, count(distinct product_id) as count from variants, unnest(ids) id where id > 0 group by id order by id`)} as all,
      ${pairs(sql`id, count`, sql`select id, count(*) as count from narrowed group by id order by id`)} as narrowed,
      ${pairs(sql`low, id, count`, sql`select low, id, count(*) as count from ordered where low is not null group by low, id`)} as neighbours`,
  )
  return row!
}
