import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Ctx } from '#server/context.ts'
import { isUuid } from '../../command-results.ts'
import type { CommandResult } from '#server/module.ts'
import { UsageError } from '../../usage-error.ts'
import { outbox } from './outbox.tables.ts'

export const outboxUsage = 'outbox failed | outbox retry <id>|all | outbox drop <id>'

/** Messages to somebody: nothing of the mall waits for them, unlike a task or an event. */
const droppable = ['mail', 'sms']

/**
 * `kalata outbox failed` lists dead letters, `kalata outbox retry` gives them twelve attempts again, `kalata outbox drop` ends a message that nobody can
 * receive. @throws UsageError
 */
export async function outboxCommand(ctx: Ctx, args: string[]): Promise<CommandResult> {
  const [verb, id, ...rest] = args
  if (verb === 'failed' && !id) return listFailed(ctx)
  if (verb === 'retry' && id && rest.length === 0 && (id === 'all' || isUuid(id))) return retry(ctx, id)
  if (verb === 'drop' && id && rest.length === 0 && isUuid(id)) return drop(ctx, id)
  throw new UsageError(outboxUsage, (verb === 'retry' || verb === 'drop') && id && !isUuid(id) ? `${id} is no id` : '')
}

/** The dead letters, the oldest first, without their payload: it may hold codes and addresses. */
async function listFailed({ db }: Ctx): Promise<CommandResult> {
  const { id, topic, subscriber, key, attempts, failedAt, error } = outbox
  const rows = await db
    .select({ id, topic, subscriber, key, attempts, failedAt, error })
    .from(outbox)
    .where(isNotNull(failedAt))
    .orderBy(asc(failedAt), asc(id))
  const lines = rows.map(
    (row) => `${row.id}  ${row.topic}${row.subscriber && ` for ${row.subscriber}`}  ${row.failedAt!.toISOString()}  ${row.error}`,
  )
  return { text: lines.join('\n') || 'No dead letters', data: rows, ok: true }
}

/** Makes one dead letter or all of them due at once. `ok: false` when the id is no dead letter. */
async function retry({ db, now }: Ctx, id: string): Promise<CommandResult> {
  const retried = await db
    .update(outbox)
    .set({ failedAt: null, attempts: 0, dueAt: now() })
    .where(and(isNotNull(outbox.failedAt), id === 'all' ? undefined : eq(outbox.id, id)))
    .returning({ id: outbox.id })
  const ids = retried.map((row) => row.id)
  const text = ids.length > 0 || id === 'all' ? `${ids.length} requeued` : `${id} is no dead letter`
  return { text, data: { retried: ids }, ok: ids.length > 0 || id === 'all' }
}

/** Ends a mail or an SMS that failed, as if it were delivered: its key stays taken, and its payload is emptied. */
async function drop({ db, now }: Ctx, id: string): Promise<CommandResult> {
  const failed = and(eq(outbox.id, id), isNotNull(outbox.failedAt))
  const dropped = await db
    .update(outbox)
    .set({ failedAt: null, doneAt: now(), payload: {} })
    .where(and(failed, inArray(outbox.topic, droppable)))
    .returning({ topic: outbox.topic })
  if (dropped.length > 0) return { text: `${id} is dropped: this ${dropped[0]!.topic} is not sent`, data: { id, dropped: true }, ok: true }
  const [row] = await db.select({ topic: outbox.topic }).from(outbox).where(failed)
  const text = row
    ? `${id} is no mail or SMS but ${row.topic}, which has to be done: mend its reason, then kalata outbox retry ${id}`
    : `${id} is no dead letter`
  return { text, data: { id, dropped: false }, ok: false }
}
