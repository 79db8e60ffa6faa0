import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { positionColumns } from '#server/platform/db/changes/history-marks.ts'
import { Nullable } from '#server/platform/db/statements/row-schemas.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'

const Snapshot = Type.Object({ xmin: Type.Number(), xmax: Type.Number(), timeline: Type.String(), mark: Nullable(Type.String()) })
/** How much of the database's history a reader has seen: every transaction below `xmin` has ended. And which history it is. */
export type Snapshot = Static<typeof Snapshot>

const snapshotColumns = `pg_snapshot_xmin(s)::text::bigint as xmin, pg_snapshot_xmax(s)::text::bigint as xmax, ${positionColumns}`

export const snapshotQuery = `select ${snapshotColumns} from pg_current_snapshot() s`

/** The present snapshot of the database: transactions below `xmin` have ended. */
export async function selectSnapshot(db: Executor): Promise<Snapshot> {
  const [row] = await rows(db, Snapshot, sql.raw(snapshotQuery))
  return row!
}

const History = Type.Object({ history: Type.String() })

/**
 * Which history of which database the numbers of transactions belong to: the cluster, its timeline, which a promotion and a restore to an earlier moment
 * change, and the database. @throws Error of the database where the role may not read it
 */
export async function selectHistory(db: Executor): Promise<string> {
  const [row] = await rows(
    db,
    History,
    sql`select concat_ws('-', s.system_identifier, substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8), d.oid) as history
      from pg_control_system() s, pg_database d where d.datname = current_database()`,
  )
  return row!.history
}

const ChangesSince = Type.Object({ since: Type.Number() })

/** The number that a restored backup brought along is beyond all transactions of this cluster. */
const ofAnotherCluster = sql`changes_since > pg_snapshot_xmax(pg_current_snapshot())::text::bigint`

const changesSince = sql`select case when ${ofAnotherCluster} then 0 else changes_since end as since from search_index`

/** The transaction from which on no change was deleted. */
export async function selectChangesSince(db: Executor): Promise<number> {
  return (await rows(db, ChangesSince, changesSince))[0]!.since
}

const Change = Type.Object({
  id: Type.Number(),
  productId: Type.Union([Type.Integer(), Type.Null()]),
  hasWords: Type.Boolean(),
  changedBy: Type.Number(),
})
export type ProductChange = Static<typeof Change>

const Following = Type.Object({ ...Snapshot.properties, changesSince: Type.Number(), changes: Type.Array(Change) })

/**
 * What a follower asks for: the present snapshot, from which transaction on no change was deleted, and the changes by transactions that an earlier snapshot
 * could not see. One statement: an idle process asks it all the time, and what one snapshot sees fits together.
 * @param since where that snapshot began; changes of another cluster, before a restore, are none
 */
export async function selectFollowing(db: Executor, since: number): Promise<Static<typeof Following>> {
  const [row] = await rows(
    db,
    Following,
    sql`select ${sql.raw(snapshotColumns)}, (${changesSince}) as "changesSince",
      (select coalesce(json_agg(json_build_object('id', id, 'productId', product_id, 'hasWords', has_words, 'changedBy', changed_by) order by id), '[]')
        from search_changes where changed_by >= ${since}::bigint and changed_by < pg_snapshot_xmax(s)::text::bigint) as changes
      from pg_current_snapshot() s`,
  )
  return row!
}

/** Whether so many changes are noted from a transaction on, or more. */
export async function hasChanges(db: Executor, since: number, least: number): Promise<boolean> {
  const [row] = await rows(
    db,
    Type.Object({ found: Type.Boolean() }),
    sql`select exists (select from search_changes where changed_by >= ${since}::bigint offset ${least - 1}::int) as found`,
  )
  return row!.found
}

/** Whether so many products are listed, or more. */
export async function hasCards(db: Executor, least: number): Promise<boolean> {
  const [row] = await rows(
    db,
    Type.Object({ found: Type.Boolean() }),
    sql`select exists (select from product_cards offset ${least - 1}) as found`,
  )
  return row!.found
}

const Deleted = Type.Object({ id: Type.Number() })
const deletedAtOnce = 5000

/** Deletes changes below a transaction that every index has seen, or has to be rebuilt for: first says so, then deletes. Idempotent. */
export async function deleteChanges(db: Executor, before: number): Promise<void> {
  await db.execute(
    sql`update search_index set changes_since = ${before}::bigint where changes_since < ${before}::bigint or ${ofAnotherCluster}`,
  )
  for (;;) {
    const deleted = await rows(
      db,
      Deleted,
      sql`delete from search_changes where id in (
        select id from search_changes where changed_by < ${before}::bigint limit ${deletedAtOnce} for update skip locked
      ) returning id`,
    )
    if (deleted.length < deletedAtOnce) return
  }
}
