import { pickText, type Language, type Text } from '#contract/core/languages.ts'
import type { OrderKind, ProductKind, ReviewKind, SecurityKind } from '#contract/notifications/constants.ts'
import { contactOf, type Contact } from '#server/accounts/members/contact.service.ts'
import { enqueueMail } from '#server/platform/messaging/mail.ts'
import { renderNotice, type MailContent } from '#server/platform/messaging/mail-template.ts'
import { enqueueSms } from '#server/platform/messaging/sms.ts'
import { text } from '#server/platform/texts.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { recipientOf } from '#server/orders/orders.service.ts'
import { linkOf, notificationText, type Params } from './notification-texts.ts'
import { insertNotification } from './notifications.queries.ts'
import { orderNoticeMail } from './order-mails.ts'
import { passwordSms, securityMail } from './security-mails.ts'
import { channelsFor } from './settings.service.ts'

/** What a member is told about orders. */
export interface OrderNotice {
  /** UUID; the notification's id. */
  id: string
  kind: OrderKind
  memberId: string
  /** The language of the order, which the mail is in. */
  lang: Language
  orderNos: string[]
  /** Tetri. */
  total: number
  /** For how long the items are reserved, where they wait to be paid for. */
  minutes?: number | undefined
  /** A mail of its own instead of the notification's title and text. */
  mail?: MailContent
}

/** Notifies a member of an order by the channels of its kind. A deleted member is not notified. Repeated with the same id it adds nothing. */
export async function notifyOfOrder(ctx: Ctx, notice: OrderNotice): Promise<void> {
  const { id, kind, memberId, lang, total, minutes } = notice
  const contact = await contactOf(ctx, memberId)
  if (!contact) return
  const { inApp, mail } = await channelsFor(ctx, memberId, kind)
  const params = { numbers: notice.orderNos.join(', '), total, ...(minutes === undefined ? {} : { minutes }) }
  if (inApp) await insertNotification(ctx.db, { id, memberId, kind, params, createdAt: ctx.now() })
  const content = notice.mail ?? orderNoticeMail(lang, { kind, params, origin: ctx.settings.origin })
  if (mail && contact.mail) await enqueueMail(ctx, `order ${id}`, { to: contact.mail, ...content })
}

/** Notifies whoever placed orders of what happened to them or to their money; `total` is the first one's unless given. */
export async function notifyOfOrderNo(ctx: Ctx, notice: Pick<OrderNotice, 'id' | 'kind' | 'orderNos'> & { total?: number }): Promise<void> {
  const recipient = await recipientOf(ctx, notice.orderNos[0] ?? '')
  if (recipient) await notifyOfOrder(ctx, { total: recipient.total, ...notice, memberId: recipient.memberId, lang: recipient.lang })
}

/** What a member is told about an offer that they wait for, or about their review of a product. */
export interface ProductNotice {
  /** UUID; the notification's id. */
  id: string
  kind: ProductKind | ReviewKind
  memberId: string
  productId: number
  offerId?: number
  name: Text
  /** ISO 8601: when it starts, or until when it is reserved. */
  time?: string
  /** Why a review was hidden. */
  reason?: string
  /** Tetri: what a favourite costs now, and when it was added. */
  total?: number
  before?: number
}

/** Notifies a member of an offer, in the member's language. A deleted member is not notified. Repeated with the same id it adds nothing. */
export async function notifyOfProduct(
  ctx: Ctx,
  { id, kind, memberId, productId, name, offerId, time, reason, total, before }: ProductNotice,
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const contact = await contactOf(ctx, memberId)
    if (!contact) return
    const { inApp, mail } = await channelsFor(ctx, memberId, kind)
    const given = Object.entries({ offerId, time, reason, total, before }).filter(
      (entry): entry is [string, string | number] => entry[1] !== undefined,
    )
    const params = { name: pickText(name, contact.lang).text, productId, ...Object.fromEntries(given) }
    if (inApp) await insertNotification(ctx.db, { id, memberId, kind, params, createdAt: ctx.now() })
    if (!mail || !contact.mail) return
    const label = kind === 'reviewReplied' || kind === 'reviewHidden' ? 'mail.review.open' : 'mail.product.open'
    const link = { label: text(contact.lang, label), href: ctx.settings.origin + linkOf(kind, params) }
    const content = renderNotice(contact.lang, { ...notificationText(contact.lang, kind, params), link })
    await enqueueMail(ctx, `product ${id}`, { to: contact.mail, ...content })
  })
}

export interface SecurityNotice {
  /** UUID; the notification's id. */
  id: string
  kind: SecurityKind
  memberId: string
  params?: Params
  at: Date
  /** The address mail goes to instead of the member's own, undefined for none. */
  mailTo?: { address: string | undefined }
}

/**
 * Notifies a member of a security event by the channels of its kind: in the notification centre, by mail in the member's
 * language, by SMS. A deleted member is not notified. Repeated with the same id it adds nothing.
 */
export async function notifyOfSecurity(ctx: Ctx, notice: SecurityNotice): Promise<void> {
  const { id, kind, memberId, params = {}, at, mailTo } = notice
  await inTransaction(ctx, async (ctx) => {
    const contact = await contactOf(ctx, memberId)
    if (!contact) return
    const { inApp, mail, sms } = await channelsFor(ctx, memberId, kind)
    if (inApp) await insertNotification(ctx.db, { id, memberId, kind, params, createdAt: at })
    const to = mailTo ? mailTo.address : contact.mail
    if (to && mail)
      await enqueueMail(ctx, `security ${id}`, { to, ...securityMail(contact.lang, { kind, params, at, origin: ctx.settings.origin }) })
    if (!to && sms === 'withoutMail') await sendPasswordSms(ctx, id, contact)
  })
}

async function sendPasswordSms(ctx: Ctx, id: string, { phone, lang }: Contact & { lang: Language }): Promise<void> {
  if (phone) await enqueueSms(ctx, `security ${id}`, { to: phone, lang, text: passwordSms(lang, ctx.settings.origin) })
}
