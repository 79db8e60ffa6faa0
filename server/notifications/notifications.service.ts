import { paging, toPage } from '#server/platform/http/calls/paging.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import type { Notification } from '#contract/notifications/calls.ts'
import { kindsOf, type Topic } from '#contract/notifications/kinds.ts'
import { isOrderNo } from '#contract/orders/order-no.ts'
import { nameOffers } from '#server/catalogue/offers/offers.service.ts'
import { firstItems } from '#server/orders/messages/message-orders.service.ts'
import type { Ctx, MemberCtx } from '#server/context.ts'
import { notificationText } from '#server/platform/messaging/member-notifications.ts'
import * as queries from './notifications.queries.ts'

type PicturedRow = queries.NotificationRow & { picture?: Picture | undefined }

function view(lang: Language, { id, kind, params, createdAt, readAt, picture }: PicturedRow): Notification {
  const { title, text, link } = notificationText(lang, kind, params)
  return { id, kind, title, text, link, ...(picture ? { picture } : {}), createdAt: createdAt.toISOString(), read: readAt !== null }
}

/** A page of the member's notifications, of one topic or of all, in the ctx's language, the newest first, and how many are unread; at most 200 a page. */
export async function listNotifications(
  ctx: MemberCtx,
  { pageNo = 1, pageSize = 10, topic }: { pageNo?: number; pageSize?: number; topic?: Topic },
) {
  const page = paging({ pageNo, pageSize }, 10)
  const { db, member } = ctx
  const kinds = topic && kindsOf(topic)
  const rows = await queries.selectNotifications(db, member.id, { limit: page.pageSize, offset: page.offset, kinds })
  const totalRecord = await queries.countNotifications(db, member.id, kinds)
  const results = (await renewed(ctx, rows)).map((row) => view(ctx.lang, row))
  return { page: toPage(results, totalRecord, page, 1), unread: await queries.countUnread(db, member.id) }
}

/** The first order that a notification is about. */
const orderOf = ({ params: { orderNo, numbers } }: queries.NotificationRow) => String(orderNo ?? numbers ?? '').split(', ')[0]!

/**
 * Rows with the names of their offers in the language of the ctx, and with pictures: of the offer as it is today, of an order's first item as it was
 * bought. Those of offers that are gone keep the name they were written with.
 */
async function renewed(ctx: Ctx, rows: queries.NotificationRow[]): Promise<PicturedRow[]> {
  const items = await firstItems(ctx, [...new Set(rows.map(orderOf).filter((number) => isOrderNo(number)))])
  const offerOf = (row: queries.NotificationRow) => Number(row.params.offerId ?? items.get(orderOf(row))?.offerId ?? 0)
  const isNamed = ({ params }: queries.NotificationRow) => params.offerId !== undefined || params.name !== undefined
  const offers = await nameOffers(ctx, rows.filter(isNamed).map(offerOf))
  return rows.map((row) => {
    const offer = isNamed(row) ? offers.get(offerOf(row)) : undefined
    const picture = items.get(orderOf(row))?.picture ?? offer?.picture
    return offer ? { ...row, params: { ...row.params, name: offer.name }, picture } : { ...row, picture }
  })
}

/** How many notifications of the member are unread. */
export async function countUnread(ctx: MemberCtx): Promise<{ unread: number }> {
  return { unread: await queries.countUnread(ctx.db, ctx.member.id) }
}

/** Marks the named notifications as read, or all; ids of other members change nothing. Idempotent. */
export async function markRead(ctx: MemberCtx, which: { ids?: string[]; all?: boolean }): Promise<{ unread: number }> {
  const ids = which.all ? 'all' : (which.ids ?? [])
  if (ids === 'all' || ids.length > 0) await queries.markRead(ctx.db, ctx.member.id, ids, ctx.now())
  return countUnread(ctx)
}

/** The member's newest 10,000 notifications, for the export of personal data. */
export async function allNotifications(ctx: MemberCtx): Promise<Notification[]> {
  return (await queries.selectNotifications(ctx.db, ctx.member.id, { limit: 10_000 })).map((row) => view(ctx.lang, row))
}

export const eraseNotifications = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteNotifications(ctx.db, memberId)
