import { paging, toPage } from '#server/platform/http/calls/paging.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Notification } from '#contract/notifications/calls.ts'
import { kindsOf, type Topic } from '#contract/notifications/kinds.ts'
import { nameOffers } from '#server/catalogue/offers/offers.service.ts'
import type { Ctx, MemberCtx } from '#server/context.ts'
import { notificationText } from '#server/platform/messaging/member-notifications.ts'
import * as queries from './notifications.queries.ts'

function view(lang: Language, { id, kind, params, createdAt, readAt }: queries.NotificationRow): Notification {
  const { title, text, link } = notificationText(lang, kind, params)
  return { id, kind, title, text, link, createdAt: createdAt.toISOString(), read: readAt !== null }
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
  const results = (await renamed(ctx, rows)).map((row) => view(ctx.lang, row))
  return { page: toPage(results, totalRecord, page, 1), unread: await queries.countUnread(db, member.id) }
}

/** Rows with the names of their offers in the language of the ctx; those of offers that are gone keep the name they were written with. */
async function renamed(ctx: Ctx, rows: queries.NotificationRow[]): Promise<queries.NotificationRow[]> {
  const names = await nameOffers(
    ctx,
    rows.flatMap(({ params: { offerId } }) => (offerId === undefined ? [] : [Number(offerId)])),
  )
  return rows.map((row) => {
    const name = names.get(Number(row.params.offerId))?.name
    return name === undefined ? row : { ...row, params: { ...row.params, name } }
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

/** Deletes the member's notifications. */
export const eraseNotifications = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteNotifications(ctx.db, memberId)
