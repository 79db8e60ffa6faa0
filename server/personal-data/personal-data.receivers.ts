import type { Ctx } from '../context.ts'
import type { OutboxHandler } from '#server/platform/messaging/outbox.ts'
import { eraseAgain } from './personal-data.service.ts'

export function personalDataOutboxHandlers(openCtx: () => Ctx): Record<string, OutboxHandler> {
  return { 'member.removed': ({ memberId }) => eraseAgain(openCtx(), String(memberId)) }
}
