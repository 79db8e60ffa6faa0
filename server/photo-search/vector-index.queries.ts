import { sql } from 'drizzle-orm'
import { Type, type Static } from 'typebox'
import type { Executor } from '#server/platform/db/database.ts'
import { BooleanColumn, IntegerColumn, StringColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column, rows } from '#server/platform/db/statements/rows.ts'
import { featureBytes } from '@kalata/photo-matcher/describe/description-bytes.ts'

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
