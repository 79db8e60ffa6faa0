import type { KindOf, Params } from '#contract/notifications/kinds.ts'
import { frameOf, notification, type NewNotification } from '#server/platform/messaging/member-notifications.ts'
import { passwordSms, securityMail } from './security-mails.ts'
import type { Ctx } from '#server/context.ts'

interface SecurityFacts {
  memberId: string
  /** ISO 8601: when it happened. */
  at: string
  params?: Params
  /** Where mail goes to instead of the member's own address. */
  mailTo?: { address: string | undefined }
}

/** Notifies a member of what concerns the security of the account. */
export function securityNotification(
  { settings }: Ctx,
  kind: KindOf<'security'>,
  { memberId, at, params = {}, mailTo }: SecurityFacts,
): NewNotification {
  return notification({
    ...{ kind, memberId, at: new Date(at) },
    ...(mailTo ? { mailTo } : {}),
    params: () => params,
    mail: (ctx, notified) => securityMail(frameOf(ctx), notified, new Date(at)),
    sms: (lang) => passwordSms(lang, settings.origin),
  })
}
