import { readdir, readFile } from 'node:fs/promises'
import { PGlite, type QueryOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { vector } from '@electric-sql/pglite-pgvector'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { functionsOfModules } from '#server/platform/db/schema/migrations.ts'

interface PreparedStatement {
  text: string
  values?: unknown[]
}

const migrations = new URL('../../migrations/', import.meta.url)

/**
 * A database that offers pgvector, which the embedded server does not: PostgreSQL in WebAssembly, in this process, with one connection. It has every
 * migration and function, and `connect()` of its pool gives that connection.
 */
export async function pgvectorDatabase(): Promise<{ db: Database; close(): Promise<void> }> {
  const client = await PGlite.create({ extensions: { vector, pg_trgm, unaccent, citext, btree_gist, fuzzystrmatch } })
  for (const name of (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort())
    await client.exec(await readFile(new URL(name, migrations), 'utf8'))
  await client.exec('set check_function_bodies = off')
  for (const { text } of functionsOfModules()) await client.exec(text)
  const db = drizzle({ client, casing: 'snake_case' })
  const connection = {
    // Several statements may be in one text without parameters, as with the usual driver.
    query: async (text: string, values?: unknown[]) => (values ? client.query(text, values) : (await client.exec(text)).at(-1)),
    release: () => client.exec('select pg_advisory_unlock_all()'),
  }
  const { query } = client
  Object.assign(db.$client, {
    connect: () => Promise.resolve(connection),
    // The usual driver's form of a prepared statement.
    query: (asked: string | PreparedStatement, ...others: [unknown[]?, QueryOptions?]) =>
      typeof asked === 'string' ? query.call(client, asked, ...others) : query.call(client, asked.text, asked.values),
  })
  return { db: db as unknown as Database, close: () => client.close() }
}
