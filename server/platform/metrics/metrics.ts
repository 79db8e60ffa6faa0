import { openMetrics as openServiceMetrics, type Metrics } from '@kalata/http-service/metrics/metrics.ts'
import type { FastifyInstance } from 'fastify'
import { cacheUse } from '@kalata/tagged-cache/tagged-cache.ts'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import type { Logger } from '../log.ts'
import { openDatabaseMetrics } from './database-metrics.ts'
import { openQueueMetrics, type OperatorQueue } from './operator-queues.ts'
import { serviceUse } from './service-use.ts'

/** Counts what the mall answers from now on: to be called before the server listens. */
export const openMetrics = (app: FastifyInstance, db: Database, log: Logger, queues: readonly OperatorQueue[] = []): Metrics =>
  openServiceMetrics(app, {
    prefix: 'kalata',
    pool: db.$client,
    cacheReads: cacheUse,
    services: serviceUse,
    more: [openDatabaseMetrics(db, log), openQueueMetrics(db, log, queues)],
  })
