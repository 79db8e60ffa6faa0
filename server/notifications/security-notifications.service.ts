import type { SecurityKind } from '#contract/notifications/constants.ts'
import type { Ctx } from '#server/context.ts'
import { deliver, frameOf, type Notice } from './delivery.service.ts'
import { passwordSms, securityMail } from './mails/security-mails.ts'
import type { Params } from './notification-texts.ts'

export interface SecurityNotice extends Pick<Notice, 'id' | 'memberId' | 'mailTo'> {
  kind: SecurityKind
  params?: Params
  at: Date
}

/** Notifies a member of a security event, see {@link deliver}. */
export function notifyOfSecurity(ctx: Ctx, { id, kind, memberId, params = {}, at, mailTo }: SecurityNotice): Promise<void> {
  return deliver(ctx, {
    ...{ id, kind, memberId, subject: 'security', at },
    ...(mailTo ? { mailTo } : {}),
    params: () => params,
    mail: (ctx) => securityMail(frameOf(ctx), { kind, params, at }),
    sms: (lang) => passwordSms(lang, ctx.settings.origin),
  })
}
