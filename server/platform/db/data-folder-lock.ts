import { Type } from 'typebox'
import type { Database } from './database.ts'
import { checkedRows } from './rows.ts'

const lock = 77002

export interface Owner {
  /** The process that already serves from this data folder. */
  lockedBy?: number
  release?(): Promise<void>
}

const LockRow = Type.Object({ ok: Type.Boolean() })
const OwnerRow = Type.Object({ name: Type.String() })

/**
 * Makes this process the one that serves from an embedded database's folder, for as long as its connection lives:
 * the database itself holds the claim, so a killed owner leaves none behind.
 */
export async function claimDataFolder(db: Database): Promise<Owner> {
  const client = await db.$client.connect()
  // The claim's own connection idles for the whole life of the process; its end is the pool's to report.
  client.on('error', () => undefined)
  const [got] = checkedRows(LockRow, (await client.query('select pg_try_advisory_lock($1) as ok', [lock])).rows)
  if (got!.ok) {
    return {
      async release() {
        client.release(true)
      },
    }
  }
  const holder = await client.query(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [lock],
  )
  client.release()
  const [owner] = checkedRows(OwnerRow, holder.rows)
  return { lockedBy: Number(owner?.name.split(':')[1] ?? 0) }
}
