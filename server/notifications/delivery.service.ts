import { createHash } from 'node:crypto'
import { kinds } from '#contract/notifications/kinds.ts'
import { contactOf, type Contact } from '#server/accounts/members/contact.service.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { enqueueMail } from '#server/platform/messaging/mail/mail.ts'
import { notificationText, type NewNotification, type Notifications } from '#server/platform/messaging/member-notifications.ts'
import type { Delivery, EventName, MessageHandler, Subscribers } from '#server/platform/messaging/message-registry.ts'
import { enqueueSms } from '#server/platform/messaging/sms.ts'
import { insertNotification } from './notifications.queries.ts'
import { channelsFor } from './settings.service.ts'

/**
 * Subscribes to every event that a module notifies members of.
 * @param declared the `notifications` of each module @throws Error where two declare the same event
 */
export function subscribersOf(declared: readonly Notifications[]): Subscribers {
  const subscribers: Partial<Record<EventName, MessageHandler<never>>> = {}
  for (const [event, notificationsOf] of declared.flatMap((each) => Object.entries(each))) {
    if (event in subscribers) throw new Error(`Two modules notify of ${event}`)
    const handler: MessageHandler<never> = async (ctx, payload, delivery) => {
      const notified = await notificationsOf(ctx, payload, delivery)
      if (notified) await deliver(ctx, delivery, notified)
    }
    subscribers[event as EventName] = handler
  }
  return subscribers as Subscribers
}

/**
 * Notifies members by the channels that they have not switched off: in the notification centre, by mail, by SMS. A deleted member is not
 * notified. Repeated with the same id it adds nothing.
 * @param delivery its id is the notification's, or what the ids of several are made of; they are listed by when the event happened
 */
export async function deliver(
  ctx: Ctx,
  { id, at }: Pick<Delivery, 'id' | 'at'>,
  notified: NewNotification | readonly NewNotification[],
): Promise<void> {
  if (!isList(notified)) return notify(ctx, id, { at, ...notified })
  for (const each of notified) await notify(ctx, idOf(id, each.memberId), { at, ...each })
}

const isList = (notified: NewNotification | readonly NewNotification[]): notified is readonly NewNotification[] => Array.isArray(notified)

/** The same id for the same delivery and member, whichever attempt it is. */
function idOf(id: string, memberId: string): string {
  const hash = createHash('sha256').update(`${id} ${memberId}`).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')
}

async function notify(ctx: Ctx, id: string, notified: NewNotification): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const { kind, memberId, at = ctx.now(), mailTo } = notified
    const contact = await contactOf(ctx, memberId)
    if (!contact) return
    const channels = await channelsFor(ctx, memberId, kind)
    const lang = notified.lang ?? contact.lang
    const params = notified.params(lang)
    if (channels.inApp) await insertNotification(ctx.db, { id, memberId, kind, params, createdAt: at })
    const to = mailTo ? mailTo.address : contact.mail
    const key = `notification ${id}`
    if (channels.mail && to)
      await enqueueMail(ctx, key, { to, ...(await notified.mail({ ...ctx, lang }, notificationText(lang, kind, params))) })
    // A new password is the one thing that also reaches a phone.
    if (!to && kinds[kind].sms === 'withoutMail' && notified.sms) await sendSms(ctx, key, contact, notified.sms(contact.lang))
  })
}

async function sendSms(ctx: Ctx, key: string, { phone, lang }: Contact, text: string): Promise<void> {
  if (phone) await enqueueSms(ctx, key, { to: phone, lang, text })
}
