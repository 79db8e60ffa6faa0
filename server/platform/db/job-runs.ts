import { column } from '@kalata/drizzle-postgres/statements/rows.ts'
import { BooleanColumn, TimestampColumn } from './statements/row-schemas.ts'
import { sql } from 'drizzle-orm'
import { inTransaction, type Ctx } from '#server/context.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant } from './values/instants.ts'

/**
 * Does a job that all processes share in one transaction, where it was last done at least `every` ms ago and no other process is at it;
 * nobody waits. Where it fails or the process ends, it was not done.
 * @param work is given when it was done last: undefined the first time
 * @returns undefined where there was nothing to do
 */
export async function runShared<T>(
  ctx: Ctx,
  job: string,
  every: number,
  work: (ctx: Ctx, last: Date | undefined) => Promise<T>,
): Promise<T | undefined> {
  return inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    if (!(await lockJob(db, job))) return undefined
    // Asked after the lock: its holder before has written it.
    const last = await lastRun(db, job)
    if (last && ctx.now().getTime() - last.getTime() < every) return undefined
    const done = await work(ctx, last)
    await db.execute(sql`
      insert into job_runs (job, ran_at) values (${job}, ${instant(ctx.now())}) on conflict (job) do update set ran_at = excluded.ran_at`)
    return done
  })
}

async function lockJob(db: Executor, job: string): Promise<boolean> {
  const lock = sql`select pg_try_advisory_xact_lock(hashtextextended(${job}::text, 8000))`
  return (await column(db, BooleanColumn, lock))[0]!
}

async function lastRun(db: Executor, job: string): Promise<Date | undefined> {
  const [ranAt] = await column(db, TimestampColumn, sql`select ran_at from job_runs where job = ${job}`)
  return ranAt === undefined ? undefined : new Date(ranAt)
}
