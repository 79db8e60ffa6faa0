import { sql, type SQL } from 'drizzle-orm'

/** A number of the rules as a constant of a statement; a parameter would be of the type that its place expects. */
export const float8 = (value: number): SQL => sql.raw(`${value}::float8`)
