import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, inject } from 'vitest'

/** A way to a database server that a test can cut, while the server goes on for the others. */
export interface DatabaseSwitch {
  /** For {@link testMall}: a folder whose socket leads to the server. */
  host(real: string): string
  /** Ends every connection to a database; new ones are refused until {@link on}. */
  off(database: string): Promise<void>
  /** Ends every connection to a database; new ones are accepted. */
  cut(database: string): Promise<void>
  on(): void
}

const socket = '.s.PGSQL.5432'

/** For a test file, before its {@link testMall}: its folder is deleted after the file's tests. */
export function databaseSwitch(): DatabaseSwitch {
  const folder = mkdtempSync(join(tmpdir(), 'kalata-switch-'))
  const link = join(folder, socket)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  let server = ''

  async function cut(database: string): Promise<void> {
    const client = new pg.Client({ ...inject('postgres').superuser, host: server, database: 'postgres' })
    await client.connect()
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
    await client.end()
  }
  function on(): void {
    if (!existsSync(link)) symlinkSync(join(server, socket), link)
  }
  return {
    host(real) {
      server = real
      on()
      return folder
    },
    async off(database) {
      rmSync(link, { force: true })
      await cut(database)
    },
    cut,
    on,
  }
}
