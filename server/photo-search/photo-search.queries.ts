import type { Snapshot } from '@kalata/postgres-client/changes/change-follower.ts'
import { eq, sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '#server/platform/db/database.ts'
import { positionColumns } from '#server/platform/db/changes/history-marks.ts'
import { IntegerColumn, Nullable, StringColumn, TextColumn } from '#server/platform/db/statements/row-schemas.ts'
import { paddedArray } from '#server/platform/db/values/padded-array.ts'
import { column, preparedColumn, preparedRows, rows } from '#server/platform/db/statements/rows.ts'
import { photoDescriptors, photoModels } from './photo-search.tables.ts'

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
