import type { Snapshot } from '@kalata/postgres-client/changes/change-follower.ts'
import { eq, sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { positionColumns } from '#server/platform/db/changes/history-marks.ts'
import { IntegerColumn, Nullable, StringColumn, TextColumn, BooleanColumn } from '#server/platform/db/statements/row-schemas.ts'
import { paddedArray } from '@kalata/drizzle-postgres/parameters/padded-array.ts'
import { column, preparedColumn, preparedRows, rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { photoDescriptors, photoModels } from './photo-search.tables.ts'
import { featureBytes } from '@kalata/photo-matcher/describe/description-bytes.ts'

const SnapshotRow = Type.Object({ xmin: Type.String(), xmax: Type.String(), timeline: Type.String(), mark: Nullable(Type.String()) })

/** The present snapshot. */
export async function selectSnapshot(db: Executor): Promise<Snapshot> {
  const statement = sql`select pg_snapshot_xmin(s)::text as xmin, pg_snapshot_xmax(s)::text as xmax, ${sql.raw(positionColumns)} from pg_current_snapshot() s`
  const [row] = await preparedRows(db, SnapshotRow, statement)
  return { ...row!, xmin: Number(row!.xmin), xmax: Number(row!.xmax) }
}

const Changed = Type.Object({ productId: Type.Integer(), changedBy: Type.String() })
/** A product and the transaction that wrote it. */
export interface ChangedProduct {
  productId: number
  changedBy: number
}

/** Products that were written after an earlier snapshot, or may have been; a transaction of another cluster, before a restore, is none. */
export async function selectChanged(db: Executor, since: number, { xmax }: Pick<Snapshot, 'xmax'>): Promise<ChangedProduct[]> {
  const statement = sql`select product_id as "productId", changed_by::text as "changedBy" from photo_sources
    where changed_by >= ${since}::bigint and changed_by < ${xmax}::bigint`
  const rows = await preparedRows(db, Changed, statement)
  return rows.map((row) => ({ ...row, changedBy: Number(row.changedBy) }))
}

const Described = Type.Object({
  productId: Type.Integer(),
  categoryId: Type.Integer(),
  version: Nullable(Type.String()),
  vector: Nullable(Type.Unsafe<Buffer>({})),
  features: Nullable(Type.Unsafe<Buffer>({})),
})
export type DescribedRow = Static<typeof Described>

/**
 * A row for each described picture of the products, one with nothing for a product without. A product that the version has not described yet
 * has what another version made of it.
 */
export function selectDescribed(db: Executor, version: string, before: string, productIds: number[]): Promise<DescribedRow[]> {
  const statement = sql`select s.product_id as "productId", s.category_id as "categoryId", d.version, d.vector, d.features
    from ${describedPictures(version, before)}
    where s.product_id = any(${sql.param(productIds)}::int[]) order by s.product_id, d.src`
  return rows(db, Described, statement)
}

/** Sources `s` of products with their descriptions `d`. */
const describedPictures = (version: string, before: string) => sql`photo_sources s
  left join photo_descriptors d on d.src = any(s.sources) and d.vector is not null
    and d.version = case when s.described_with = ${version} then ${version} else ${before} end`

const DescribedSources = Type.Object({ productId: Type.Integer(), sources: Type.Array(Type.String()) })

/** The described pictures of products, in the order of {@link selectDescribed}. */
export async function selectDescribedSources(
  db: Executor,
  version: string,
  before: string,
  productIds: number[],
): Promise<Map<number, string[]>> {
  if (productIds.length === 0) return new Map()
  const statement = sql`select s.product_id as "productId", array_agg(d.src order by d.src) as sources from ${describedPictures(version, before)}
    where s.product_id = any(${paddedArray(productIds)}::int[]) and d.src is not null group by s.product_id`
  const found = await preparedRows(db, DescribedSources, statement)
  return new Map(found.map(({ productId, sources }) => [productId, sources]))
}

/** Products with pictures, by id, after another; a page of them. */
export async function selectProductsAfter(db: Executor, after: number, limit: number): Promise<number[]> {
  const statement = sql`select product_id as "productId" from photo_sources
    where product_id > ${after} and sources <> '{}' order by product_id limit ${limit}`
  return column(db, IntegerColumn, statement)
}

/** Pictures of all listed products. */
export async function countPictures(db: Executor): Promise<number> {
  const statement = sql`select coalesce(sum(cardinality(sources)), 0)::int as count from photo_sources`
  return (await column(db, IntegerColumn, statement))[0]!
}

const Claimed = Type.Object({ productId: Type.Integer(), sources: Type.Array(Type.String()) })

/** The versions that products are described with; reads one row of the index for each. */
export async function selectVersions(db: Executor): Promise<string[]> {
  const first = (after: ReturnType<typeof sql>) =>
    sql`(select described_with as version from photo_sources where ${after} order by described_with limit 1)`
  const statement = sql`with recursive versions as (
      ${first(sql`described_with is not null`)}
      union all select next.version from versions, lateral ${first(sql`described_with > versions.version`)} next
    ) select version from versions`
  return preparedColumn(db, StringColumn, statement)
}

/** The versions that there are descriptions of. */
export async function selectDescriptorVersions(db: Executor): Promise<string[]> {
  return column(db, StringColumn, sql`select distinct version from photo_descriptors`)
}

/** Claims products that no descriptor has seen, or one of the outdated versions. Race-free: one guarded update. */
export function claimUndescribed(
  db: Executor,
  claim: { outdated: string[]; now: Date; until: Date; limit: number },
): Promise<Static<typeof Claimed>[]> {
  const [now, until] = [claim.now.toISOString(), claim.until.toISOString()]
  const statement = sql`with claimed as materialized (
      select product_id from photo_sources
      where (described_with is null or described_with = any(${sql.param(claim.outdated)}::text[])) and sources <> '{}'
        and (claimed_until is null or claimed_until <= ${now}::timestamptz)
      order by described_with nulls first, product_id limit ${claim.limit} for update skip locked
    ) update photo_sources s set claimed_until = ${until}::timestamptz from claimed
    where s.product_id = claimed.product_id returning s.product_id as "productId", s.sources`
  return rows(db, Claimed, statement)
}

/** Which of the pictures have no description of a version. */
export async function selectUndescribed(db: Executor, version: string, sources: string[]): Promise<string[]> {
  const statement = sql`select src from unnest(${sql.param(sources)}::text[]) src
    where not exists (select 1 from photo_descriptors d where d.src = src.src and d.version = ${version})`
  return column(db, StringColumn, statement)
}

/** Writes descriptions; another process may have been first. */
export async function insertDescriptions(db: Executor, described: (typeof photoDescriptors.$inferInsert)[]): Promise<void> {
  await db.insert(photoDescriptors).values(described).onConflictDoNothing()
}

/** Marks a product as described, so that every index takes it up; not where its pictures have changed meanwhile. */
export async function markDescribed(db: Executor, productId: number, sources: string[], version: string): Promise<void> {
  await db.execute(sql`update photo_sources set described_with = ${version}, claimed_until = null, changed_by = pg_current_xact_id()::text::bigint
    where product_id = ${productId} and sources = ${sql.param(sources)}::text[]`)
}

/** Leaves a product to a later claim; indexes take up what is described of it. */
export async function postpone(db: Executor, productId: number, until: Date): Promise<void> {
  await db.execute(sql`update photo_sources set claimed_until = ${until.toISOString()}::timestamptz, changed_by = pg_current_xact_id()::text::bigint
    where product_id = ${productId}`)
}

/** Deletes descriptions of pictures that no product has; and of outdated versions, once no product waits for the present one. */
export async function deleteUnused(db: Executor, outdated: string[]): Promise<void> {
  await db.execute(sql`delete from photo_descriptors d
    where not exists (select from (select unnest(sources) as src from photo_sources) used where used.src = d.src)
    or (d.version = any(${sql.param(outdated)}::text[]) and not exists (
      select 1 from photo_sources where sources <> '{}' and (described_with is null or described_with = any(${sql.param(outdated)}::text[]))))`)
}

const CategoryName = Type.Object({ id: Type.Integer(), text: TextColumn })

/** The names of categories by their ids; unknown ones are left out. */
export function selectCategoryNames(db: Executor, ids: number[]): Promise<Static<typeof CategoryName>[]> {
  return rows(db, CategoryName, sql`select id, text from categories where id = any(${sql.param(ids)}::int[])`)
}

/** The network that the mall's pictures are described with; empty for none. Undefined before any process has run. */
export async function findModelInUse(db: Executor): Promise<string | undefined> {
  const [row] = await db.select({ network: photoModels.network }).from(photoModels).where(eq(photoModels.inUse, true))
  return row?.network
}

/** Makes a network the mall's where it has none. Of several processes at one moment the first decides. */
export async function insertFirstModel(db: Executor, network: string): Promise<void> {
  await db.execute(sql`
    insert into photo_models (network, in_use, seen_at)
    select ${network}, true, now() where not exists (select from photo_models where in_use) on conflict do nothing`)
}

/** Notes that a process is set to a network. */
export async function markSeen(db: Executor, network: string): Promise<void> {
  await db.execute(sql`
    insert into photo_models as m (network, in_use, seen_at) values (${network}, false, now())
    on conflict (network) do update set seen_at = now() where m.seen_at < now() - interval '1 minute'`)
}

/** Makes a network the mall's. Inside a transaction. */
export async function replaceModel(db: Executor, network: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('photo_models'))`)
  await db.update(photoModels).set({ inUse: false }).where(eq(photoModels.inUse, true))
  await db.execute(sql`
    insert into photo_models (network, in_use, seen_at) values (${network}, true, now()) on conflict (network) do update set in_use = true, seen_at = now()`)
}

/** What an index of vectors is called, followed by the version of the descriptor. */
const indexPrefix = 'photo_vectors_'
/** The index that leads from a picture to its products. */
const sourcesIndex = 'photo_sources_sources_idx'

const indexOf = (version: string): string => indexPrefix + version

/** Whether the database has pgvector with vectors of half precision, which is version 0.7. */
export async function hasPgvector(db: Executor): Promise<boolean> {
  return (await column(db, BooleanColumn, sql`select to_regtype('halfvec') is not null as "isOffered"`))[0]!
}

/** The versions whose vectors have an index that is complete. */
export async function selectIndexedVersions(db: Executor): Promise<string[]> {
  const statement = sql`select substr(c.relname, ${indexPrefix.length + 1}) as version from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = 'photo_descriptors'::regclass and c.relname like ${`${indexPrefix.replaceAll('_', String.raw`\_`)}%`} and i.indisvalid`
  return column(db, StringColumn, statement)
}

/** How many components the vectors of a version have; undefined where there are none. */
export async function selectVectorSize(db: Executor, version: string): Promise<number | undefined> {
  const statement = sql`select length(vector) as size from photo_descriptors where version = ${version} and vector is not null limit 1`
  return (await column(db, IntegerColumn, statement))[0]
}

/**
 * Statements that make what the vectors of a version need, each outside of a transaction. What a process left unfinished is rebuilt. Bytes are read as signed
 * numbers; the function's body is parsed when it is made, as an index is built with a search path of its own.
 */
export const indexStatements = (version: string, size: number): string[] => [
  `create or replace function photo_vector(bytes bytea) returns halfvec language sql immutable strict parallel safe cost 10000
    return (select array_agg((get_byte(bytes, i) + 128) % 256 - 128 order by i)::halfvec from generate_series(0, length(bytes) - 1) i)`,
  `create index concurrently if not exists ${sourcesIndex} on photo_sources using gin (sources)`,
  dropStatement(version),
  `create index concurrently "${indexOf(version)}" on photo_descriptors using hnsw ((${vectorOf(size)}) halfvec_ip_ops)
    where version = '${version}' and vector is not null`,
  // An expression has statistics of its own.
  'analyze photo_descriptors, photo_sources',
]

export const dropStatement = (version: string): string => `drop index concurrently if exists "${indexOf(version)}"`

/** The expression that is indexed; a statement must have the very same one. */
const vectorOf = (size: number) => `photo_vector(vector)::halfvec(${size})`

const Candidate = Type.Object({
  productId: Type.Integer(),
  categoryId: Type.Integer(),
  src: Type.String(),
  vector: Type.Unsafe<Buffer>({}),
  features: Type.Unsafe<Buffer>({}),
})
export type CandidateRow = Static<typeof Candidate>

export interface NearestQuery {
  version: string
  /** Of the present descriptor: only what it has not described yet is found by another version. */
  current: string
  vectors: Int8Array[]
  /** Pictures that each vector has looked at, and that are found in all. */
  each: number
  most: number
  /** Local features of a picture. */
  features: number
}

/** The pictures whose vectors are about the nearest to one of the query's, of products that are listed. */
export function selectNearest(db: Executor, { version, current, vectors, each, most, features }: NearestQuery): Promise<CandidateRow[]> {
  const { length } = vectors[0]!
  // Its value is not asked for: the vector of every row would be made for it.
  const distance = sql.raw(`${vectorOf(length)} <#> query.vector::halfvec(${length})`)
  const texts = vectors.map((vector) => `[${vector.join(',')}]`)
  const statement = sql`with near as materialized (
      select near.src, min(near.place) as place
      from unnest(${sql.param(texts)}::text[]) as query (vector), lateral (
        select src, row_number() over () as place from (
          select src from photo_descriptors
          where version = ${sql.raw(`'${version}'`)} and vector is not null order by ${distance} limit ${each}
        ) ordered
      ) near group by near.src order by 2 limit ${most}
    )
    select s.product_id as "productId", s.category_id as "categoryId", d.src, d.vector, substr(d.features, 1, ${features * featureBytes}) as features
    from near join photo_descriptors d on d.src = near.src and d.version = ${version} join photo_sources s on s.sources @> array[near.src]
    where ${version === current} or s.described_with is distinct from ${current}`
  return rows(db, Candidate, statement)
}

/** Sets HNSW's `ef_search`, how many pictures a search of an index looks at. Ends with the transaction. */
export async function setEfSearch(db: Executor, pictures: number): Promise<void> {
  await db.execute(sql`select set_config('hnsw.ef_search', ${String(pictures)}, true)`)
}
