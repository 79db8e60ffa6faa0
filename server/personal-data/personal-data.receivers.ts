import type { Ctx } from '../context.ts'
import type { Receiver } from '#server/platform/messaging/outbox.ts'
import { lookAgain } from './personal-data.service.ts'

export function personalDataReceivers(openCtx: () => Ctx): Record<string, Receiver> {
  return { 'member.removed': ({ memberId }) => lookAgain(openCtx(), String(memberId)) }
}
