import { randomUUID } from 'node:crypto'
import type { Ctx } from '#server/context.ts'
import type { EventPayloads } from '#server/platform/messaging/message-registry.ts'
import { publish } from '#server/platform/messaging/outbox/outbox.ts'
import type { accountEvents } from './accounts.events.ts'

type SecurityEvent = Exclude<keyof typeof accountEvents, 'member.deleted'>

/** Logs and publishes a security event of a member's account, dated now. Inside the transaction of what happened. */
export async function publishSecurityEvent<E extends SecurityEvent>(
  ctx: Ctx,
  event: E,
  payload: Omit<EventPayloads[E], 'at'>,
): Promise<void> {
  ctx.log.info({ event, member: payload.memberId }, 'a security event')
  await publish(ctx, event, { ...payload, at: ctx.now().toISOString() } as EventPayloads[E], { key: randomUUID() })
}
