import { maxRows } from '#contract/core/call.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Notification } from '#contract/notifications/calls.ts'
import type { NotificationKind } from '#contract/notifications/constants.ts'
import type { Ctx, MemberCtx } from '../context.ts'
import { text } from '../platform/texts.ts'
import * as queries from './notifications.queries.ts'

export type Params = Record<string, string | number>

/** Where something can be done about it. */
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

/** Tells a member something, inside the caller's transaction. */
export async function notify(ctx: Ctx, memberId: string, kind: NotificationKind, params: Params = {}): Promise<void> {
  await queries.insertNotification(ctx.db, { memberId, kind, params, createdAt: ctx.now() })
}

/** The words of a notification in a language; also for the letter that says the same. */
export function notificationText(lang: Language, kind: NotificationKind, params: Params): { title: string; text: string } {
  const known = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, value === '?' ? text(lang, 'notifications.unknown') : value]),
  )
  return { title: text(lang, `notifications.${kind}.title`, known), text: text(lang, `notifications.${kind}.text`, known) }
}

/** The page a notification leads to. */
export const linkOf = (kind: NotificationKind): string => links[kind]

function view(lang: Language, { id, kind, params, createdAt, readAt }: queries.NotificationRow): Notification {
  return {
    id,
    kind,
    ...notificationText(lang, kind, params),
    link: linkOf(kind),
    createdAt: createdAt.toISOString(),
    read: readAt !== null,
  }
}

/** The member's notifications, the newest first. */
export async function listNotifications(ctx: MemberCtx, pageNo = 1, wanted = 10) {
  const pageSize = Math.min(wanted, maxRows)
  const { db, member } = ctx
  const rows = await queries.selectNotifications(db, member.id, pageSize, (pageNo - 1) * pageSize)
  const totalRecord = await queries.countNotifications(db, member.id)
  const totalPage = Math.max(1, Math.ceil(totalRecord / pageSize))
  const results = rows.map((row) => view(ctx.lang, row))
  return { page: { results, totalRecord, pageNo, pageSize, totalPage }, unread: await queries.countUnread(db, member.id) }
}

export async function countUnread(ctx: MemberCtx): Promise<{ unread: number }> {
  return { unread: await queries.countUnread(ctx.db, ctx.member.id) }
}

/** Marks some as read, or all; what is not the member's own is left alone. */
export async function markRead(ctx: MemberCtx, which: { ids?: string[]; all?: boolean }): Promise<{ unread: number }> {
  const ids = which.all ? 'all' : (which.ids ?? [])
  if (ids === 'all' || ids.length > 0) await queries.markRead(ctx.db, ctx.member.id, ids, ctx.now())
  return countUnread(ctx)
}

/** Everything a member was told, for an export. */
export async function allNotifications(ctx: MemberCtx): Promise<Notification[]> {
  return (await queries.selectNotifications(ctx.db, ctx.member.id, 10_000)).map((row) => view(ctx.lang, row))
}

/** Forgets what a member was told. */
export const eraseNotifications = (ctx: Ctx, memberId: string): Promise<void> => queries.deleteNotifications(ctx.db, memberId)
