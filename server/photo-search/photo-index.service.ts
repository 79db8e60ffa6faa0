import type { Photo } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import type { Ctx } from '#server/context.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { dropMemoryIndex, findInMemory } from './memory-index.service.ts'
import * as queries from './photo-search.queries.ts'
import { hasPgvector } from './vector-index.queries.ts'
import { buildVectorIndexes, findInDatabase, searchableVersions } from './vector-index.service.ts'
import type { FoundProduct } from './results.rules.ts'

/** Said in the log once the index of the database is complete. */
export const databaseIndexUsed = 'photo search uses the index of the database'

/** Pictures from which on the database's index is used where it may be: one in memory has 17 local features for each then, and finds no better. */
const manyPictures = 300_000
/** The versions that the database is searched for; none: the index in memory is. */
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
  if (ctx.settings.photoIndex === 'pgvector' && !(await hasPgvector(ctx.db)))
    throw new Error('PHOTO_INDEX needs pgvector 0.7 or newer in the database: create extension vector')
  if (await usesDatabase(ctx)) await switchToDatabase(ctx)
}

async function usesDatabase(ctx: Ctx): Promise<boolean> {
  const { photoIndex } = ctx.settings
  if (photoIndex === 'memory') return false
  if (!(await hasPgvector(ctx.db))) return false
  return photoIndex === 'pgvector' || (await queries.countPictures(ctx.db)) > manyPictures
}
