import type { Snapshot } from '@kalata/postgres-client/changes/change-follower.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { Statements } from '../tables.ts'

/**
 * Where changes are noted, in the transactions that make them; rows are only added, and deleted when every follower has seen them.
 * The table has `id`, `has_words` (its document changed, not only its card) and `changed_by`, the transaction (`pg_current_xact_id()::text::bigint`).
 */
export interface ChangeTables {
  changes: string
  /** Its column with the product; null where something changed that belongs to none: names of facet values. */
  changedId: string
  /** A table of one row, whose `changes_since` is the transaction from which on changes are complete. */
  since: string
  /** The present position in the database's history, as the columns `timeline` and `mark` of a query on the primary. */
  position: string
}

export interface TableChange {
  id: number
  productId: number | null
  hasWords: boolean
  changedBy: number
}

const deletedAtOnce = 5000

/** The number that a restored backup brought along is beyond all transactions of this cluster. */
const ofAnotherCluster = sql`changes_since > pg_snapshot_xmax(pg_current_snapshot())::text::bigint`

/** A table of changes. Every method is one statement, but `deleteBefore`. @throws Error of the database */
export class ChangeTable {
  /** The present snapshot: transactions below `xmin` have ended. */
  readonly snapshotQuery: string
  private readonly db: Statements
  private readonly changes: SQL
  private readonly since: SQL
  private readonly tables: ChangeTables

  constructor(db: Statements, tables: ChangeTables) {
    this.db = db
    this.tables = tables
    this.changes = sql.raw(tables.changes)
    this.since = sql.raw(tables.since)
    this.snapshotQuery = `select ${this.snapshotColumns} from pg_current_snapshot() s`
  }

  private get snapshotColumns(): string {
    return `pg_snapshot_xmin(s)::text::bigint as xmin, pg_snapshot_xmax(s)::text::bigint as xmax, ${this.tables.position}`
  }

  private get completeSince(): SQL {
    return sql`select case when ${ofAnotherCluster} then 0 else changes_since end as since from ${this.since}`
  }

  async snapshot(): Promise<Snapshot> {
    return (await this.db.rows<Snapshot>(sql.raw(this.snapshotQuery)))[0]!
  }

  /**
   * Which history of which database the numbers of transactions belong to: the cluster, its timeline, which a promotion and a restore to an earlier moment
   * change, and the database. @throws Error of the database where the role may not read it
   */
  async history(): Promise<string> {
    const [row] = await this.db.rows<{ history: string }>(
      sql`select concat_ws('-', s.system_identifier, substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8), d.oid) as history
        from pg_control_system() s, pg_database d where d.datname = current_database()`,
    )
    return row!.history
  }

  /** The transaction from which on no change was deleted. */
  async changesSince(): Promise<number> {
    return (await this.db.rows<{ since: number }>(this.completeSince))[0]!.since
  }

  /**
   * What a follower asks for: the present snapshot, from which transaction on no change was deleted, and the changes by transactions that an earlier snapshot
   * could not see. One statement: an idle process asks it all the time, and what one snapshot sees fits together.
   * @param since where that snapshot began; changes of another cluster, before a restore, are none
   */
  async following(since: number): Promise<Snapshot & { changesSince: number; changes: TableChange[] }> {
    const change = sql.raw(`'id', id, 'productId', ${this.tables.changedId}, 'hasWords', has_words, 'changedBy', changed_by`)
    const [row] = await this.db.rows<Snapshot & { changesSince: number; changes: TableChange[] }>(
      sql`select ${sql.raw(this.snapshotColumns)}, (${this.completeSince}) as "changesSince",
        (select coalesce(json_agg(json_build_object(${change}) order by id), '[]')
          from ${this.changes} where changed_by >= ${since}::bigint and changed_by < pg_snapshot_xmax(s)::text::bigint) as changes
        from pg_current_snapshot() s`,
    )
    return row!
  }

  /** Deletes changes below a transaction that every follower has seen, or has to read everything for: first says so, then deletes. Idempotent. */
  async deleteBefore(before: number): Promise<void> {
    const { db, changes, since } = this
    await db.rows(sql`update ${since} set changes_since = ${before}::bigint where changes_since < ${before}::bigint or ${ofAnotherCluster}`)
    for (;;) {
      const deleted = await db.rows(
        sql`delete from ${changes} where id in (
          select id from ${changes} where changed_by < ${before}::bigint limit ${deletedAtOnce} for update skip locked
        ) returning id`,
      )
      if (deleted.length < deletedAtOnce) return
    }
  }
}
