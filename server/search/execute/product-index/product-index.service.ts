import { join } from 'node:path'
import { FollowedIndex, type IndexEvents } from '@kalata/product-index/followed-index.ts'
import type { IndexAnswer, IndexQuery } from '@kalata/product-index/find/query.ts'
import { inlineRunners, threadRunners, type IndexRunners } from '@kalata/product-index/threads/runners.ts'
import type { Ctx } from '#server/context.ts'
import { connectionOf, type Connection, type Database } from '#server/platform/db/database.ts'
import { entryFile } from '#server/platform/project-files.ts'
import { savedIndexes } from '#server/platform/saved-indexes.ts'
import type { Settings } from '#server/platform/settings.ts'
import { hasCards } from './changes.queries.ts'
import { DatabaseSource } from './database-source.ts'
import { indexSchema } from './index-schema.rules.ts'

/** Products up to which the main thread writes and searches the index itself, within a millisecond: its threads would cost 60 MB. */
const maxInline = 2000
/** Log message: searches are answered by the index from now on. */
export const indexBuilt = 'the product index is built'

/** The index of this process. In a large mall one thread writes it, another searches it. */
interface OpenIndex {
  isInline: boolean
  index: FollowedIndex
}

/** One mall, one index: its settings are its identity. */
const indexes = new WeakMap<Settings, OpenIndex>()

/**
 * Brings the index of this process up to date; the first time builds it, while the database answers searches. Idempotent. Calls at once
 * share the next run.
 */
export async function followCatalogue(ctx: Ctx): Promise<void> {
  if (hasOutgrown(indexes.get(ctx.settings))) await closeIndex(ctx)
  if (!indexes.has(ctx.settings)) {
    const isInline = await staysInline(ctx)
    if (!indexes.has(ctx.settings)) indexes.set(ctx.settings, openIndex(ctx, isInline))
  }
  await indexes.get(ctx.settings)!.index.follow()
}

/** Compares the next part of the index with the database and repairs it. */
export async function checkIndex(ctx: Ctx): Promise<void> {
  await indexes.get(ctx.settings)?.index.check()
}

async function staysInline({ db, settings: { searchIndex } }: Ctx): Promise<boolean> {
  return searchIndex === 'auto' && !(await hasCards(db, maxInline + 1))
}

/** Whether the mall has grown beyond what the main thread searches; threads rebuild the index, and the database answers meanwhile. */
const hasOutgrown = (open: OpenIndex | undefined): boolean => open?.isInline === true && open.index.size > maxInline

function openIndex(ctx: Ctx, isInline: boolean): OpenIndex {
  const runners = isInline ? inlineRunners(indexSchema, new DatabaseSource(ctx.db as Database)) : threads(ctx)
  return { isInline, index: new FollowedIndex(runners, eventsOf(ctx, isInline)) }
}

const threads = ({ db, settings }: Ctx): IndexRunners =>
  threadRunners<Connection>({
    writer: entryFile('server/search/execute/product-index/worker/index-writer.ts'),
    reader: entryFile('server/search/execute/product-index/worker/index-reader.ts'),
    source: connectionOf(db as Database),
    file: join(settings.dataDir, savedIndexes, 'products'),
  })

function eventsOf({ log, noticed }: Ctx, isInline: boolean): IndexEvents {
  return {
    ready: (ms, origin) =>
      log.info({ ms: Math.round(ms), threads: isInline ? 0 : 2, source: origin === 'file' ? 'file' : 'database' }, indexBuilt),
    changed: (ids) => noticed(ids),
    repaired: (products) => log.warn({ products }, 'the product index differed from the database and was repaired'),
    saveFailed: (reason) => log.warn({ reason }, 'the product index could not be saved; the next start rebuilds it'),
    failed: (err, what) =>
      what === 'follow' ? log.warn({ err }, 'the product index could not follow') : log.error({ err }, 'the product index did not answer'),
  }
}

/** Notes that public data has changed, and follows: searches wait for the index to have it. */
export function noteChange({ settings }: Ctx): void {
  indexes.get(settings)?.index.noteChange()
}

/** Ends the threads. Searches are answered by the database from now on. */
export async function closeIndex({ settings }: Ctx): Promise<void> {
  const open = indexes.get(settings)
  indexes.delete(settings)
  await open?.index.close()
}

/** The version of the names of brands, stores and categories that the index has; undefined where it cannot answer. */
export function namesVersionOf({ settings }: Ctx): number | undefined {
  const index = indexes.get(settings)?.index
  return index?.canAnswer() ? index.namesVersion : undefined
}

/**
 * Which products a query finds, how many, and its facets, without those in SQL.
 * @returns undefined where the index cannot answer: not built yet, too far behind, overloaded
 */
export async function findInIndex(ctx: Ctx, query: IndexQuery): Promise<(IndexAnswer & { namesVersion: number }) | undefined> {
  const index = indexes.get(ctx.settings)?.index
  const answer = await index?.find(query)
  return index && answer && { ...answer, namesVersion: index.namesVersion }
}
