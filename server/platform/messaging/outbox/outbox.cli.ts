import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '#server/context.ts'
import { isUuid } from '../../command-results.ts'
import type { CommandResult } from '#server/module.ts'
import { UsageError } from '../../usage-error.ts'
import { outbox } from './outbox.tables.ts'

export const outboxUsage = 'outbox failed | outbox retry <id>|all'

/** `kalata outbox failed` lists dead letters, `kalata outbox retry` gives them twelve attempts again. @throws UsageError */
export async function outboxCommand(ctx: Ctx, args: string[]): Promise<CommandResult> {
  const [verb, id, ...rest] = args
  if (verb === 'failed' && !id) return listFailed(ctx)
  if (verb === 'retry' && id && rest.length === 0 && (id === 'all' || isUuid(id))) return retry(ctx, id)
  throw new UsageError(outboxUsage)
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
