import { MemoryIndex, type FoundItem } from '@kalata/photo-tables/memory-index.ts'
import type { Photo } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import { allowSilence } from '@kalata/postgres-client/batching-client.ts'
import type { ClientBase, PoolClient } from 'pg'
import { inTransaction, type Ctx } from '#server/context.ts'
import { positionColumns, presentMarks } from '#server/platform/db/changes/history-marks.ts'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { currentVersion, describesPictures, threadOf } from './photo-model.service.ts'
import { describedPictures, photoDatabase, photoTables, vectorIndex } from './photo-search.queries.ts'

/** Said in the log once the index of the database is complete. */
export const databaseIndexUsed = 'photo search uses the index of the database'

/** Pictures from which on the database's index is used where it may be: one in memory has 17 local features for each then, and finds no better. */
const manyPictures = 300_000

/** The versions that the database is searched for; none: the index in memory is. */
const inDatabase = moduleState('photo index of the database', (): { versions: string[] } => ({ versions: [] }))
/** The index of this process, once a search has needed one. */
const inMemory = moduleState('photo index', ({ db }): { index: MemoryIndex | undefined; open(ctx: Ctx): MemoryIndex } => ({
  index: undefined,
  open(ctx) {
    const version = currentVersion(ctx)
    return new MemoryIndex({
      ...{ db: photoDatabase(db), tables: photoTables, runner: threadOf(ctx), version: () => version },
      ...{ position: positionColumns, presentMarks: (marks) => presentMarks(db, marks) },
    })
  },
}))

function memoryIndex(ctx: Ctx): MemoryIndex {
  const memory = ctx.state(inMemory)
  return (memory.index ??= memory.open(ctx))
}

/**
 * The products that look most like a photo: from an index in memory, exact; from one in the database, about, where the catalogue is large and pgvector
 * is there.
 * @throws ImageRejected for a broken photo
 */
export async function findSimilar(ctx: Ctx, photo: Photo, most: number): Promise<FoundItem[]> {
  const { versions } = ctx.state(inDatabase)
  if (versions.length === 0) return memoryIndex(ctx).find(photo, most)
  return vectorIndex.find(photo, {
    ...{ versions, current: await currentVersion(ctx), most, runner: threadOf(ctx) },
    inTransaction: (work) => inTransaction(ctx, (ctx) => work(photoDatabase(ctx.db))),
  })
}

/**
 * Chooses the index as PHOTO_INDEX says, and builds the database's where it is to be used; the one in memory serves meanwhile. A job.
 */
export async function chooseIndex(ctx: Ctx): Promise<void> {
  if (!(await usesDatabase(ctx))) {
    ctx.state(inDatabase).versions = []
    return
  }
  if (await describesPictures(ctx))
    await vectorIndex.build(photoDatabase(ctx.db), await currentVersion(ctx), (work) => onOneConnection(ctx, work))
  await switchToDatabase(ctx)
}

async function switchToDatabase(ctx: Ctx): Promise<void> {
  const versions = await vectorIndex.searchable(photoDatabase(ctx.db), await currentVersion(ctx))
  const isFirst = ctx.state(inDatabase).versions.length === 0
  ctx.state(inDatabase).versions = versions
  if (isFirst && versions.length > 0) {
    await memoryIndex(ctx).drop()
    ctx.log.info({ versions }, databaseIndexUsed)
  }
}

/** Uses what earlier processes built in the database. @throws Error where PHOTO_INDEX asks for pgvector and the database has none */
export async function openPhotoIndex(ctx: Ctx): Promise<void> {
  if (ctx.settings.photoIndex === 'pgvector' && !(await vectorIndex.isOffered(photoDatabase(ctx.db))))
    throw new Error('PHOTO_INDEX needs pgvector 0.7 or newer in the database: create extension vector')
  if (await usesDatabase(ctx)) await switchToDatabase(ctx)
}

async function usesDatabase(ctx: Ctx): Promise<boolean> {
  const { photoIndex } = ctx.settings
  if (photoIndex === 'memory') return false
  if (!(await vectorIndex.isOffered(photoDatabase(ctx.db)))) return false
  return photoIndex === 'pgvector' || (await describedPictures.countPictures(photoDatabase(ctx.db))) > manyPictures
}

/** Does work on a connection that is ended afterwards, and may be silent as long as it lasts. */
async function onOneConnection(ctx: Ctx, work: (client: ClientBase) => Promise<void>): Promise<void> {
  const client: PoolClient = await (ctx.db as Database).$client.connect()
  try {
    allowSilence(client, 0)
    await work(client)
  } finally {
    client.release(true)
  }
}
