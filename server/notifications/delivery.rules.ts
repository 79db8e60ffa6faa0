import type { NotificationKind } from '#contract/notifications/constants.ts'

/** The channels of a kind. `sms: 'withoutMail'` sends an SMS where the member has no mail address. */
export interface Channels {
  inApp: boolean
  mail: boolean
  sms: 'never' | 'withoutMail'
}

const everywhere: Channels = { inApp: true, mail: true, sms: 'never' }

/** Everything is in the notification centre and goes out by mail; a new password is the one thing that also reaches a phone. */
export const channelsOf: Record<NotificationKind, Channels> = {
  passwordChanged: { ...everywhere, sms: 'withoutMail' },
  passwordReset: { ...everywhere, sms: 'withoutMail' },
  newBrowser: everywhere,
  manyFailedLogins: everywhere,
  signedOutEverywhere: everywhere,
  providerLinked: everywhere,
  providerUnlinked: everywhere,
  contactChanged: everywhere,
  dataExported: everywhere,
  orderPlaced: everywhere,
  orderPlacedCash: everywhere,
  orderPaid: everywhere,
  orderShipped: everywhere,
  orderDelivered: everywhere,
  orderCancelled: everywhere,
  orderCancelledPaid: everywhere,
  orderCancelledReturned: everywhere,
  orderCancelledDisputed: everywhere,
  orderExpired: everywhere,
  orderRefunded: everywhere,
  orderRefundedByBank: everywhere,
  orderRefundFailed: everywhere,
  groupOpened: everywhere,
  groupJoined: everywhere,
  groupSeat: everywhere,
  groupLeader: everywhere,
  groupSucceeded: everywhere,
  groupExpired: everywhere,
  favouriteCheaper: everywhere,
  backInStock: everywhere,
  dealStarting: everywhere,
  dealUnitOffered: everywhere,
  reviewReplied: everywhere,
  reviewHidden: everywhere,
  caseApplied: everywhere,
  caseAgreed: everywhere,
  caseDeclined: everywhere,
  caseReceived: everywhere,
  caseRejected: everywhere,
  caseRefunded: everywhere,
  caseExchanged: everywhere,
  caseMessage: everywhere,
  feedbackReplied: everywhere,
}
