import type pg from 'pg'
import { openClient, type Database } from './database.ts'

/**
 * Does work on a connection of its own, whose statements are not pipelined: the driver copies on no other. The server may be silent as long as the
 * statements may run.
 */
export async function withConnection<T>(db: Database, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = openClient(db, { pipeline: false })
  client.silence = 0
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
