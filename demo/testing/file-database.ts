import { randomUUID } from 'node:crypto'
import { administer } from '@kalata/postgres-server/cluster/administer.ts'
import type { ServerAddress } from '@kalata/postgres-server/control/server-control.ts'
import pg from 'pg'
import { applicationRole } from '#server/platform/db/embedded/embedded-postgres.ts'

/** The migrated database that every test file's own is a copy of. */
export const templateDatabase = 'template_mall'

/** A database for one test file. @param server reached by its superuser @returns its name */
export async function createFileDatabase(server: ServerAddress): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  // Copied as files: through the write-ahead log it would take twice as long.
  await execute(server, `create database "${name}" template "${templateDatabase}" owner ${applicationRole} strategy file_copy`)
  return name
}

/** Drops it with whatever is still connected to it: what is deleted within seconds never reaches the disk. */
export const dropFileDatabase = (server: ServerAddress, name: string): Promise<void> =>
  execute(server, `drop database if exists "${name}" with (force)`)

/** Lets the mall's role fill tables without their triggers, which only a superuser may else. */
export const allowWithoutTriggers = (server: ServerAddress): Promise<void> =>
  administer(server, async (client) => {
    await client.query(`grant set on parameter session_replication_role to ${applicationRole}`)
  })

/** Statements on a connection of their own, to the database `postgres` unless another is named. */
export async function execute(server: ServerAddress & { database?: string }, statement: string): Promise<void> {
  const client = new pg.Client({ database: 'postgres', ...server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
