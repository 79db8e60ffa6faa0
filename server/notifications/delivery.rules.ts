import type { NotificationKind } from '#contract/notifications/constants.ts'

/** Every kind of notification: those of the notification centre, and those that are mail only. */
export type DeliveredKind = NotificationKind | 'orderPlaced' | 'orderPaid'

/** The channels of a kind. `sms: 'withoutMail'` sends an SMS where the member has no mail address. */
export interface Channels {
  inApp: boolean
  mail: boolean
  sms: 'never' | 'withoutMail'
}

const everywhere: Channels = { inApp: true, mail: true, sms: 'never' }
const mailOnly: Channels = { inApp: false, mail: true, sms: 'never' }

/** A new password is the one thing that also reaches a phone; signing out everywhere is shown in the notification centre only. */
export const channelsOf: Record<DeliveredKind, Channels> = {
  passwordChanged: { ...everywhere, sms: 'withoutMail' },
  passwordReset: { ...everywhere, sms: 'withoutMail' },
  newBrowser: everywhere,
  manyFailedLogins: everywhere,
  signedOutEverywhere: { ...everywhere, mail: false },
  providerLinked: everywhere,
  providerUnlinked: everywhere,
  contactChanged: everywhere,
  dataExported: everywhere,
  orderPlaced: mailOnly,
  orderPaid: mailOnly,
}
