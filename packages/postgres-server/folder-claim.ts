import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'

/** ms before a server that ended is started again: none after a life of this length, else from `minWait` doubled up to `maxWait`. */
const stableLife = 1000
const minWait = 100
const maxWait = 10_000

export interface ClaimOptions {
  /** Key of the advisory lock that is the claim, in the database of the pool. */
  lock: number
  /** Starts the server unless it answers; true when it had to. */
  restart(): Promise<boolean>
  /** The server had ended and was started again. @param ms since the end */
  onRestart(ms: number): void
  /** The server could not be started, or the folder not claimed; it is tried again. */
  onError(error: unknown): void
}

export interface FolderClaim {
  /** The process that has claimed this data folder already. */
  lockedBy?: number
  release?(): Promise<void>
}

/**
 * Makes this process the one that serves from a server's data folder, for as long as its connection lives: the server itself has the claim, so
 * a killed process leaves none behind. When that connection ends without us, the server is started again where it has ended, and the folder is
 * claimed again.
 * @param pool its `application_name` is `<name>:<process id>`, by which others know who has the claim
 */
export async function claimFolder(pool: Pool, options: ClaimOptions): Promise<FolderClaim> {
  const client = await pool.connect()
  const lockedBy = await tryLock(client, options.lock)
  if (lockedBy !== undefined) {
    client.release()
    return { lockedBy }
  }
  const keeper = keepRunning(pool, client, options)
  return { release: keeper.release }
}

/** Acquires the lock for a connection. Undefined: it has it now; else the process that has it. */
async function tryLock(client: PoolClient, lock: number): Promise<number | undefined> {
  const got = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1) as ok', [lock])
  if (got.rows[0]!.ok) return undefined
  const holder = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [lock],
  )
  return Number(holder.rows[0]?.name.split(':')[1] ?? 0)
}

/** A connection that has the lock. @throws Error where another has it, or the connection is cut meanwhile; it is given back then */
async function claim(pool: Pool, lock: number): Promise<PoolClient> {
  const client = await pool.connect()
  try {
    const lockedBy = await tryLock(client, lock)
    if (lockedBy === undefined) return client
    throw new Error(`The data folder is in use by process ${lockedBy}`)
  } catch (error) {
    client.release(true)
    throw error
  }
}

function keepRunning(pool: Pool, first: PoolClient, { lock, restart, onRestart, onError }: ClaimOptions) {
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
        if (restarted) onRestart(Date.now() - endedAt)
        const next = await claim(pool, lock)
        wait = restarted ? Math.max(wait * 2, minWait) : 0
        return watch(next)
      } catch (error) {
        onError(error)
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
