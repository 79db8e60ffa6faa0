import { freshText } from '@kalata/http-service/metrics/metrics.ts'
import { sql } from 'drizzle-orm'
import { Counter, Gauge, Registry } from 'prom-client'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import type { Logger } from '../log.ts'

/** ms for which what the database was asked is not asked again. */
const freshMs = 5000

/** The outbox and the purchases as text, from one statement in five seconds; empty while the database is away. */
export function openDatabaseMetrics(db: Database, log: Logger): () => Promise<string> {
  const registry = new Registry()
  const registers = [registry]
  const rows = new Gauge({
    name: 'kalata_outbox_rows',
    help: 'Rows of the outbox by state; failed are dead letters.',
    labelNames: ['state'],
    registers,
  })
  const lateness = new Gauge({ name: 'kalata_outbox_lateness_seconds', help: 'How long the oldest due row has waited.', registers })
  const purchases = new Counter({ name: 'kalata_purchases_total', help: "Purchases written, by PostgreSQL's statistics.", registers })
  async function read(): Promise<string> {
    const counts = await countsOf(db)
    rows.set({ state: 'due' }, counts.due)
    rows.set({ state: 'failed' }, counts.failed)
    lateness.set(Math.max(0, counts.late))
    purchases.reset()
    purchases.inc(counts.purchases)
    return registry.metrics()
  }
  return freshText(freshMs, read, (error) => log.warn({ err: error }, 'metrics of the database are missing'))
}

async function countsOf(db: Database) {
  const { rows } = await db.execute<Record<'due' | 'failed' | 'late' | 'purchases', number>>(sql`select
    (select count(*) from outbox where done_at is null and failed_at is null)::int as due,
    (select count(*) from outbox where failed_at is not null)::int as failed,
    (select coalesce(extract(epoch from now() - min(due_at)), 0) from outbox where done_at is null and failed_at is null)::float8 as late,
    (select coalesce(sum(n_tup_ins), 0) from pg_stat_user_tables where relname = 'purchases')::float8 as purchases`)
  return rows[0]!
}
