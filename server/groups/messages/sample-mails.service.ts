import { pickText, type Text } from '#contract/core/languages.ts'
import { kindsOf } from '#contract/notifications/kinds.ts'
import type { Ctx } from '#server/context.ts'
import { sampleOrder } from '#server/orders/messages/sample-mails.service.ts'
import type { MailContent } from '#server/platform/messaging/mail/mail-template.ts'
import { frameOf, sampleNotificationMails } from '#server/platform/messaging/member-notifications.ts'
import { groupMail } from './group-mails.ts'

const day = 24 * 3_600_000
const joiners: Text = { ka: 'გიორგი მ.', en: 'Giorgi M.', ru: 'Георгий М.', zh: '王*' }

/** A mail of every kind about a group of three. */
export async function sampleGroupMails(ctx: Ctx): Promise<Record<string, MailContent>> {
  const order = await sampleOrder(ctx)
  const { orderNo, lines } = order
  const until = new Date(ctx.now().getTime() + day).toISOString()
  const params = { name: lines[0]?.name ?? '', orderNo, joiner: pickText(joiners, ctx.lang).text, until }
  return sampleNotificationMails(
    ctx,
    kindsOf('groups'),
    (kind) => ({ ...params, count: kind === 'groupSucceeded' ? 0 : 2 }),
    (notified) => groupMail(frameOf(ctx), notified, { order, size: 3 }),
  )
}
