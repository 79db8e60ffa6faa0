import { pickText, type Text } from '#contract/core/languages.ts'
import type { Notice } from '#contract/notices/calls.ts'
import type { Ctx } from '#server/context.ts'
import { processCache } from '#server/platform/cache/process-cache.ts'
import * as queries from './notices.queries.ts'

/** The most that the ticker shows at once. */
const maxShown = 12

/** A notice as an operator adds it: plain text, shown from `startsAt` until `endsAt` or until it is removed. */
export interface NewNotice {
  text: Text
  link?: string | undefined
  startsAt: Date
  endsAt?: Date | undefined
}

/** Every page has notices: those that are shown now or will be are in memory. */
export const unexpiredNotices = processCache('notices', (ctx) => queries.selectUnexpired(ctx.db, ctx.now()))

/** The notices shown now in the caller's language, the latest first. */
export async function listNotices(ctx: Ctx): Promise<Notice[]> {
  const now = ctx.now()
  const shown = (await unexpiredNotices.get(ctx)).filter(({ startsAt, endsAt }) => startsAt <= now && (endsAt === null || endsAt > now))
  return shown.slice(0, maxShown).map((row) => {
    const { text, lang } = pickText(row.text, ctx.lang)
    return { id: row.id, text, ...(lang === ctx.lang ? {} : { textLang: lang }), ...(row.link ? { link: row.link } : {}) }
  })
}

/** Every notice, past and future ones too, for operators. */
export const allNotices = (ctx: Ctx) => queries.selectNotices(ctx.db)

/** Adds a notice. @returns its id */
export async function addNotice(ctx: Ctx, notice: NewNotice): Promise<number> {
  const id = await queries.insertNotice(ctx.db, notice)
  ctx.changed('policies')
  return id
}

/** Removes a notice. @returns whether there was one */
export async function removeNotice(ctx: Ctx, id: number): Promise<boolean> {
  const removed = await queries.deleteNotice(ctx.db, id)
  if (removed) ctx.changed('policies')
  return removed
}
