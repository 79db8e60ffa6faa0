/**
 * The index of photo search in the database, on pgvector: the pictures whose vectors are nearest, by a graph (HNSW, Malkov and Yashunin 2018), ranked by their
 * local features. It costs a process no memory, and sees only what the vectors bring; the one in memory sees every picture's local features.
 */
import { descriptorVersion } from '@kalata/photo-matcher/describe/descriptions.ts'
import type { Photo, StoredItem } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import type { PoolClient } from 'pg'
import { inTransaction, type Ctx } from '#server/context.ts'
import type { Database } from '#server/platform/db/database.ts'
import { allowSilence } from '@kalata/postgres-client/batching-client.ts'
import { isOutdated } from '@kalata/photo-matcher/describe/descriptor-versions.ts'
import { currentVersion, describesPictures } from './photo-model.service.ts'
import { threadOf } from './photo-thread.service.ts'
import * as queries from './vector-index.queries.ts'
import { foundProducts, type FoundProduct } from './results.rules.ts'

/** Pictures that each vector of a photo looks at, and whose local features are compared. */
const nearestEach = 200
const ranked = 200
/** Local features of each, the strongest. */
const featuresEach = 200
/** Key of the lock of the process that builds an index. */
const building = 77_003

/** The versions of descriptions that can be searched for here: the present one, and ours while a network describes the catalogue. */
export async function searchableVersions(ctx: Ctx): Promise<string[]> {
  const current = await currentVersion(ctx)
  const indexed = await queries.selectIndexedVersions(ctx.db)
  return indexed.filter((version) => version === current || version === descriptorVersion)
}

/** The products that look most like a photo, of the versions that are indexed. @throws ImageRejected for a broken photo */
export async function findInDatabase(ctx: Ctx, versions: string[], photo: Photo, most: number): Promise<FoundProduct[]> {
  const current = await currentVersion(ctx)
  const described = await threadOf(ctx).run({ kind: 'describeQuery', versions, ...photo })
  const candidates = await inTransaction(ctx, async (ctx) => {
    await queries.setEfSearch(ctx.db, nearestEach)
    const found = []
    for (const [at, version] of versions.entries()) {
      const query = described[at]!
      const nearest = await queries.selectNearest(ctx.db, {
        version,
        current,
        vectors: query.vectors,
        each: nearestEach,
        most: ranked,
        features: featuresEach,
      })
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
export async function buildVectorIndexes(ctx: Ctx): Promise<void> {
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
