/** Kinds about the security of an account; each kind of notification has a title and a text in `locales/<lang>/notifications.json`. */
export const securityKinds = [
  'passwordChanged',
  'passwordReset',
  'newBrowser',
  'manyFailedLogins',
  'signedOutEverywhere',
  'providerLinked',
  'providerUnlinked',
  'contactChanged',
  'dataExported',
] as const
export type SecurityKind = (typeof securityKinds)[number]

/** Kinds about an order and its money (design/domain section 14). */
export const orderKinds = [
  'orderPlaced',
  'orderPlacedCash',
  'orderPaid',
  'orderShipped',
  'orderDelivered',
  'orderCancelled',
  'orderCancelledPaid',
  'orderExpired',
  'orderRefunded',
] as const
export type OrderKind = (typeof orderKinds)[number]

/** Kinds about a group that a member has a seat in. */
export const groupKinds = ['groupOpened', 'groupJoined', 'groupSeat', 'groupLeader', 'groupSucceeded', 'groupExpired'] as const
export type GroupKind = (typeof groupKinds)[number]

/** Kinds about a product that a member waits for. */
export const productKinds = ['backInStock', 'dealStarting', 'dealUnitOffered'] as const
export type ProductKind = (typeof productKinds)[number]

/** Kinds about a review that a member wrote. */
export const reviewKinds = ['reviewReplied', 'reviewHidden'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** Kinds about an after-sales case. */
export const caseKinds = [
  'caseApplied',
  'caseAgreed',
  'caseDeclined',
  'caseReceived',
  'caseRejected',
  'caseRefunded',
  'caseExchanged',
  'caseMessage',
] as const
export type CaseKind = (typeof caseKinds)[number]

export const notificationKinds = [...securityKinds, ...orderKinds, ...groupKinds, ...productKinds, ...reviewKinds, ...caseKinds] as const
export type NotificationKind = (typeof notificationKinds)[number]
