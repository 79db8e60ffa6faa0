import { readdir, readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { vector } from '@electric-sql/pglite-pgvector'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from '#server/platform/db/database.ts'

const migrations = new URL('../../migrations/', import.meta.url)

/**
 * A database that offers pgvector, which the embedded server does not: PostgreSQL in WebAssembly, in this process, with one connection. It has every
 * migration, and `connect()` of its pool gives that connection.
 */
export async function pgvectorDatabase(): Promise<{ db: Database; close(): Promise<void> }> {
  const client = await PGlite.create({ extensions: { vector, pg_trgm, unaccent, citext, btree_gist, fuzzystrmatch } })
  for (const name of (await readdir(migrations)).filter((file) => file.endsWith('.sql')).sort())
    await client.exec(await readFile(new URL(name, migrations), 'utf8'))
  const db = drizzle({ client, casing: 'snake_case' })
  const connection = {
    // Several statements may be in one text without parameters, as with the usual driver.
    query: async (text: string, values?: unknown[]) => (values ? client.query(text, values) : (await client.exec(text)).at(-1)),
    release: () => client.exec('select pg_advisory_unlock_all()'),
  }
  Object.assign(db.$client, { connect: () => Promise.resolve(connection) })
  return { db: db as unknown as Database, close: () => client.close() }
}
