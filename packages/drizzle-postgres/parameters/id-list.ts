import { sql, type SQL } from 'drizzle-orm'

/**
 * Ids for `column in (...)`, the last one repeated until their number is a power of two, so that there are few texts to
 * prepare. The generic plan of `= any($1)` is always estimated for ten elements and therefore never chosen over a new plan
 * for the array at hand; that of a list is (IN clause parameter padding).
 * @param ids at least one
 * @param least entries at least, where the number of ids changes from one moment to the next
 */
export function idList(ids: readonly number[], least = 1): SQL {
  return sql.join(
    paddedList(ids, least).map((id) => sql`${id}::int`),
    sql`, `,
  )
}

/** Values with the last one repeated, see {@link idList}. */
export function paddedList<T>(values: readonly T[], least = 1): T[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(least, values.length)))
  return Array.from({ length: size }, (_, place) => values[Math.min(place, values.length - 1)]!)
}
