import { Param, SQL, StringChunk } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** What this project knows of Drizzle beyond its documentation. `driver.test.ts` fails where an upgrade changes it. */

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * The text and parameters of a statement. One that is made of text and values alone, which hand-written SQL is, is put together here:
 * `sqlToQuery` does the same for everything that Drizzle knows, at several times the cost.
 */
export function compile(statement: SQL): { sql: string; params: unknown[] } {
  const compiled = { sql: '', params: [] }
  return compileTo(compiled, statement) ? compiled : dialect.sqlToQuery(statement)
}

/** Returns false where there is something else in it. */
function compileTo(query: { sql: string; params: unknown[] }, statement: SQL): boolean {
  for (const chunk of (statement as unknown as { queryChunks: unknown[] }).queryChunks) {
    if (chunk instanceof StringChunk) query.sql += chunk.value.join('')
    else if (chunk instanceof SQL) {
      if (!compileTo(query, chunk)) return false
    } else {
      const value: unknown = chunk instanceof Param ? chunk.encoder.mapToDriverValue(chunk.value) : chunk
      if (value === undefined || (value !== null && typeof value === 'object' && value === chunk)) return false
      query.sql += `$${query.params.push(value)}`
    }
  }
  return true
}

const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins
/** Types whose values stay text, as Drizzle leaves them: instants, days, spans, and arrays of them and of numeric. */
const textTypes = new Set<number>([DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ, 1115, 1182, 1185, 1187, 1231])
const asText = (value: string): string => value

/** How the values of a row arrive, as Drizzle's `execute` has them. */
export const rowTypes = {
  getTypeParser: ((type, format?: 'text') =>
    textTypes.has(type) ? asText : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
}
