import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { ServerAddress } from '#server/platform/db/embedded/server-control.ts'

/** The migrated database that every test file's own is a copy of. */
export const templateDatabase = 'template_mall'

/** A database for one test file. @returns its name */
export async function createFileDatabase(server: ServerAddress): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  // Copied as files: through the write-ahead log it would take twice as long.
  await asAdmin(server, `create database "${name}" template "${templateDatabase}" strategy file_copy`)
  return name
}

/** Drops it with whatever is still connected to it: what is deleted within seconds never reaches the disk. */
export const dropFileDatabase = (server: ServerAddress, name: string): Promise<void> =>
  asAdmin(server, `drop database if exists "${name}" with (force)`)

async function asAdmin(server: ServerAddress, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
