import { dueIn, openOutbox as open, type Outbox } from '@kalata/transactional-outbox/outbox.ts'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { cutText } from '#contract/core/graphemes.ts'
import type { Ctx } from '#server/context.ts'
import { summaryLine } from '@kalata/operator-kit/log/error-summary.ts'
import type { Logger } from '../../log.ts'
import type { MessageRegistry } from '../message-registry.ts'
import { queueOfRow } from './outbox.tables.ts'

/** A mail server that hangs holds up no SMS and no refund. */
const queues = ['mail', 'sms', 'others'].map((name) => ({ name, concurrency: 4 }))

export interface OutboxOptions {
  db: Database
  messages: MessageRegistry
  openCtx: () => Ctx
  now: () => Date
  log: Logger
  /** Whether requests keep the process busy, which deliveries yield to (decision 0191); never by default. */
  isBusy?: () => boolean
  /** ms per attempt; 20 s by default. */
  timeout?: number
}

/** Delivers what the mall has enqueued and published. @throws Error for a command without a handler */
export const openOutbox = ({ openCtx, log, ...options }: OutboxOptions): Outbox =>
  open<Ctx>({
    ...options,
    openContext: openCtx,
    ...{ queues, queueOfRow },
    describe: (error) => cutText(summaryLine(error), 500),
    onGivenUp: ({ id, topic, subscriber, attempts }, error) =>
      log.error({ err: error, outbox: id, topic, subscriber, attempts }, 'a message is a dead letter: kalata outbox failed'),
    onError: (error) => log.error({ err: error, job: 'outbox' }, 'a job failed'),
  })

/** The condition of a row of a queue that is due. */
export const isDue = dueIn(queueOfRow)
