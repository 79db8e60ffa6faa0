import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#server/context.ts'
import { prepared, type Executor } from '@kalata/drizzle-postgres/database.ts'
import { sharedStatement } from '@kalata/postgres-client/statements/shared-statement.ts'
import { messageRegistryOf, type CommandName, type CommandPayloads, type EventName, type EventPayloads } from '../message-registry.ts'
import { outbox } from './outbox.tables.ts'

/**
 * Publishes an event: one row per subscriber, inside the caller's transaction; no subscriber, no row. The same key again
 * adds nothing. Delivered after the commit.
 * @param options.key unique among the events of this name: what happened to what
 * @throws Error for an event that no module declares, and outside production for a payload that breaks its schema
 */
export async function publish<E extends EventName>(ctx: Ctx, event: E, payload: EventPayloads[E], options: { key: string }): Promise<void> {
  const registry = messageRegistryOf(ctx.modules)
  const subscribers = registry.subscribersOf(event)
  if (ctx.settings.mode !== 'production') registry.assertPayload(event, payload)
  if (subscribers.length === 0) return
  const row = { topic: event, key: `${event} ${options.key}`, payload }
  const rows = subscribers.map((subscriber) => ({ ...row, subscriber }))
  await insert(ctx, rows, ctx.now())
}

/** Whether anybody subscribes to an event: a publisher whose payload costs work asks first. */
export const hasSubscribers = (ctx: Ctx, event: EventName): boolean => messageRegistryOf(ctx.modules).subscribersOf(event).length > 0

/**
 * Enqueues a command inside the caller's transaction, to be handled once it is committed and `dueAt` is there.
 * @param key unique among all commands; the same key again is the same row
 * @throws Error outside production for an unknown command or a payload that breaks its schema
 */
export async function enqueue<C extends CommandName>(
  ctx: Ctx,
  command: C,
  key: string,
  payload: CommandPayloads[C],
  dueAt: Date = ctx.now(),
): Promise<void> {
  if (ctx.settings.mode !== 'production') messageRegistryOf(ctx.modules).assertPayload(command, payload)
  await insert(ctx, [{ topic: command, key, subscriber: '', payload }], dueAt)
}

interface NewRow {
  topic: string
  key: string
  /** Empty for a command. */
  subscriber: string
  payload: object
}

const insertRows = sharedStatement<Executor, (NewRow & { publishedAt: Date; dueAt: Date })[], void>(async (db, groups) => {
  const statement = sql`insert into outbox (topic, key, subscriber, payload, published_at, due_at)
    select topic, key, subscriber, payload, "publishedAt", "dueAt"
    from jsonb_to_recordset(${JSON.stringify(groups.flat())}::jsonb) as r (topic text, key text, subscriber text, payload jsonb, "publishedAt" timestamptz, "dueAt" timestamptz)
    on conflict (key, subscriber) do nothing`
  await prepared(db, statement)
  return groups.map(() => undefined)
})

async function insert(ctx: Ctx, rows: NewRow[], dueAt: Date): Promise<void> {
  const due = rows.map((row) => ({ ...row, publishedAt: ctx.now(), dueAt }))
  await insertRows(ctx.db, due)
  ctx.changed('outbox')
}

/** Marks a command as handled: its effect happened by other means, so it need not be delivered. */
export async function markDone(ctx: Ctx, key: string): Promise<void> {
  await ctx.db
    .update(outbox)
    .set({ doneAt: ctx.now(), payload: {} })
    .where(and(eq(outbox.key, key), eq(outbox.subscriber, '')))
}

/** ms: how long a delivered row stays, for questions about what was sent and for keys that come again. */
const retention = 30 * 24 * 3600_000
/** Rows a statement deletes. */
const batch = 5000

/** Deletes rows delivered 30 days ago or earlier; what waits or failed stays, however old. Returns how many. */
export async function sweepOutbox(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.now().getTime() - retention).toISOString()
  for (let removed = 0; ;) {
    const { rowCount } = await ctx.db.execute(sql`
      delete from outbox where id in (select id from outbox where done_at < ${before}::timestamptz limit ${batch} for update skip locked)`)
    removed += rowCount ?? 0
    if ((rowCount ?? 0) < batch) return removed
  }
}
