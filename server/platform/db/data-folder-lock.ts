import type { Database } from './database.ts'

const lock = 77002

export interface Owner {
  /** The process that already serves from this data folder. */
  lockedBy?: number
  release?(): Promise<void>
}

/**
 * Makes this process the one that serves from an embedded database's folder, for as long as its connection lives:
 * the database itself holds the claim, so a killed owner leaves none behind.
 */
export async function claimDataFolder(db: Database): Promise<Owner> {
  const client = await db.$client.connect()
  // The claim's own connection idles for the whole life of the process; its end is the pool's to report.
  client.on('error', () => undefined)
  const got = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [lock])
  if (got.rows[0]!.ok) {
    return {
      async release() {
        client.release(true)
      },
    }
  }
  const holder = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [lock],
  )
  client.release()
  return { lockedBy: Number(holder.rows[0]?.name.split(':')[1] ?? 0) }
}
