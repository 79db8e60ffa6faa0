import { featureBytes } from '@kalata/photo-matcher/describe/description-bytes.ts'
import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import { isOutdated } from '@kalata/photo-matcher/describe/descriptor-versions.ts'
import type { Photo, StoredItem } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import { sql } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import { withSources, type FoundItem, type PhotoRunner } from './memory-index.ts'
import type { PhotoDatabase, PhotoTables } from './tables.ts'

/** Pictures that each vector of a photo looks at, those whose local features are compared, and how many features of each, the strongest. */
const looked = { each: 200, most: 200, features: 200 }
/** Key of the lock of the process that builds an index. */
const building = 77_003
/** What an index of vectors is called, followed by the version of the descriptor. */
const indexPrefix = 'photo_vectors_'

/** The expression that is indexed; a statement must have the very same one. */
const vectorOf = (size: number) => `photo_vector(vector)::halfvec(${size})`
const indexOf = (version: string): string => indexPrefix + version

interface NearestRow {
  id: number
  group: number
  src: string
  vector: Buffer
  features: Buffer
}

/** A candidate for the runner, its pictures with their names. */
type Candidate = StoredItem & { pictures: { src: string }[] }

/**
 * An index of the database, on pgvector 0.7: it finds the pictures whose vectors are nearest, by a graph (HNSW, Malkov and Yashunin 2018), ranked by their local
 * features. It costs a process no memory, and sees only what the vectors bring; the one in memory sees every picture's local features.
 */
export class VectorIndex {
  private readonly tables: PhotoTables

  constructor(tables: PhotoTables) {
    this.tables = tables
  }

  /** Whether the database has pgvector with vectors of half precision. */
  async isOffered(db: PhotoDatabase): Promise<boolean> {
    const [row] = await db.rows<{ isOffered: boolean }>(sql`select to_regtype('halfvec') is not null as "isOffered"`)
    return row!.isOffered
  }

  /** The versions whose vectors have an index that is complete. */
  async versions(db: PhotoDatabase): Promise<string[]> {
    const found = await db.rows<{ version: string }>(
      sql`select substr(c.relname, ${indexPrefix.length + 1}) as version from pg_index i join pg_class c on c.oid = i.indexrelid
        where i.indrelid = ${this.tables.descriptors}::regclass and c.relname like ${`${indexPrefix.replaceAll('_', String.raw`\_`)}%`} and i.indisvalid`,
    )
    return found.map(({ version }) => version)
  }

  /** Of these the ones that can be searched for: the present one, and the built-in one while a network describes everything. */
  async searchable(db: PhotoDatabase, current: string): Promise<string[]> {
    return (await this.versions(db)).filter((version) => version === current || version === descriptorVersion)
  }

  /**
   * The items that look most like a photo, of the versions that are indexed.
   * @param db a transaction, as a setting ends with it
   * @throws UnreadablePicture, as the runner makes of it
   */
  async find(
    photo: Photo,
    {
      versions,
      current,
      most,
      runner,
      inTransaction,
    }: {
      versions: string[]
      current: string
      most: number
      runner: PhotoRunner
      inTransaction<T>(work: (db: PhotoDatabase) => Promise<T>): Promise<T>
    },
  ): Promise<FoundItem[]> {
    const described = await runner.run({ kind: 'describeQuery', versions, ...photo })
    const candidates = await inTransaction(async (db) => {
      // How many pictures a search of an index looks at.
      await db.rows(sql`select set_config('hnsw.ef_search', ${String(looked.each)}, true)`)
      const found = []
      for (const [at, version] of versions.entries()) {
        const query = described[at]!
        const nearest = await this.nearest(db, { version, current, vectors: query.vectors })
        if (nearest.length > 0) found.push({ query, items: itemsOf(nearest, version) })
      }
      return found
    })
    const sources = new Map(candidates.flatMap(({ items }) => items.map(({ id, pictures }) => [id, pictures] as const)))
    return withSources(await runner.run({ kind: 'rank', candidates, most }), (id, picture) => sources.get(id)?.[picture]?.src)
  }

  /** The pictures whose vectors are about the nearest to one of the query's. Of another version than the present one only what that has not described yet. */
  private nearest(
    db: PhotoDatabase,
    { version, current, vectors }: { version: string; current: string; vectors: readonly Int8Array[] },
  ): Promise<NearestRow[]> {
    const [sources, descriptors, item, group] = (
      [this.tables.sources, this.tables.descriptors, this.tables.item, this.tables.group] as const
    ).map((name) => sql.raw(name))
    const { length } = vectors[0]!
    // Its value is not asked for: the vector of every row would be made for it.
    const distance = sql.raw(`${vectorOf(length)} <#> query.vector::halfvec(${length})`)
    const texts = vectors.map((vector) => `[${vector.join(',')}]`)
    return db.rows(sql`with near as materialized (
        select near.src, min(near.place) as place
        from unnest(${sql.param(texts)}::text[]) as query (vector), lateral (
          select src, row_number() over () as place from (
            select src from ${descriptors}
            where version = ${sql.raw(`'${version}'`)} and vector is not null order by ${distance} limit ${looked.each}
          ) ordered
        ) near group by near.src order by 2 limit ${looked.most}
      )
      select s.${item} as id, s.${group} as "group", d.src, d.vector, substr(d.features, 1, ${looked.features * featureBytes}) as features
      from near join ${descriptors} d on d.src = near.src and d.version = ${version} join ${sources} s on s.sources @> array[near.src]
      where ${version === current} or s.described_with is distinct from ${current}`)
  }

  /**
   * Builds the indexes that are missing, which lasts minutes for a million pictures, while pictures go on being described; drops those of versions that
   * are no more. One process at a time: what is to be done is decided under its lock. Idempotent.
   * @param connect a connection of its own, whose statements and silence have no limits; it is ended afterwards
   */
  async build(db: PhotoDatabase, current: string, connect: (work: (client: ClientBase) => Promise<void>) => Promise<void>): Promise<void> {
    if ((await this.statementsFor(db, current)).length === 0) return
    await connect(async (client) => {
      await client.query('set statement_timeout = 0; set lock_timeout = 0')
      const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [building])
      // Its lock ends with the connection.
      if (rows[0]!.locked) for (const statement of await this.statementsFor(db, current)) await client.query(statement)
    })
  }

  /** What makes the indexes those that are needed. */
  private async statementsFor(db: PhotoDatabase, current: string): Promise<string[]> {
    const indexed = await this.versions(db)
    const statements: string[] = []
    for (const version of new Set([current, descriptorVersion])) {
      const size = indexed.includes(version) ? undefined : await this.vectorSize(db, version)
      if (size) statements.push(...this.indexStatements(version, size))
    }
    for (const version of indexed)
      if (isOutdated(version, current) && !(await this.vectorSize(db, version))) statements.push(dropStatement(version))
    return statements
  }

  /** How many components the vectors of a version have; undefined where there are none. */
  private async vectorSize(db: PhotoDatabase, version: string): Promise<number | undefined> {
    const [row] = await db.rows<{ size: number }>(
      sql`select length(vector) as size from ${sql.raw(this.tables.descriptors)} where version = ${version} and vector is not null limit 1`,
    )
    return row?.size
  }

  /**
   * Statements that make what the vectors of a version need, each outside of a transaction. What a process left unfinished is rebuilt. Bytes are read as signed
   * numbers; the function's body is parsed when it is made, as an index is built with a search path of its own.
   */
  private indexStatements(version: string, size: number): string[] {
    const { sources, descriptors } = this.tables
    return [
      `create or replace function photo_vector(bytes bytea) returns halfvec language sql immutable strict parallel safe cost 10000
        return (select array_agg((get_byte(bytes, i) + 128) % 256 - 128 order by i)::halfvec from generate_series(0, length(bytes) - 1) i)`,
      `create index concurrently if not exists ${sources}_sources_idx on ${sources} using gin (sources)`,
      dropStatement(version),
      `create index concurrently "${indexOf(version)}" on ${descriptors} using hnsw ((${vectorOf(size)}) halfvec_ip_ops)
        where version = '${version}' and vector is not null`,
      // An expression has statistics of its own.
      `analyze ${descriptors}, ${sources}`,
    ]
  }
}

const dropStatement = (version: string): string => `drop index concurrently if exists "${indexOf(version)}"`

function itemsOf(nearest: NearestRow[], version: string): Candidate[] {
  const items = new Map<number, Candidate>()
  for (const { id, group, ...picture } of nearest) {
    if (!items.has(id)) items.set(id, { id, group, version, pictures: [] })
    items.get(id)!.pictures.push(picture)
  }
  return [...items.values()]
}
