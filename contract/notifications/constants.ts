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
  'orderCancelledReturned',
  'orderCancelledDisputed',
  'orderExpired',
  'orderRefunded',
  'orderRefundedByBank',
  'orderRefundFailed',
] as const
export type OrderKind = (typeof orderKinds)[number]

/** Kinds about a group that a member has a seat in. */
export const groupKinds = ['groupOpened', 'groupJoined', 'groupSeat', 'groupLeader', 'groupSucceeded', 'groupExpired'] as const
export type GroupKind = (typeof groupKinds)[number]

/** Kinds about a product that a member waits for. */
export const productKinds = ['favouriteCheaper', 'backInStock', 'dealStarting', 'dealUnitOffered'] as const
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

/** Kinds about what a member wrote to the mall. */
export const feedbackKinds = ['feedbackReplied'] as const

export const notificationKinds = [
  ...securityKinds,
  ...orderKinds,
  ...groupKinds,
  ...productKinds,
  ...reviewKinds,
  ...caseKinds,
  ...feedbackKinds,
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** What kinds are listed and switched by. */
export const topics = {
  orders: orderKinds,
  afterSales: caseKinds,
  groups: groupKinds,
  products: productKinds,
  reviews: reviewKinds,
  feedback: feedbackKinds,
  security: securityKinds,
} as const satisfies Record<string, readonly NotificationKind[]>
export type Topic = keyof typeof topics
export const topicNames = Object.keys(topics) as Topic[]

/** What a member switches on and off by topic. */
export const switchedChannels = ['inApp', 'mail'] as const
export type SwitchedChannel = (typeof switchedChannels)[number]
/** What cannot be switched off: whatever is about security, and the record of orders and cases in the notification centre. */
const alwaysOn: Record<Topic, readonly SwitchedChannel[]> = {
  orders: ['inApp'],
  afterSales: ['inApp'],
  groups: [],
  products: [],
  reviews: [],
  feedback: [],
  security: ['inApp', 'mail'],
}

/** Whether a member may switch a channel of a topic off. */
export const isSwitchable = (topic: Topic, channel: SwitchedChannel): boolean => !alwaysOn[topic].includes(channel)

/** The topic that a kind belongs to. */
export const topicOf = (kind: NotificationKind): Topic =>
  topicNames.find((topic) => (topics[topic] as readonly NotificationKind[]).includes(kind))!
