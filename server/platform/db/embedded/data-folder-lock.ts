import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { Type } from 'typebox'
import type { Logger } from '../../log.ts'
import type { Database } from '../database.ts'
import { checkedRows } from '../statements/rows.ts'

const lock = 77002
/** ms before a database that ended is started again: none after a life of this length, else from `minWait` doubled up to `maxWait`. */
const stableLife = 1000
const minWait = 100
const maxWait = 10_000

export interface Owner {
  /** The process that already serves from this data folder. */
  lockedBy?: number
  release?(): Promise<void>
}

const LockRow = Type.Object({ ok: Type.Boolean() })
const OwnerRow = Type.Object({ name: Type.String() })

/**
 * Makes this process the one that serves from an embedded database's folder, for as long as its connection lives:
 * the database itself holds the claim, so a killed owner leaves none behind. When that connection ends without us, the
 * owner starts the database again where it has ended, and claims the folder again.
 * @param restart starts the database unless it answers; true when it had to
 */
export async function claimDataFolder(db: Database, restart: () => Promise<boolean>, log: Logger): Promise<Owner> {
  const client = await db.$client.connect()
  const lockedBy = await tryLock(client)
  if (lockedBy !== undefined) {
    client.release()
    return { lockedBy }
  }
  const keeper = keepRunning(db, client, restart, log)
  return { release: keeper.release }
}

/** Takes the lock for a connection. Undefined: it has it now; else who holds it. */
async function tryLock(client: PoolClient): Promise<number | undefined> {
  const [got] = checkedRows(LockRow, (await client.query('select pg_try_advisory_lock($1) as ok', [lock])).rows)
  if (got!.ok) return undefined
  const holder = await client.query(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [lock],
  )
  const [owner] = checkedRows(OwnerRow, holder.rows)
  return Number(owner?.name.split(':')[1] ?? 0)
}

/** A connection that has the lock. @throws Error where another has it, or the connection is cut meanwhile; it is given back then */
async function claim(db: Database): Promise<PoolClient> {
  const client = await db.$client.connect()
  try {
    const lockedBy = await tryLock(client)
    if (lockedBy === undefined) return client
    throw new Error(`The data folder is in use by process ${lockedBy}`)
  } catch (error) {
    client.release(true)
    throw error
  }
}

function keepRunning(db: Database, first: PoolClient, restart: () => Promise<boolean>, log: Logger) {
  const stop = new AbortController()
  let client: PoolClient | undefined
  let wait = 0
  let recovering: Promise<void> | undefined

  function watch(holder: PoolClient): void {
    client = holder
    const since = Date.now()
    holder.once('end', () => {
      if (stop.signal.aborted) return
      client = undefined
      holder.release(true)
      recovering = recover(Date.now() - since)
    })
  }

  /** A connection that was cut costs no wait: only a server that cannot be started, or ends again at once. */
  async function recover(lived: number): Promise<void> {
    const endedAt = Date.now()
    for (wait = lived > stableLife ? 0 : wait; !stop.signal.aborted; wait = Math.min(Math.max(wait * 2, minWait), maxWait)) {
      await sleep(wait, undefined, { signal: stop.signal }).catch(() => undefined)
      try {
        const restarted = await restart()
        if (restarted) log.warn({ ms: Date.now() - endedAt }, 'the database had ended and was started again')
        const next = await claim(db)
        wait = restarted ? Math.max(wait * 2, minWait) : 0
        return watch(next)
      } catch (error) {
        log.error({ err: error, job: 'database' }, 'the database could not be started')
      }
    }
  }

  watch(first)
  return {
    async release() {
      stop.abort()
      await recovering
      client?.release(true)
    },
  }
}
