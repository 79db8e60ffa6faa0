import { sql, type SQL } from 'drizzle-orm'

/** A moment as a parameter of hand-written SQL. */
export const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

/** A column of hand-written SQL with a moment, as ISO 8601 text in UTC with milliseconds. `column` is code, never input. */
export const isoText = (column: string): SQL => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
