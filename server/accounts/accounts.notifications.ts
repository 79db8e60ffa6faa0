import type { KindOf, Params } from '#contract/notifications/kinds.ts'
import type { Ctx } from '#server/context.ts'
import type { Notifications } from '#server/platform/messaging/member-notifications.ts'
import { securityNotification } from './security-notification.service.ts'

/** What the payload has besides member and time are the params of the text. */
const of =
  (kind: KindOf<'security'>) =>
  (ctx: Ctx, { memberId, at, ...params }: { memberId: string; at: string } & Params) =>
    securityNotification(ctx, kind, { memberId, at, params })

export const accountNotifications: Notifications = {
  'account.passwordChanged': of('passwordChanged'),
  'account.passwordReset': of('passwordReset'),
  'account.newBrowser': of('newBrowser'),
  'account.manyFailedLogins': of('manyFailedLogins'),
  'account.signedOutEverywhere': of('signedOutEverywhere'),
  'account.providerLinked': of('providerLinked'),
  'account.providerUnlinked': of('providerUnlinked'),
  // The address that is no longer the member's is the one to be warned.
  'account.contactChanged': (ctx, { memberId, at, account, previousMail }) =>
    securityNotification(ctx, 'contactChanged', { memberId, at, params: { account }, mailTo: { address: previousMail } }),
}
