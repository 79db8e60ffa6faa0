import type { Ctx } from '#server/context.ts'
import { deliver, frameOf } from './delivery.service.ts'
import { feedbackMail } from './mails/feedback-mails.ts'

export interface FeedbackNotice {
  /** UUID; the notification's id. */
  id: string
  memberId: string
  /** What the mall answered. */
  reply: string
}

/** Notifies a member of the reply to feedback, see {@link deliver}. */
export function notifyOfFeedback(ctx: Ctx, { id, memberId, reply }: FeedbackNotice): Promise<void> {
  return deliver(ctx, {
    ...{ id, kind: 'feedbackReplied', memberId, subject: 'feedback' },
    params: () => ({ text: reply }),
    mail: (ctx, params) => feedbackMail(frameOf(ctx), params),
  })
}
