import { sql } from 'drizzle-orm'
import type { Ctx } from '#server/context.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { StringColumn } from '../statements/row-schemas.ts'
import { column } from '@kalata/drizzle-postgres/statements/rows.ts'

/** The present position in the database's history, as columns of a query on the primary. */
export const positionColumns = `substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline,
  (select token::text from history_marks order by id desc limit 1) as mark`

/** ms between two marks: a failover that lost more than two minutes makes a reader read everything. */
const markEvery = 5000

/** Writes a mark where there is no recent one. Idempotent. The embedded database is never replaced by a standby, and has none. */
export async function writeHistoryMark({ db, settings }: Ctx): Promise<void> {
  if (settings.databaseUrl) await insertHistoryMark(db)
}

export async function insertHistoryMark(db: Executor): Promise<void> {
  const recent = sql.raw(`interval '${markEvery - 500} milliseconds'`)
  await db.execute(sql`
    with old as (delete from history_marks where at < now() - interval '10 minutes')
    insert into history_marks (token) select gen_random_uuid() where not exists (select from history_marks where at > now() - ${recent})`)
}

/** Those of some marks that the database has. */
export async function presentMarks(db: Executor, marks: string[]): Promise<Set<string>> {
  return new Set(await column(db, StringColumn, sql`select token::text from history_marks where token = any(${sql.param(marks)}::uuid[])`))
}
