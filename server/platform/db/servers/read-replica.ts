import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Ctx } from '#server/context.ts'
import { DomainError } from '../../domain-error.ts'
import type { Logger } from '../../log.ts'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { BooleanColumn, Nullable, StringColumn } from '../statements/row-schemas.ts'
import { column, rows } from '@kalata/drizzle-postgres/statements/rows.ts'

/** ms between two looks at whether the replica follows, at what it lacks, and after an error. */
const every = { current: 500, behind: 20, failed: 1000 }
/** ms that the replica may lag behind: a longer one is not read from. */
const maxLag = 1000

/** Reads of public data from a replica of the database, which never lack a change that this process has heard of. */
export interface ReadReplica {
  /**
   * Does work that only reads on the replica, and on the primary where the replica lacks a change or fails. @throws what the work throws on the primary,
   * and its domain errors
   */
  read<T>(ctx: Ctx, work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** Public data has changed, and the change is committed: the primary is read from until the replica has it. */
  noteChange(): void
  close(): Promise<void>
}

interface ReplicaOptions {
  primary: Database
  /** A streaming replica of the same cluster. */
  replica: Database
  log: Logger
}

/** Begins to watch how far the replica has come; it is read from as soon as it has everything. */
export function openReadReplica({ primary, replica, log }: ReplicaOptions): ReadReplica {
  const closing = new AbortController()
  let isCurrent = false
  /** Grows with each change heard of. */
  let changes = 0
  let failure: string | undefined
  let wake = (): void => undefined

  /** Looks once. @returns ms until the next look */
  async function look(): Promise<number> {
    const before = changes
    await checkCluster(primary, replica)
    const hasCaughtUp = await hasReplayed(replica, await writtenUpTo(primary))
    // What was noted meanwhile may lie behind the position that was asked for.
    isCurrent = hasCaughtUp && before === changes
    if (failure) log.info('the database replica is read from again')
    failure = undefined
    return isCurrent ? every.current : every.behind
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      const next = await look().catch((error: Error) => {
        isCurrent = false
        if (failure !== error.message && !closing.signal.aborted) log.warn({ err: error }, 'the database replica is not read from')
        failure = error.message
        return every.failed
      })
      const woken = new Promise<void>((resolve) => (wake = resolve))
      await Promise.race([woken, sleep(next, undefined, { signal: closing.signal }).catch(() => undefined)])
    }
  }
  const running = run()

  return {
    async read(ctx, work) {
      if (!isCurrent) return work(ctx)
      try {
        return await work({ ...ctx, db: replica })
      } catch (error) {
        if (error instanceof DomainError) throw error
        // Cut off, or a query that stood in the way of what the replica had to apply: the primary answers.
        isCurrent = false
        ctx.log.debug({ err: error }, 'a read from the database replica failed')
        return work(ctx)
      }
    },
    noteChange() {
      changes++
      isCurrent = false
      wake()
    },
    async close() {
      closing.abort()
      isCurrent = false
      await running
    },
  }
}

const Cluster = Type.Object({ cluster: Type.String(), isReplica: Type.Boolean() })
const cluster = sql`select concat_ws('/', system_identifier, current_database()) as cluster, pg_is_in_recovery() as "isReplica" from pg_control_system()`

/** @throws Error where the replica is none of this database: it would answer with another mall's data */
async function checkCluster(primary: Database, replica: Database): Promise<void> {
  const [[one], [other]] = await Promise.all([rows(primary, Cluster, cluster), rows(replica, Cluster, cluster)])
  if (one!.cluster !== other!.cluster || !other!.isReplica) throw new Error('DATABASE_REPLICA_URL is no replica of this database')
}

/** The position in the write-ahead log up to which everything that was committed before the call is written. */
async function writtenUpTo(primary: Database): Promise<string> {
  return (await column(primary, StringColumn, sql`select pg_current_wal_flush_lsn()::text as position`))[0]!
}

/** Whether the replica has applied the log up to a position, or does within {@link maxLag}. */
async function hasReplayed(replica: Database, position: string): Promise<boolean> {
  const Replayed = Nullable(BooleanColumn)
  for (const until = performance.now() + maxLag; ; await sleep(every.behind)) {
    if ((await column(replica, Replayed, sql`select pg_last_wal_replay_lsn() >= ${position}::pg_lsn`))[0]) return true
    if (performance.now() > until) return false
  }
}
