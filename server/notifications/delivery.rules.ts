import type { NotificationKind } from '#contract/notifications/constants.ts'

/** The channels of a kind. `sms: 'withoutMail'` sends an SMS where the member has no mail address. */
export interface Channels {
  inApp: boolean
  mail: boolean
  sms: 'never' | 'withoutMail'
}

const everywhere: Channels = { inApp: true, mail: true, sms: 'never' }

/** A new password is the one thing that also reaches a phone; signing out everywhere is shown in the notification
 * centre only, and so is every further member of a group. */
export const channelsOf: Record<NotificationKind, Channels> = {
  passwordChanged: { ...everywhere, sms: 'withoutMail' },
  passwordReset: { ...everywhere, sms: 'withoutMail' },
  newBrowser: everywhere,
  manyFailedLogins: everywhere,
  signedOutEverywhere: { ...everywhere, mail: false },
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
  orderExpired: everywhere,
  orderRefunded: everywhere,
  groupOpened: { ...everywhere, mail: false },
  groupJoined: { ...everywhere, mail: false },
  groupSeat: { ...everywhere, mail: false },
  groupLeader: everywhere,
  groupSucceeded: everywhere,
  groupExpired: everywhere,
  favouriteCheaper: everywhere,
  backInStock: everywhere,
  dealStarting: everywhere,
  dealUnitOffered: everywhere,
  reviewReplied: everywhere,
  reviewHidden: everywhere,
  caseApplied: { ...everywhere, mail: false },
  caseAgreed: everywhere,
  caseDeclined: everywhere,
  caseReceived: everywhere,
  caseRejected: everywhere,
  caseRefunded: everywhere,
  caseExchanged: everywhere,
  caseMessage: everywhere,
  feedbackReplied: everywhere,
}
