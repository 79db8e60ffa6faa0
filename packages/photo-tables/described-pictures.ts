import type { Snapshot } from '@kalata/postgres-client/changes/change-follower.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { PhotoDatabase, PhotoTables } from './tables.ts'

/** An item and the transaction that wrote it. */
export interface ChangedItem {
  id: number
  changedBy: number
}

/** A described picture of an item; one with nothing stands for an item without. */
export interface DescribedRow {
  id: number
  group: number
  version: string | null
  vector: Buffer | null
  features: Buffer | null
}

/** A description as it is written; without vector and features the picture cannot be read. */
export interface NewDescription {
  src: string
  version: string
  vector?: Uint8Array
  features?: Uint8Array
  describedAt: Date
}

/** Descriptions that one statement writes. */
const writtenAtOnce = 200

const first = async <Row extends object>(rows: Promise<Row[]>): Promise<Row | undefined> => (await rows)[0]

/** What is described, and what waits for it. Each method is one statement; `db` may be a transaction. */
export class DescribedPictures {
  private readonly sources: SQL
  private readonly descriptors: SQL
  private readonly item: SQL
  private readonly group: SQL

  constructor({ sources, descriptors, item, group }: PhotoTables) {
    ;[this.sources, this.descriptors, this.item, this.group] = [sources, descriptors, item, group].map((name) => sql.raw(name)) as [
      SQL,
      SQL,
      SQL,
      SQL,
    ]
  }

  /** The present snapshot. @param position its place in the database's history, as columns */
  async snapshot(db: PhotoDatabase, position: string): Promise<Snapshot> {
    type Row = Pick<Snapshot, 'timeline' | 'mark'> & { xmin: string; xmax: string }
    const statement = sql`select pg_snapshot_xmin(s)::text as xmin, pg_snapshot_xmax(s)::text as xmax, ${sql.raw(position)} from pg_current_snapshot() s`
    const row = (await first(db.recurring<Row>(statement)))!
    return { ...row, xmin: Number(row.xmin), xmax: Number(row.xmax) }
  }

  /** Items that were written after an earlier snapshot, or may have been; a transaction of another cluster, before a restore, is none. */
  async changed(db: PhotoDatabase, since: number, { xmax }: Pick<Snapshot, 'xmax'>): Promise<ChangedItem[]> {
    const rows = await db.recurring<{ id: number; changedBy: string }>(
      sql`select ${this.item} as id, changed_by::text as "changedBy" from ${this.sources}
        where changed_by >= ${since}::bigint and changed_by < ${xmax}::bigint`,
    )
    return rows.map((row) => ({ ...row, changedBy: Number(row.changedBy) }))
  }

  /**
   * A row for each described picture of the items, one with nothing for an item without. An item that the version has not described yet
   * has what another version made of it.
   */
  described(db: PhotoDatabase, version: string, before: string, ids: readonly number[]): Promise<DescribedRow[]> {
    return db.rows(sql`select s.${this.item} as id, s.${this.group} as "group", d.version, d.vector, d.features
      from ${this.joined(version, before)} where s.${this.item} = any(${sql.param(ids)}::int[]) order by s.${this.item}, d.src`)
  }

  /**
   * Sources `s` of items with their descriptions `d`, which are looked up item by item: PostgreSQL cannot estimate the condition on versions, and would compare each item with
   * every description.
   */
  private joined(version: string, before: string): SQL {
    return sql`${this.sources} s left join lateral (
        select d.src, d.version, d.vector, d.features from ${this.descriptors} d where d.src = any(s.sources) and d.vector is not null
          and d.version = case when s.described_with = ${version} then ${version} else ${before} end offset 0
      ) d on true`
  }

  /** The described pictures of items, in the order of {@link described}. */
  async describedSources(db: PhotoDatabase, version: string, before: string, ids: readonly number[]): Promise<Map<number, string[]>> {
    if (ids.length === 0) return new Map()
    const found = await db.recurring<{ id: number; sources: string[] }>(
      sql`select s.${this.item} as id, array_agg(d.src order by d.src) as sources from ${this.joined(version, before)}
        where s.${this.item} = any(${sql.param(padded(ids))}::int[]) and d.src is not null group by s.${this.item}`,
    )
    return new Map(found.map(({ id, sources }) => [id, sources]))
  }

  /** Items with pictures, by id, after another; a page of them. */
  async itemsAfter(db: PhotoDatabase, after: number, limit: number): Promise<number[]> {
    const found = await db.rows<{ id: number }>(
      sql`select ${this.item} as id from ${this.sources} where ${this.item} > ${after} and sources <> '{}' order by ${this.item} limit ${limit}`,
    )
    return found.map(({ id }) => id)
  }

  /** Pictures of all items. */
  async countPictures(db: PhotoDatabase): Promise<number> {
    const statement = sql`select coalesce(sum(cardinality(sources)), 0)::int as count from ${this.sources}`
    return (await first(db.rows<{ count: number }>(statement)))!.count
  }

  /** The versions that items are described with; reads one row of the index on `described_with` for each. */
  async versions(db: PhotoDatabase): Promise<string[]> {
    const next = (after: SQL) => sql`(select described_with as version from ${this.sources} where ${after} order by described_with limit 1)`
    const statement = sql`with recursive versions as (
        ${next(sql`described_with is not null`)}
        union all select next.version from versions, lateral ${next(sql`described_with > versions.version`)} next
      ) select version from versions`
    return (await db.recurring<{ version: string }>(statement)).map(({ version }) => version)
  }

  /** The versions that there are descriptions of. */
  async descriptorVersions(db: PhotoDatabase): Promise<string[]> {
    const found = await db.rows<{ version: string }>(sql`select distinct version from ${this.descriptors}`)
    return found.map(({ version }) => version)
  }

  /** Claims items that no descriptor has seen, or one of the outdated versions. Race-free: one guarded update. */
  claim(
    db: PhotoDatabase,
    claim: { outdated: readonly string[]; now: Date; until: Date; limit: number },
  ): Promise<{ id: number; sources: string[] }[]> {
    const [now, until] = [claim.now.toISOString(), claim.until.toISOString()]
    return db.rows(sql`with claimed as materialized (
        select ${this.item} as id from ${this.sources}
        where (described_with is null or described_with = any(${sql.param(claim.outdated)}::text[])) and sources <> '{}'
          and (claimed_until is null or claimed_until <= ${now}::timestamptz)
        order by described_with nulls first, ${this.item} limit ${claim.limit} for update skip locked
      ) update ${this.sources} s set claimed_until = ${until}::timestamptz from claimed
      where s.${this.item} = claimed.id returning s.${this.item} as id, s.sources`)
  }

  /** Which of the pictures have no description of a version. */
  async undescribed(db: PhotoDatabase, version: string, sources: readonly string[]): Promise<string[]> {
    const found = await db.rows<{ src: string }>(sql`select src from unnest(${sql.param(sources)}::text[]) src
      where not exists (select 1 from ${this.descriptors} d where d.src = src.src and d.version = ${version})`)
    return found.map(({ src }) => src)
  }

  /** Writes descriptions; another process may have been first. */
  async write(db: PhotoDatabase, descriptions: readonly NewDescription[]): Promise<void> {
    for (let at = 0; at < descriptions.length; at += writtenAtOnce) {
      const rows = descriptions
        .slice(at, at + writtenAtOnce)
        .map(
          ({ src, version, vector, features, describedAt }) =>
            sql`(${src}, ${version}, ${bytea(vector)}, ${bytea(features)}, ${describedAt.toISOString()}::timestamptz)`,
        )
      await db.rows(
        sql`insert into ${this.descriptors} (src, version, vector, features, described_at) values ${sql.join(rows, sql`, `)} on conflict do nothing`,
      )
    }
  }

  /** Marks an item as described, so that every index reads it; not where its pictures have changed meanwhile. */
  async mark(db: PhotoDatabase, id: number, sources: readonly string[], version: string): Promise<void> {
    await db.rows(sql`update ${this.sources} set described_with = ${version}, claimed_until = null, changed_by = pg_current_xact_id()::text::bigint
      where ${this.item} = ${id} and sources = ${sql.param(sources)}::text[]`)
  }

  /** Leaves an item to a later claim; indexes read what is described of it. */
  async postpone(db: PhotoDatabase, id: number, until: Date): Promise<void> {
    await db.rows(sql`update ${this.sources} set claimed_until = ${until.toISOString()}::timestamptz, changed_by = pg_current_xact_id()::text::bigint
      where ${this.item} = ${id}`)
  }

  /** Deletes descriptions of pictures that no item has; and of outdated versions, once no item waits for the present one. */
  async deleteUnused(db: PhotoDatabase, outdated: readonly string[]): Promise<void> {
    await db.rows(sql`delete from ${this.descriptors} d
      where not exists (select from (select unnest(sources) as src from ${this.sources}) used where used.src = d.src)
      or (d.version = any(${sql.param(outdated)}::text[]) and not exists (
        select 1 from ${this.sources} where sources <> '{}' and (described_with is null or described_with = any(${sql.param(outdated)}::text[]))))`)
  }
}

/** Filled with nulls up to ten: the plan of a recurring statement is made for so many, and for fewer a new one looks cheaper each time. */
const padded = (ids: readonly number[]) => [...ids, ...Array.from({ length: Math.max(10 - ids.length, 0) }, () => null)]

const bytea = (bytes: Uint8Array | undefined) => sql`${bytes ? Buffer.from(bytes) : null}::bytea`
