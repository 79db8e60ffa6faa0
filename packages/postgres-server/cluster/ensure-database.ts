import pg from 'pg'
import type { ServerAddress } from '../control/server-control.ts'
import { administer } from './administer.ts'
import { changeOwner } from './change-owner.ts'

/**
 * Makes a database if it is not there yet. One that is another role's, as its superuser's, becomes the owner's with everything in it. Idempotent.
 * @param server reached by its superuser
 * @param owner a role that is there, as it stands in SQL
 */
export async function ensureDatabase(server: ServerAddress, database: string, owner: string): Promise<void> {
  await administer(server, async (client) => {
    const { rows } = await client.query<{ owner: string }>('select datdba::regrole::text as owner from pg_database where datname = $1', [
      database,
    ])
    if (!rows[0]) await client.query(`create database "${database}" owner ${owner}`)
    else if (rows[0].owner !== owner) await changeOwnerOf({ ...server, database }, owner)
  })
}

async function changeOwnerOf(address: ServerAddress & { database: string }, owner: string): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    // Last, for by it the next start knows that all is done.
    await client.query(`begin; ${changeOwner(address.user, owner)}; alter database "${address.database}" owner to ${owner}; commit`)
  } finally {
    await client.end()
  }
}
