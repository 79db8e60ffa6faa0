/** What each filter of a query lets pass, as columns of its hits: a facet is counted with all filters but its own. */

import type { AttributeFilter } from '@kalata/product-index/attributes/attribute-plan.ts'
import { hasAmounts } from '@kalata/product-index/attributes/value-ids.ts'
import type { IndexFilters } from '@kalata/product-index/find/query.ts'
import type { IndexSchema } from '@kalata/product-index/schema/schema.ts'
import { sql, type SQL } from 'drizzle-orm'
import { column, fieldOf, type IndexTables } from '../tables.ts'

const both = (conditions: SQL[]) => (conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`)

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
export const variant: SQL = sql`d.variants[place:place]`

/** Whether the variant of a document `d` at a `place` has the flag that variants have for themselves. */
export const variantHasFlag = ({ variantFlags }: IndexTables): SQL =>
  variantFlags === undefined ? sql`true` : sql.raw(`coalesce((${variantFlags})[place], true)`)

/** Whether a product has a variant that fits all filters by attributes, and has the flag of variants where that is asked for. */
export function fitsAttributes(tables: IndexTables, filters: readonly AttributeFilter[] = [], { needsFlag }: { needsFlag: boolean }): SQL {
  if (filters.length === 0) return sql`true`
  const conditions = [...filters.map((filter) => fits(variant, filter)), ...(needsFlag ? [variantHasFlag(tables)] : [])]
  const ofProduct = sql.raw(`${tables.documents} d, generate_subscripts(d.variants, 1) place where d.${tables.documentId} = ${tables.id}`)
  return sql`exists (select from ${ofProduct} and ${both(conditions)})`
}

/** Whether the flag is filtered by that variants have for themselves. */
export const needsVariantFlag = ({ variantFlag }: IndexSchema, { flags }: IndexFilters = {}): boolean =>
  variantFlag !== undefined && flags?.[variantFlag] === true

function inRange(value: SQL, { from, to }: { from?: number | undefined; to?: number | undefined } = {}): SQL {
  return both([...(from === undefined ? [] : [sql`${value} >= ${from}`]), ...(to === undefined ? [] : [sql`${value} <= ${to}`])])
}

/** Columns of hits: whether a product has each flag, and whether it passes each filter. */
export function filterColumns(schema: IndexSchema, tables: IndexTables, filters: IndexFilters = {}): SQL {
  const { facets = {}, flags = {}, ranges = {}, attributes } = filters
  const has = (flag: string) => sql.raw(`(${tables.flags[flag]!})`)
  const isVariants = (flag: string) => flag === schema.variantFlag && !flags[flag]
  return sql.join(
    [
      ...Object.entries(schema.facets).map(([name, field]) => {
        const ids = facets[name]
        return sql`${ids?.length ? sql`${fieldOf(schema, tables, field)} = any(${sql.param([...ids])}::int[])` : sql`true`} as ${column('in', name)}`
      }),
      ...schema.ranges.map((name) => sql`${inRange(fieldOf(schema, tables, name), ranges[name])} as ${column('in', name)}`),
      ...schema.flags.map((flag) => sql`${flags[flag] ? has(flag) : sql`true`} as ${column('fits', flag)}`),
      // Where the flag is chosen the filters by attributes ask it of the variants.
      ...schema.flags.map(
        (flag) =>
          sql`${has(flag)} ${isVariants(flag) ? sql`and ${fitsAttributes(tables, attributes, { needsFlag: true })}` : sql``} as ${column('is', flag)}`,
      ),
      sql`${fitsAttributes(tables, attributes, { needsFlag: needsVariantFlag(schema, filters) })} as fits_attributes`,
    ],
    sql`, `,
  )
}

/** Whether a hit passes all filters but these. */
export function passesBut({ facets, ranges, flags }: IndexSchema, ...excluded: string[]): SQL {
  const columns = [
    ...[...Object.keys(facets), ...ranges].map((name) => `in_${name}`),
    ...flags.map((flag) => `fits_${flag}`),
    'fits_attributes',
  ]
  return sql.raw(
    columns
      .filter((name) => !excluded.includes(name))
      .map((name) => `"${name}"`)
      .join(' and '),
  )
}
