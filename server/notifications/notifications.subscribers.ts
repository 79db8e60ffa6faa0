import type { NotificationKind } from '#contract/notifications/constants.ts'
import type { MessageHandler, Subscribers } from '#server/platform/messaging/message-registry.ts'
import { notifyOfOrder, notifyOfSecurity } from './delivery.service.ts'
import type { Params } from './notification-texts.ts'
import { orderMail } from './order-mails.ts'

/** Notifies the member of a security event; what its payload has besides member and time are the params of the text. */
const notifyOf =
  (kind: NotificationKind): MessageHandler<{ memberId: string; at: string } & Params> =>
  (ctx, { memberId, at, ...params }, { id }) =>
    notifyOfSecurity(ctx, { id, kind, memberId, params, at: new Date(at) })

/** The events that members are notified of; the channels of each kind stand in `delivery.rules.ts`. */
export const notificationSubscribers: Subscribers = {
  'account.passwordChanged': notifyOf('passwordChanged'),
  'account.passwordReset': notifyOf('passwordReset'),
  'account.newBrowser': notifyOf('newBrowser'),
  'account.manyFailedLogins': notifyOf('manyFailedLogins'),
  'account.signedOutEverywhere': notifyOf('signedOutEverywhere'),
  'account.providerLinked': notifyOf('providerLinked'),
  'account.providerUnlinked': notifyOf('providerUnlinked'),
  // The address that is no longer the member's is the one to be warned.
  'account.contactChanged': (ctx, { memberId, at, account, previousMail }, { id }) =>
    notifyOfSecurity(ctx, {
      id,
      kind: 'contactChanged',
      memberId,
      params: { account },
      at: new Date(at),
      mailTo: { address: previousMail },
    }),

  'order.placed': (ctx, { purchaseId, memberId, lang, cashOnDelivery, total, orders }) =>
    notifyOfOrder(ctx, {
      kind: 'orderPlaced',
      memberId,
      key: `placed ${purchaseId}`,
      mail: orderMail(lang, cashOnDelivery ? 'placedCash' : 'placed', {
        orderNos: orders.map((order) => order.orderNo),
        lines: orders.flatMap((order) => order.lines),
        total,
        origin: ctx.settings.origin,
      }),
    }),
  'order.paid': (ctx, { purchaseId, memberId, lang, orderNos, total }) =>
    notifyOfOrder(ctx, {
      kind: 'orderPaid',
      memberId,
      key: `paid ${purchaseId}`,
      mail: orderMail(lang, 'paid', { orderNos, total, origin: ctx.settings.origin }),
    }),
}
