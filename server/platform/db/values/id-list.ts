import { sql, type SQL } from 'drizzle-orm'

/**
 * Ids for `column in (...)`, the last one repeated until their number is a power of two, so that there are few texts to
 * prepare. The generic plan of `= any($1)` is always estimated for ten elements and therefore never chosen over a new plan
 * for the array at hand; that of a list is (IN clause parameter padding).
 * @param ids at least one
 */
export function idList(ids: readonly number[]): SQL {
  return sql.join(
    padded(ids).map((id) => sql`${id}::int`),
    sql`, `,
  )
}

function padded<T>(values: readonly T[]): T[] {
  const size = 2 ** Math.ceil(Math.log2(values.length))
  return Array.from({ length: size }, (_, place) => values[Math.min(place, values.length - 1)]!)
}
