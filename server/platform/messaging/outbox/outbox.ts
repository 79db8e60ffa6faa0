import { deleteDelivered, insertRows, markDone as markRowDone, type NewRow } from '@kalata/transactional-outbox/outbox-rows.ts'
import type { Ctx } from '#server/context.ts'
import { messageRegistryOf, type CommandName, type CommandPayloads, type EventName, type EventPayloads } from '../message-registry.ts'

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

async function insert(ctx: Ctx, rows: Pick<NewRow, 'topic' | 'key' | 'subscriber' | 'payload'>[], dueAt: Date): Promise<void> {
  const due = rows.map((row) => ({ ...row, publishedAt: ctx.now(), dueAt }))
  await insertRows(ctx.db, due)
  ctx.changed('outbox')
}

/** Marks a command as handled: its effect happened by other means, so it need not be delivered. */
export const markDone = (ctx: Ctx, key: string): Promise<void> => markRowDone(ctx.db, key, ctx.now())

/** ms: how long a delivered row stays, for questions about what was sent and for keys that come again. */
const retention = 30 * 24 * 3600_000

/** Deletes rows delivered 30 days ago or earlier; what waits or failed stays, however old. Returns how many. */
export const sweepOutbox = (ctx: Ctx): Promise<number> => deleteDelivered(ctx.db, new Date(ctx.now().getTime() - retention))
