import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Ctx } from '#server/context.ts'
import type { Executor } from '../database.ts'
import { rows } from '../statements/rows.ts'

/** Where in the database's history something was read. */
export interface Position {
  /** Grows with every promotion. */
  timeline: string
  /** The newest mark that was written before; null before the first. */
  mark: string | null
}

/** The present {@link Position}, as columns of a query on the primary. */
export const positionColumns = `substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline,
  (select token::text from history_marks order by id desc limit 1) as mark`

/** ms between two marks, and marks that a reader remembers: a failover that lost more than two minutes makes it read everything. */
const markEvery = 5000
const remembered = 24

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

/** Between two marks. */
interface Stage {
  mark: string | null
  /** Transactions below it were read before the stage began. */
  since: number
  /** What was read during it. */
  productIds: Set<number>
}

/**
 * What a reader of changes has read, by the marks of the database's history. A promoted standby may lack the last transactions, and gives their numbers
 * to others: what was read of them must be read again, and what has their numbers was not read. The write-ahead log is a line: a standby that has a mark
 * has everything before it.
 */
export class ReadHistory {
  private timeline: string | undefined
  private stages: Stage[] = []

  /** Everything was read again. @param since transactions below it were read */
  begin({ timeline, mark }: Position, since: number): void {
    this.timeline = timeline
    this.stages = [{ mark, since, productIds: new Set() }]
  }

  /** Whether the database goes on from what was read. */
  isContinued({ timeline }: Position): boolean {
    return this.timeline === undefined || this.timeline === timeline
  }

  /** Notes what a run has read. @param since up to where the run before had read */
  note({ mark }: Position, since: number, productIds: Iterable<number>): void {
    let stage = this.stages.at(-1)
    if (stage?.mark !== mark || !stage) {
      this.stages.push((stage = { mark, since, productIds: new Set() }))
      if (this.stages.length > remembered) this.stages.shift()
    }
    for (const id of productIds) stage.productIds.add(id)
  }

  /**
   * From where to read again after a promotion: the stage before the newest mark that is still there, for the mark and what was committed at the same
   * moment may stand in another order in the log.
   * @returns undefined where everything must be read again
   */
  async recover(db: Executor, position: Position): Promise<{ since: number; productIds: Set<number> } | undefined> {
    const Found = Type.Object({ token: Type.String() })
    const marks = this.stages.flatMap(({ mark }) => mark ?? [])
    const found = await rows(db, Found, sql`select token::text as token from history_marks where token = any(${sql.param(marks)}::uuid[])`)
    const present = new Set(found.map(({ token }) => token))
    const newest = this.stages.findLastIndex(({ mark }) => mark !== null && present.has(mark))
    if (newest < 1) return undefined
    const toRead = this.stages.slice(newest - 1)
    const { since } = toRead[0]!
    const productIds = new Set(toRead.flatMap((stage) => [...stage.productIds]))
    this.begin(position, since)
    return { since, productIds }
  }
}
