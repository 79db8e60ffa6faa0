import { asc, eq, sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { instant } from '#server/platform/db/values/instants.ts'
import { Nullable, TextColumn, TimestampColumn } from '#server/platform/db/statements/row-schemas.ts'
import { preparedRows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { notices } from './notices.tables.ts'

export type NoticeRow = typeof notices.$inferSelect

const ShownNotice = Type.Object({
  id: Type.Integer(),
  text: TextColumn,
  link: Nullable(Type.String()),
  startsAt: TimestampColumn,
  endsAt: Nullable(TimestampColumn),
})

/** Notices that have not ended at `now`, those to come too; the latest first. */
export const selectUnexpired = async (db: Executor, now: Date) => {
  const statement = sql`
    select id, text, link, starts_at as "startsAt", ends_at as "endsAt" from notices where ends_at is null or ends_at > ${instant(now)}
    order by starts_at desc, id desc`
  const rows = await preparedRows(db, ShownNotice, statement)
  return rows.map((row) => ({ ...row, startsAt: new Date(row.startsAt), endsAt: row.endsAt === null ? null : new Date(row.endsAt) }))
}

/** All notices, past and future ones too. */
export const selectNotices = (db: Executor): Promise<NoticeRow[]> =>
  db.select().from(notices).orderBy(asc(notices.startsAt), asc(notices.id))

/** Adds a notice. @returns its id */
export async function insertNotice(db: Executor, notice: typeof notices.$inferInsert): Promise<number> {
  const [row] = await db.insert(notices).values(notice).returning({ id: notices.id })
  return row!.id
}

/** Deletes a notice. @returns whether there was one */
export async function deleteNotice(db: Executor, id: number): Promise<boolean> {
  return (await db.delete(notices).where(eq(notices.id, id)).returning({ id: notices.id })).length > 0
}
