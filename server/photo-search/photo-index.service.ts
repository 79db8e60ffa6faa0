import type { Photo, StoredItem } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import { type Ctx, inTransaction } from '#server/context.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { dropMemoryIndex, findInMemory } from './memory-index.service.ts'
import * as queries from './photo-search.queries.ts'
import { type FoundProduct, foundProducts } from './results.rules.ts'
import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import type { PoolClient } from 'pg'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { allowSilence } from '@kalata/postgres-client/batching-client.ts'
import { isOutdated } from '@kalata/photo-matcher/describe/descriptor-versions.ts'
import { currentVersion, describesPictures, threadOf } from './photo-model.service.ts'

/** Said in the log once the index of the database is complete. */
export const databaseIndexUsed = 'photo search uses the index of the database'

/** Pictures from which on the database's index is used where it may be: one in memory has 17 local features for each then, and finds no better. */
const manyPictures = 300_000
/** Pictures that each vector of a photo looks at, those whose local features are compared, and how many features of each, the strongest. */
const looked = { each: 200, most: 200, features: 200 }
/** Key of the lock of the process that builds an index. */
const building = 77_003
/**
 * The versions that the database is searched for; none: the index in memory is. That of the database, on pgvector, finds the pictures whose vectors are
 * nearest, by a graph (HNSW, Malkov and Yashunin 2018), ranked by their local features. It costs a process no memory, and sees only what the vectors
 * bring; the one in memory sees every picture's local features.
 */
const inDatabase = moduleState('photo index of the database', (): { versions: string[] } => ({ versions: [] }))

/**
 * The products that look most like a photo: from an index in memory, exact; from one in the database, about, where the catalogue is large and pgvector
 * is there.
 * @throws ImageRejected for a broken photo
 */
export function findSimilar(ctx: Ctx, photo: Photo, most: number): Promise<FoundProduct[]> {
  const { versions } = ctx.state(inDatabase)
  return versions.length > 0 ? findInDatabase(ctx, versions, photo, most) : findInMemory(ctx, photo, most)
}

/**
 * Chooses the index as PHOTO_INDEX says, and builds the database's where it is to be used; the one in memory serves meanwhile. A job.
 */
export async function chooseIndex(ctx: Ctx): Promise<void> {
  if (!(await usesDatabase(ctx))) {
    ctx.state(inDatabase).versions = []
    return
  }
  await buildVectorIndexes(ctx)
  await switchToDatabase(ctx)
}

async function switchToDatabase(ctx: Ctx): Promise<void> {
  const versions = await searchableVersions(ctx)
  const isFirst = ctx.state(inDatabase).versions.length === 0
  ctx.state(inDatabase).versions = versions
  if (isFirst && versions.length > 0) {
    await dropMemoryIndex(ctx)
    ctx.log.info({ versions }, databaseIndexUsed)
  }
}

/** Uses what earlier processes built in the database. @throws Error where PHOTO_INDEX asks for pgvector and the database has none */
export async function openPhotoIndex(ctx: Ctx): Promise<void> {
  if (ctx.settings.photoIndex === 'pgvector' && !(await queries.hasPgvector(ctx.db)))
    throw new Error('PHOTO_INDEX needs pgvector 0.7 or newer in the database: create extension vector')
  if (await usesDatabase(ctx)) await switchToDatabase(ctx)
}

async function usesDatabase(ctx: Ctx): Promise<boolean> {
  const { photoIndex } = ctx.settings
  if (photoIndex === 'memory') return false
  if (!(await queries.hasPgvector(ctx.db))) return false
  return photoIndex === 'pgvector' || (await queries.countPictures(ctx.db)) > manyPictures
}

/** The versions of descriptions that can be searched for here: the present one, and ours while a network describes the catalogue. */
async function searchableVersions(ctx: Ctx): Promise<string[]> {
  const current = await currentVersion(ctx)
  const indexed = await queries.selectIndexedVersions(ctx.db)
  return indexed.filter((version) => version === current || version === descriptorVersion)
}

/** The products that look most like a photo, of the versions that are indexed. @throws ImageRejected for a broken photo */
async function findInDatabase(ctx: Ctx, versions: string[], photo: Photo, most: number): Promise<FoundProduct[]> {
  const current = await currentVersion(ctx)
  const described = await threadOf(ctx).run({ kind: 'describeQuery', versions, ...photo })
  const candidates = await inTransaction(ctx, async (ctx) => {
    await queries.setEfSearch(ctx.db, looked.each)
    const found = []
    for (const [at, version] of versions.entries()) {
      const query = described[at]!
      const nearest = await queries.selectNearest(ctx.db, { version, current, vectors: query.vectors, ...looked })
      if (nearest.length > 0) found.push({ query, items: itemsOf(nearest, version) })
    }
    return found
  })
  const sources = new Map(candidates.flatMap(({ items }) => items.map(({ id, pictures }) => [id, pictures] as const)))
  return foundProducts(await threadOf(ctx).run({ kind: 'rank', candidates, most }), (id, picture) => sources.get(id)?.[picture]?.src)
}

/** A candidate for the worker, its pictures with their addresses. */
type Candidate = StoredItem & { pictures: { src: string }[] }

function itemsOf(nearest: queries.CandidateRow[], version: string): Candidate[] {
  const items = new Map<number, Candidate>()
  for (const { productId: id, categoryId: group, ...picture } of nearest) {
    if (!items.has(id)) items.set(id, { id, group, version, pictures: [] })
    items.get(id)!.pictures.push(picture)
  }
  return [...items.values()]
}

/**
 * Builds the indexes that are missing, which takes minutes for a million pictures, while pictures go on being described; drops those of versions that
 * are no more. One process at a time: what is to be done is decided under its lock. Idempotent.
 */
async function buildVectorIndexes(ctx: Ctx): Promise<void> {
  if (!(await describesPictures(ctx))) return
  if ((await statementsFor(ctx)).length === 0) return
  const client: PoolClient = await (ctx.db as Database).$client.connect()
  try {
    allowSilence(client, 0)
    await client.query('set statement_timeout = 0; set lock_timeout = 0')
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [building])
    if (rows[0]!.locked) for (const statement of await statementsFor(ctx)) await client.query(statement)
  } finally {
    // Its lock ends with the connection.
    client.release(true)
  }
}

/** What makes the indexes those that are needed. */
async function statementsFor(ctx: Ctx): Promise<string[]> {
  const current = await currentVersion(ctx)
  const indexed = await queries.selectIndexedVersions(ctx.db)
  const statements: string[] = []
  for (const version of new Set([current, descriptorVersion])) {
    const size = indexed.includes(version) ? undefined : await queries.selectVectorSize(ctx.db, version)
    if (size) statements.push(...queries.indexStatements(version, size))
  }
  for (const version of indexed)
    if (isOutdated(version, current) && !(await queries.selectVectorSize(ctx.db, version))) statements.push(queries.dropStatement(version))
  return statements
}
