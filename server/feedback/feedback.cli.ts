import type { Ctx } from '#server/context.ts'
import { isUuid, listedText } from '#server/platform/command-results.ts'
import type { CommandResult } from '#server/module.ts'
import { counted } from '#contract/core/counted.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { latestFeedback, maxListed, replyToFeedback } from './feedback.service.ts'

export const feedbackUsage = 'feedback list [open] | feedback reply <id> <text>'
/** `kalata feedback`: 0 when it is done, 1 for an unknown id. @throws UsageError */
export async function feedbackCommand(ctx: Ctx, [verb, id, ...words]: string[]): Promise<CommandResult> {
  if (verb === 'list' && (id === undefined || id === 'open') && words.length === 0) return list(ctx, id === 'open')
  const reply = words.join(' ').trim()
  if (verb !== 'reply' || !id || !reply) throw new UsageError(feedbackUsage)
  const ok = isUuid(id) && (await replyToFeedback(ctx, id, reply))
  return { text: ok ? `Replied to ${id}` : `There is no feedback ${id}`, data: { id, replied: ok }, ok }
}

async function list(ctx: Ctx, open: boolean): Promise<CommandResult> {
  const data = await latestFeedback(ctx, open)
  const lines = data.map(({ id, createdAt, type, orderNo, text, contact, images, reply }) =>
    [
      id,
      createdAt,
      type,
      orderNo ?? '',
      reply ? 'replied' : 'open',
      counted(images.length, 'picture'),
      contact ?? '',
      text.replace(/\s+/g, ' '),
    ].join('  '),
  )
  return { text: listedText(lines, 'No feedback', maxListed), data, ok: true }
}
