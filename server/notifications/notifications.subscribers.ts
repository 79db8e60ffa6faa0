import type { SecurityKind } from '#contract/notifications/constants.ts'
import type { MessageHandler, Subscribers } from '#server/platform/messaging/message-registry.ts'
import { caseKindOf, notifyOfCase } from './case-notifications.service.ts'
import { notifyOfFeedback } from './feedback-notifications.service.ts'
import { notifyOfGroup } from './group-notifications.service.ts'
import type { Params } from './notification-texts.ts'
import { notifyOfOrder, notifyOfOrderNo } from './order-notifications.service.ts'
import { notifyOfProduct } from './product-notifications.service.ts'
import { notifyOfSecurity } from './security-notifications.service.ts'

/** Notifies the member of a security event; what its payload has besides member and time are the params of the text. */
const notifyOf =
  (kind: SecurityKind): MessageHandler<{ memberId: string; at: string } & Params> =>
  (ctx, { memberId, at, ...params }, { id }) =>
    notifyOfSecurity(ctx, { id, kind, memberId, params, at: new Date(at) })

/** What a member who has cancelled is told, by what becomes of the money. */
const cancelled = {
  notCharged: 'orderCancelled',
  refund: 'orderCancelledPaid',
  returned: 'orderCancelledReturned',
  disputed: 'orderCancelledDisputed',
} as const

/** The events that members are notified of; the channels of each kind stand in `delivery.rules.ts`. */
export const notificationSubscribers: Subscribers = {
  'account.passwordChanged': notifyOf('passwordChanged'),
  'account.passwordReset': notifyOf('passwordReset'),
  'account.newBrowser': notifyOf('newBrowser'),
  'account.manyFailedLogins': notifyOf('manyFailedLogins'),
  'account.signedOutEverywhere': notifyOf('signedOutEverywhere'),
  'account.providerLinked': notifyOf('providerLinked'),
  'account.providerUnlinked': notifyOf('providerUnlinked'),
  'personalData.exported': notifyOf('dataExported'),
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

  'favourite.cheaper': (ctx, { price, ...favourite }, { id }) =>
    notifyOfProduct(ctx, { id, kind: 'favouriteCheaper', ...favourite, total: price }),
  'favourite.backInStock': (ctx, alert, { id }) => notifyOfProduct(ctx, { id, kind: 'backInStock', ...alert }),

  'group.opened': (ctx, { member, ...group }, { id }) => notifyOfGroup(ctx, { ...group, id, kind: 'groupOpened', members: [member] }),
  'group.joined': async (ctx, { member, others, ...group }, { id }) => {
    const { joiner: _, ...facts } = group
    await notifyOfGroup(ctx, { ...facts, id, kind: 'groupSeat', members: [member] })
    await notifyOfGroup(ctx, { ...group, id, kind: 'groupJoined', members: others })
  },
  'group.leaderChanged': (ctx, { member, ...group }, { id }) =>
    notifyOfGroup(ctx, { ...group, id, kind: 'groupLeader', members: [member] }),
  'group.succeeded': (ctx, group, { id }) => notifyOfGroup(ctx, { ...group, id, kind: 'groupSucceeded' }),
  'group.expired': (ctx, group, { id }) => notifyOfGroup(ctx, { ...group, id, kind: 'groupExpired' }),

  'case.moved': (ctx, event, { id }) => {
    const kind = caseKindOf(event)
    return kind ? notifyOfCase(ctx, { ...event, id, kind }) : Promise.resolve()
  },
  'case.message': (ctx, { from, text, ...about }, { id }) =>
    from === 'store' ? notifyOfCase(ctx, { ...about, id, kind: 'caseMessage', text }) : Promise.resolve(),

  'feedback.replied': (ctx, { memberId, reply }, { id }) => notifyOfFeedback(ctx, { id, memberId, reply }),

  'deal.reminder': (ctx, { startsAt, dealId: _, ...reminder }, { id }) =>
    notifyOfProduct(ctx, { id, kind: 'dealStarting', ...reminder, time: startsAt }),
  'deal.unitOffered': (ctx, { until, dealId: _, ...unit }, { id }) =>
    notifyOfProduct(ctx, { id, kind: 'dealUnitOffered', ...unit, time: until }),

  'review.replied': (ctx, { reviewId: _, ...review }, { id }) => notifyOfProduct(ctx, { id, kind: 'reviewReplied', ...review }),
  'review.hidden': (ctx, { reviewId: _, ...review }, { id }) => notifyOfProduct(ctx, { id, kind: 'reviewHidden', ...review }),

  'order.placed': (ctx, { memberId, lang, cashOnDelivery, minutes, total, orders }, { id }) => {
    const orderNos = orders.map((order) => order.orderNo)
    return notifyOfOrder(ctx, { id, kind: cashOnDelivery ? 'orderPlacedCash' : 'orderPlaced', memberId, lang, orderNos, total, minutes })
  },
  'order.paid': (ctx, { memberId, lang, orderNos, total }, { id }) =>
    notifyOfOrder(ctx, { id, kind: 'orderPaid', memberId, lang, orderNos, total }),
  'order.shipped': (ctx, { orderNo }, { id }) => notifyOfOrderNo(ctx, { id, kind: 'orderShipped', orderNos: [orderNo] }),
  'order.delivered': (ctx, { orderNo }, { id }) => notifyOfOrderNo(ctx, { id, kind: 'orderDelivered', orderNos: [orderNo] }),
  'order.cancelled': (ctx, { orderNos, reason, money, refund }, { id }) =>
    notifyOfOrderNo(ctx, { id, kind: reason === 'expired' ? 'orderExpired' : cancelled[money], orderNos, total: refund }),
  'payment.refunded': (ctx, { orderNo, amount, by }, { id }) =>
    notifyOfOrderNo(ctx, { id, kind: by === 'bank' ? 'orderRefundedByBank' : 'orderRefunded', orderNos: [orderNo], total: amount }),
  'payment.refundFailed': (ctx, { orderNo, amount }, { id }) =>
    notifyOfOrderNo(ctx, { id, kind: 'orderRefundFailed', orderNos: [orderNo], total: amount }),
}
