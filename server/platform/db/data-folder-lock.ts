import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { Type } from 'typebox'
import type { Logger } from '../log.ts'
import type { Database } from './database.ts'
import { checkedRows } from './rows.ts'

const lock = 77002
/** ms before a database that ended is started again: none after a life of this length, else from `minWait` doubled up to `maxWait`. */
const stableLife = 5000
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
 * owner starts the database again where it has ended, and claims the folder anew.
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
      if (Date.now() - since > stableLife) wait = 0
      recovering = recover()
    })
  }

  async function recover(): Promise<void> {
    const endedAt = Date.now()
    for (; !stop.signal.aborted; wait = Math.min(Math.max(wait * 2, minWait), maxWait)) {
      await sleep(wait, undefined, { signal: stop.signal }).catch(() => undefined)
      try {
        if (await restart()) log.warn({ ms: Date.now() - endedAt }, 'the database had ended and was started again')
        const next = await db.$client.connect()
        const lockedBy = await tryLock(next)
        if (lockedBy === undefined) return watch(next)
        next.release()
        throw new Error(`The data folder is in use by process ${lockedBy}`)
      } catch (error) {
        log.error({ err: error, job: 'database', nextTryMs: Math.max(wait * 2, minWait) }, 'the database could not be started')
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
