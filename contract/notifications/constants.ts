/** Kinds of notifications. Security first; each kind has a title and a text in `locales/<lang>/notifications.json`. */
export const notificationKinds = [
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
export type NotificationKind = (typeof notificationKinds)[number]
