import { timeInTbilisi } from '#contract/core/calendar.ts'
import type { Language } from '#contract/core/languages.ts'
import { formatGel } from '#contract/core/money.ts'
import { reservationMinutes } from '#contract/checkout/constants.ts'
import { kinds, type NotificationKind, type Params } from '#contract/notifications/kinds.ts'
import type { Ctx } from '#server/context.ts'
import { dateFormats } from '../dates.ts'
import { storedText, text } from '../texts.ts'
import { itemName } from './mail/mail-parts.ts'
import type { MailContent, MailFrame } from './mail/mail-template.ts'
import type { Delivery, EventName, EventPayloads } from './message-registry.ts'

/** A notification in a language: what the notification centre shows and its mail says. */
export interface NotificationText<K extends NotificationKind = NotificationKind> {
  kind: K
  params: Params
  title: string
  text: string
  /** Path of the page where a member can react to it. */
  link: string
}

/** What a member is notified of. */
export interface NewNotification<K extends NotificationKind = NotificationKind> {
  kind: K
  memberId: string
  /** The language of the mail, where that is not the member's. */
  lang?: Language
  /** When it happened; now unless given. */
  at?: Date
  /** Values of its text, with names of items in the language. */
  params(lang: Language): Params
  /** `ctx` has the language of the mail. */
  mail(ctx: Ctx, notification: NotificationText<K>): MailContent | Promise<MailContent>
  /** The SMS of a kind that has one. */
  sms?(lang: Language): string
  /** The address mail goes to instead of the member's own, undefined for none. */
  mailTo?: { address: string | undefined }
}

type Notified = NewNotification | readonly NewNotification[] | undefined
/** Whom a module's event notifies, and of what; a list is of different members. Nobody where it answers nothing. */
export type Notifications = {
  readonly [E in EventName]?: (ctx: Ctx, payload: EventPayloads[E], delivery: Delivery) => Notified | Promise<Notified>
}

/** A notification of one kind, of a module that has a mail for several. */
export const notification = <K extends NotificationKind>(notified: NewNotification<K>): NewNotification =>
  notified as unknown as NewNotification

/** The mall as a mail of this ctx leads to it, in the language of the ctx. */
export const frameOf = ({ lang, settings }: Ctx): MailFrame => ({ lang, origin: settings.origin })

const parts = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'Asia/Tbilisi' } as const
const moments = dateFormats(parts)

/**
 * How a value reads: `?` as "unknown", `total` and `before` (tetri) as a sum of money, `until` (ISO 8601) as a moment in Tbilisi, `time` as the
 * hour, the name of an item shortened.
 */
function shown(lang: Language, name: string, value: string | number): string | number {
  if (name === 'total' || name === 'before') return formatGel(Number(value))
  if (name === 'until') return moments[lang].format(new Date(value))
  if (name === 'time') return timeInTbilisi(new Date(value))
  if (value === '?') return text(lang, 'notifications.unknown')
  return name === 'name' ? itemName(String(value)) : value
}

/** How many orders a purchase has, whose text names all of them. */
const ordersIn = ({ numbers }: Params): number => String(numbers ?? '').split(',').length

/** Title, text and link of a notification. */
export function notificationText<K extends NotificationKind>(lang: Language, kind: K, params: Params): NotificationText<K> {
  // Rows of earlier versions do not say how long the items are reserved.
  const values = Object.fromEntries(
    Object.entries({ minutes: reservationMinutes, orders: ordersIn(params), ...params }).map(([name, value]) => [
      name,
      shown(lang, name, value),
    ]),
  )
  return {
    ...{ kind, params, link: kinds[kind].link(params) },
    title: storedText(lang, `notifications.${kind}.title`, values),
    text: storedText(lang, `notifications.${kind}.text`, values),
  }
}

/** A mail of every kind that is listed, by kind, for `sampleMails`. */
export function sampleNotificationMails<K extends NotificationKind>(
  { lang }: Ctx,
  listed: readonly K[],
  paramsOf: (kind: K) => Params,
  mail: (notification: NotificationText<K>) => MailContent,
): Record<string, MailContent> {
  return Object.fromEntries(listed.map((kind) => [kind, mail(notificationText(lang, kind, paramsOf(kind)))]))
}
