import type { Language } from '#contract/core/languages.ts'
import type { NotificationKind } from '#contract/notifications/constants.ts'
import { storedText, text } from '#server/platform/texts.ts'

/** Values of a notification's text. */
export type Params = Record<string, string | number>

const account = '/user/profile/account'
const links: Record<NotificationKind, string> = {
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

/** The page where a member can react to a notification, as a path. */
export const linkOf = (kind: NotificationKind): string => links[kind]

/** Title and text of a notification; the mail about the same event has them too. `?` among the params reads "unknown". */
export function notificationText(lang: Language, kind: NotificationKind, params: Params): { title: string; text: string } {
  const values = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value === '?' ? text(lang, 'notifications.unknown') : value]),
  )
  return { title: storedText(lang, `notifications.${kind}.title`, values), text: storedText(lang, `notifications.${kind}.text`, values) }
}
