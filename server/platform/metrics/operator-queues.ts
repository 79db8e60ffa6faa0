import { freshText } from '@kalata/http-service/metrics/metrics.ts'
import { sql } from 'drizzle-orm'
import { Gauge, Registry } from 'prom-client'
import { Type } from 'typebox'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import type { Logger } from '../log.ts'

/** What waits until an operator acts, and no one else can. */
export interface OperatorQueue {
  /** The label `queue` of the metrics. */
  name: string
  /** Selects a row for each thing that waits, with one column `since`: from when on. */
  waiting: string
}

/** ms for which the database is not asked anew: what waits for people changes slowly. */
const freshMs = 60_000

const QueueRow = Type.Object({ queue: Type.String(), items: Type.Integer(), oldest: Type.Number() })

/** The queues as text, from one statement a minute; empty while the database is away, and where there are none. */
export function openQueueMetrics(db: Database, log: Logger, queues: readonly OperatorQueue[]): () => Promise<string> {
  const registry = new Registry()
  const options = { labelNames: ['queue' as const], registers: [registry] }
  const items = new Gauge({ ...options, name: 'kalata_operator_queue_items', help: 'What waits for an operator.' })
  const oldest = new Gauge({ ...options, name: 'kalata_operator_queue_oldest_seconds', help: 'How long the oldest of it has waited.' })
  async function read(): Promise<string> {
    if (queues.length === 0) return ''
    for (const { queue, ...counted } of await countsOf(db, queues)) {
      items.set({ queue }, counted.items)
      oldest.set({ queue }, counted.oldest)
    }
    return registry.metrics()
  }
  return freshText(freshMs, read, (error) => log.warn({ err: error }, 'metrics of what waits for an operator are missing'))
}

function countsOf(db: Database, queues: readonly OperatorQueue[]) {
  const each = queues.map(
    ({ name, waiting }) => sql`select ${name}::text as queue, count(*)::int as items,
      greatest(0, coalesce(extract(epoch from now() - min(since)), 0))::float8 as oldest from (${sql.raw(waiting)}) as waiting`,
  )
  return rows(db, QueueRow, sql.join(each, sql` union all `))
}
