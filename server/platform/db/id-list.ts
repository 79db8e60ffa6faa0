import { sql, type SQL } from 'drizzle-orm'

/**
 * Ids for `column in (...)`, the last one repeated until their number is a power of two, so that there are few texts to
 * prepare. The generic plan of `= any($1)` is always estimated for ten elements and therefore never chosen over a new plan
 * for the array at hand; that of a list is (IN clause parameter padding).
 * @param ids at least one
 */
export function idList(ids: readonly number[]): SQL {
  const size = 2 ** Math.ceil(Math.log2(ids.length))
  const padded = Array.from({ length: size }, (_, place) => ids[Math.min(place, ids.length - 1)]!)
  return sql.join(
    padded.map((id) => sql`${id}::int`),
    sql`, `,
  )
}
