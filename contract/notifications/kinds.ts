import { isOrderNo } from '#contract/orders/order-no.ts'
import { casePath, orderPath, ownGroupPath } from '#contract/orders/paths.ts'

/** Values of a notification's text, by name. */
export type Params = Readonly<Record<string, string | number>>

/** What is said of a kind beside its texts, `notifications.<kind>.title` and `.text`, and beside its mail, which the module that publishes the event makes. */
interface KindDeclaration {
  /** `storefront/ui/icon.tsx` */
  icon: string
  /** The path of the page where a member can react to it. */
  link(params: Params): string
  /** Reaches a phone where the member has no mail address; else it goes out by mail alone. */
  sms?: 'withoutMail'
}

const account = () => '/user/profile/account'
/** Of one order its page, of several the list. */
const order = ({ numbers }: Params) => (isOrderNo(String(numbers)) ? orderPath(String(numbers)) : '/user/profile/orders')
const group = ({ orderNo }: Params) => ownGroupPath(String(orderNo))
const offer = ({ productId, offerId }: Params) => `/details?id=${productId}&offer=${offerId}`
const askedQuestions = () => '/user/profile/questions'
const writtenReviews = () => '/user/profile/reviews?list=written'
const returnCase = ({ caseNo }: Params) => casePath(String(caseNo))

/** Every kind of notification by its topic, which is what members list and switch off (design/domain section 14). */
const declared = {
  orders: {
    orderPlaced: { icon: 'package', link: order },
    orderPlacedCash: { icon: 'package', link: order },
    orderPaid: { icon: 'circle-check', link: order },
    orderShipped: { icon: 'truck', link: order },
    orderPartShipped: { icon: 'truck', link: order },
    orderDelivered: { icon: 'package-open', link: order },
    orderCancelled: { icon: 'x', link: order },
    orderCancelledPaid: { icon: 'x', link: order },
    orderCancelledReturned: { icon: 'x', link: order },
    orderCancelledDisputed: { icon: 'x', link: order },
    orderExpired: { icon: 'clock', link: order },
    orderRefunded: { icon: 'undo-2', link: order },
    orderRefundedByBank: { icon: 'undo-2', link: order },
    orderRefundFailed: { icon: 'clock', link: order },
  },
  afterSales: {
    caseApplied: { icon: 'undo-2', link: returnCase },
    caseAgreed: { icon: 'circle-check', link: returnCase },
    caseDeclined: { icon: 'x', link: returnCase },
    caseReceived: { icon: 'package-check', link: returnCase },
    caseRejected: { icon: 'x', link: returnCase },
    caseRefunded: { icon: 'banknote', link: returnCase },
    caseExchanged: { icon: 'refresh-cw', link: returnCase },
    caseMessage: { icon: 'message-circle', link: returnCase },
  },
  groups: {
    groupOpened: { icon: 'users', link: group },
    groupJoined: { icon: 'users', link: group },
    groupSeat: { icon: 'users', link: group },
    groupLeader: { icon: 'users', link: group },
    groupSucceeded: { icon: 'circle-check', link: group },
    groupExpired: { icon: 'clock', link: group },
  },
  products: {
    favouriteCheaper: { icon: 'percent', link: offer },
    backInStock: { icon: 'bell', link: offer },
    dealStarting: { icon: 'zap', link: offer },
    dealUnitOffered: { icon: 'zap', link: offer },
  },
  reviews: {
    reviewReplied: { icon: 'message-square-text', link: writtenReviews },
    reviewHidden: { icon: 'eye-off', link: writtenReviews },
    questionAnswered: { icon: 'message-circle', link: askedQuestions },
    questionHidden: { icon: 'eye-off', link: askedQuestions },
  },
  feedback: { feedbackReplied: { icon: 'message-circle', link: () => '/feedback' } },
  security: {
    passwordChanged: { icon: 'lock', link: account, sms: 'withoutMail' },
    passwordReset: { icon: 'key-round', link: account, sms: 'withoutMail' },
    newBrowser: { icon: 'monitor', link: account },
    manyFailedLogins: { icon: 'triangle-alert', link: () => '/user/profile/change-password' },
    signedOutEverywhere: { icon: 'log-out', link: account },
    providerLinked: { icon: 'shield-check', link: account },
    providerUnlinked: { icon: 'shield-check', link: account },
    contactChanged: { icon: 'mail', link: account },
    dataExported: { icon: 'download', link: account },
  },
} as const satisfies Record<string, Record<string, KindDeclaration>>

type Declared = typeof declared
export type Topic = keyof Declared
export type KindOf<T extends Topic> = { [K in T]: keyof Declared[K] }[T]
export type NotificationKind = KindOf<Topic>
type IconOf = { [T in Topic]: Declared[T][keyof Declared[T]] }[Topic] extends { icon: infer I } ? I : never

export const topicNames = Object.keys(declared) as Topic[]
/** The kinds of a topic. */
export const kindsOf = <T extends Topic>(topic: T): KindOf<T>[] => Object.keys(declared[topic]) as KindOf<T>[]
export const notificationKinds: NotificationKind[] = topicNames.flatMap((topic) => kindsOf(topic))
/** What is declared of each kind. */
export const kinds = Object.assign({}, ...Object.values(declared)) as Record<NotificationKind, KindDeclaration & { icon: IconOf }>
/** The topic that a kind belongs to. */
export const topicOf = (kind: NotificationKind): Topic => topicNames.find((topic) => kind in declared[topic])!
