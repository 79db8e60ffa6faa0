import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { closeDatabase } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { migrate } from '#server/platform/db/schema/migrations.ts'
import { allowWithoutTriggers, templateDatabase } from './file-database.ts'
import { ensureDatabase, startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Pick<PostgresServer, 'address' | 'superuser'>
  }
}

/** One PostgreSQL for the whole run, with a migrated template every test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'kalata-test-'))
  const postgres = await startPostgres(folder, ['fsync=off', 'full_page_writes=off', 'autovacuum=off'])
  await ensureDatabase(postgres.superuser, templateDatabase)
  await allowWithoutTriggers(postgres.superuser)
  const db = openDatabase({ ...postgres.address, database: templateDatabase })
  await migrate(db)
  await closeDatabase(db)
  const { address, superuser } = postgres
  project.provide('postgres', { address, superuser })
  return async () => {
    await postgres.release()
    rmSync(folder, { recursive: true, force: true })
  }
}
