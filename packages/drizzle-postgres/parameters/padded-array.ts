import { sql, type SQL } from 'drizzle-orm'

/** Elements for which PostgreSQL plans a statement whose array it does not know yet. */
const genericLength = 10

/**
 * An array filled with nulls up to ten elements. The generic plan of a statement is made for ten; for fewer a new plan looks cheaper at every
 * execution, and making it costs several times what running it does.
 */
export function paddedValues<V>(values: readonly V[]): (V | null)[] {
  return values.length < genericLength ? Array.from({ length: genericLength }, (_, place) => values[place] ?? null) : [...values]
}

/** An array parameter for `unnest` in a prepared statement, see {@link paddedValues}. */
export function paddedArray(values: readonly (string | number | null)[]): SQL {
  return sql`${sql.param(paddedValues(values))}`
}
