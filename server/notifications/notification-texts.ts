import { timeInTbilisi } from '#contract/core/calendar.ts'
import { bcp47, type Language } from '#contract/core/languages.ts'
import { formatGel } from '#contract/core/money.ts'
import { reservationMinutes } from '#contract/checkout/constants.ts'
import { feedbackKinds, productKinds, reviewKinds, type NotificationKind, type SecurityKind } from '#contract/notifications/constants.ts'
import { isOrderNo } from '#contract/orders/order-no.ts'
import { storedText, text } from '#server/platform/texts.ts'

/** Values of a notification's text. */
export type Params = Record<string, string | number>

const account = '/user/profile/account'
const links: Record<SecurityKind, string> = {
  passwordChanged: account,
  passwordReset: account,
  newBrowser: account,
  manyFailedLogins: '/user/profile/change-password',
  signedOutEverywhere: account,
  providerLinked: account,
  providerUnlinked: account,
  contactChanged: account,
  dataExported: account,
}

/** The page where a member can react to a notification, as a path: of one order its page, of several the list; of an offer the product's, of a seat its group's, of a review the member's reviews, of feedback its page, of a case its own. */
export function linkOf(kind: NotificationKind, params: Params = {}): string {
  if (reviewKinds.some((each) => each === kind)) return '/user/profile/reviews?list=written'
  if (feedbackKinds.some((each) => each === kind)) return '/feedback'
  if (productKinds.some((each) => each === kind)) return `/details?id=${params.productId}&offer=${params.offerId}`
  if (params.caseNo !== undefined) return `/user/profile/After-sales/${params.caseNo}`
  if (params.orderNo !== undefined) return `/groupDetail/${params.orderNo}`
  const order = params.numbers
  if (order === undefined) return links[kind as SecurityKind]
  return isOrderNo(String(order)) ? `/orderDetail/${order}` : '/user/profile/orders'
}

const moments = Object.fromEntries(
  Object.entries(bcp47).map(([lang, tag]) => {
    const parts = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Tbilisi' } as const
    return [lang, new Intl.DateTimeFormat(tag, parts)]
  }),
) as Record<Language, Intl.DateTimeFormat>

/** How a value reads: `?` as "unknown", `total` and `before` (tetri) as a sum of money, `until` (ISO 8601) as a moment in Tbilisi, `time` as the hour. */
function shown(lang: Language, name: string, value: string | number): string | number {
  if (name === 'total' || name === 'before') return formatGel(Number(value))
  if (name === 'until') return moments[lang].format(new Date(value))
  if (name === 'time') return timeInTbilisi(new Date(value))
  return value === '?' ? text(lang, 'notifications.unknown') : value
}

/** Title and text of a notification; the mail about the same event has them too. */
export function notificationText(lang: Language, kind: NotificationKind, params: Params): { title: string; text: string } {
  // Notifications of before did not say how long the items are reserved.
  const values = Object.fromEntries(
    Object.entries({ minutes: reservationMinutes, ...params }).map(([name, value]) => [name, shown(lang, name, value)]),
  )
  return { title: storedText(lang, `notifications.${kind}.title`, values), text: storedText(lang, `notifications.${kind}.text`, values) }
}
