import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Ctx } from '#server/context.ts'
import { connectionOf, type Database } from '#server/platform/db/database.ts'
import type { Settings } from '#server/platform/settings.ts'
import { savedIndexes } from '#server/platform/saved-indexes.ts'
import { InlineTasks } from '#server/platform/inline-tasks.ts'
import { WorkerThread, type TaskRunner } from '#server/platform/worker-thread.ts'
import { entryFile } from '#server/platform/project-files.ts'
import { hasCards } from './changes.queries.ts'
import type { IndexAnswer, IndexQuery } from './find.rules.ts'
import { Follower } from './follower.ts'
import { IndexReader } from './index-reader.ts'
import { shared, sizeOf, type Segment } from './segment.rules.ts'
import type { Followed, ReaderAnswers, ReaderTask, WriterAnswers, WriterTask } from './worker/index-messages.ts'

/** ms that a search waits for changes that this process has heard of; then the index answers as it is. */
const maxWaiting = 250
/**
 * ms that a search waits for an index that is read from its file at a start. In a large mall the database would take a second of a processor for it,
 * and the index would then wait for processors.
 */
const maxLoading = 10_000
/**
 * ms: an index that could not follow for so long is not asked any more. On a machine that is short of time the database would answer later still, and
 * make it shorter; prices and stock of a page are the database's in any case, only which products and their order are older.
 */
const maxBehind = 60_000
/** ms: what was written during a longer run is followed at once. */
const longRun = 2500
/** Products up to which the main thread writes and searches the index itself, within a millisecond: its threads would cost 60 MB. */
const maxInline = 2000
/** Bytes of answers, about. */
const maxAnswerBytes = 8 * 1024 * 1024
/** Said once, when searches are answered by the index. */
export const indexBuilt = 'the product index is built'
/** Searches that wait for the reader; the database answers those beyond. */
const maxTasks = 200

/** The index of this process. In a large mall one thread writes it, another searches it, in memory that they share. */
interface ProductIndex {
  isInline: boolean
  writer: TaskRunner<WriterTask, WriterAnswers>
  reader: TaskRunner<ReaderTask, ReaderAnswers>
  /** Of the runners that have it; others are empty. */
  generations: { writer: number; reader: number }
  segments: Segment[]
  /** The reading of its file, where there is one: whether it is worth waiting for. Searches wait for it until then (ms, monotonic). */
  loading: Promise<boolean> | undefined
  loadingUntil: number
  /** When it was last known to be up to date (ms, monotonic); undefined before the first build. */
  followedAt: number | undefined
  /** Changes that this process has heard of; how many of them the run that is under way will have seen, and how many the index has. */
  noted: number
  covered: number
  applied: number
  /** The run that is under way, and the one after it. */
  running: Promise<void> | undefined
  next: Promise<void> | undefined
  /** Grows with every change of a brand, store or category. */
  namesVersion: number
  /** One number in shared memory: grows with every change of what searches find. */
  revision: Int32Array
  /** What was found, by the query: true until the revision grows. Listings that many look at are walked over once between two changes. */
  answers: LRUCache<string, { revision: number; answer: IndexAnswer }>
  /** Walks under way, by the query: who asks for the same meanwhile waits for it. */
  walks: Map<string, { revision: number; answer: Promise<IndexAnswer> }>
}

/** One mall, one index: its settings are its identity. */
const indexes = new WeakMap<Settings, ProductIndex>()

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
  const index = indexes.get(ctx.settings)!
  if (!index.running) return run(ctx, index)
  index.next ??= index.running.then(() => run(ctx, index))
  return index.next
}

function run(ctx: Ctx, index: ProductIndex): Promise<void> {
  index.next = undefined
  index.running = follow(ctx, index, 'follow').finally(() => (index.running = undefined))
  return index.running
}

/** Compares the next part of the index with the database and repairs it. */
export async function checkIndex(ctx: Ctx): Promise<void> {
  const index = indexes.get(ctx.settings)
  if (index?.followedAt === undefined) return
  await follow(ctx, index, 'check')
}

async function staysInline({ db, settings: { searchIndex } }: Ctx): Promise<boolean> {
  return searchIndex === 'auto' && !(await hasCards(db, maxInline + 1))
}

/** Whether the mall has grown beyond what the main thread searches; threads rebuild the index, and the database answers meanwhile. */
const hasOutgrown = (index: ProductIndex | undefined): boolean =>
  index?.isInline === true && index.segments.reduce((sum, segment) => sum + sizeOf(segment), 0) > maxInline

function openIndex(ctx: Ctx, isInline: boolean): ProductIndex {
  const revision = shared(Int32Array, 1)
  const runners = isInline ? inlineRunners(ctx, revision) : threads(ctx, revision)
  const isSaved = !isInline && existsSync(savedFile(ctx))
  return {
    isInline,
    ...runners,
    revision,
    answers: new LRUCache({ maxSize: maxAnswerBytes }),
    walks: new Map(),
    generations: { writer: 0, reader: 0 },
    segments: [],
    // A thread that fails is reported by the following.
    loading: isSaved ? runners.writer.run({ kind: 'load' }).catch(() => false) : undefined,
    loadingUntil: performance.now() + maxLoading,
    followedAt: undefined,
    noted: 0,
    covered: 0,
    applied: 0,
    running: undefined,
    next: undefined,
    namesVersion: 0,
  }
}

const savedFile = ({ settings }: Ctx) => join(settings.dataDir, savedIndexes, 'products')

type Runners = Pick<ProductIndex, 'writer' | 'reader'>

function inlineRunners({ db }: Ctx, revision: Int32Array): Runners {
  const [follower, reader] = [new Follower({ db: db as Database, revision }), new IndexReader()]
  return {
    writer: new InlineTasks<WriterTask, WriterAnswers>((task) => follower.answer(task)),
    reader: new InlineTasks<ReaderTask, ReaderAnswers>((task) => reader.answer(task)),
  }
}

function threads(ctx: Ctx, revision: Int32Array): Runners {
  const connection = connectionOf(ctx.db as Database)
  return {
    // The arrays lie outside of the heaps; a small young generation keeps a thread small.
    writer: new WorkerThread<WriterTask, WriterAnswers>({
      file: entryFile('server/search/product-index/worker/index-writer.ts'),
      workerData: { connection, revision, file: savedFile(ctx) },
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    }),
    reader: new WorkerThread<ReaderTask, ReaderAnswers>({
      file: entryFile('server/search/product-index/worker/index-reader.ts'),
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    }),
  }
}

async function follow(ctx: Ctx, index: ProductIndex, kind: 'follow' | 'check'): Promise<void> {
  const begun = performance.now()
  const covered = (index.covered = index.noted)
  const followed: Followed = await index.writer.run({ kind })
  if (followed.segments) index.segments = followed.segments
  const { generations, reader, writer } = index
  if (followed.segments || generations.reader !== reader.generation) {
    await reader.run({ kind: 'update', segments: index.segments })
    generations.reader = reader.generation
    // What was found in the old segments since the writer announced the new ones.
    Atomics.add(index.revision, 0, 1)
  }
  generations.writer = writer.generation
  if (index.followedAt === undefined)
    ctx.log.info({ ms: Math.round(performance.now() - begun), threads: index.isInline ? 0 : 2, source: followed.source }, indexBuilt)
  index.followedAt = begun
  index.applied = covered
  if (followed.names) index.namesVersion++
  if (followed.productIds.length > 0) ctx.noticed(followed.productIds)
  if (followed.repaired > 0) ctx.log.warn({ products: followed.repaired }, 'the product index differed from the database and was repaired')
  if (followed.saveError) ctx.log.warn({ reason: followed.saveError }, 'the product index could not be saved; the next start rebuilds it')
  // A long build lacks what was written meanwhile.
  if (performance.now() - begun > longRun) await follow(ctx, index, 'follow')
}

/** Notes that public data has changed, and follows: searches wait for the index to have it. */
export function noteChange(ctx: Ctx): void {
  const index = indexes.get(ctx.settings)
  if (!index) return
  index.noted++
  void catchUp(ctx, index)
}

/** Resolves when the index has every change that was noted before the call, or could not follow. */
async function catchUp(ctx: Ctx, index: ProductIndex): Promise<void> {
  try {
    if (index.applied >= index.noted) return
    await (index.running && index.covered >= index.noted ? index.running : followCatalogue(ctx))
  } catch (error) {
    ctx.log.warn({ err: error }, 'the product index could not follow')
  }
}

/** Ends the threads. Searches are answered by the database from now on. */
export async function closeIndex({ settings }: Ctx): Promise<void> {
  const index = indexes.get(settings)
  indexes.delete(settings)
  await Promise.all([index?.writer.stop(), index?.reader.stop()])
}

/** The version of the names of brands, stores and categories that the index has; undefined where it cannot answer. */
export function namesVersionOf({ settings }: Ctx): number | undefined {
  const index = indexes.get(settings)
  return index && canAnswer(index) ? index.namesVersion : undefined
}

/**
 * Which products a query finds, how many, and its facets, without those in SQL.
 * @returns undefined where the index cannot answer: not built yet, too far behind, overloaded
 */
export async function findInIndex(ctx: Ctx, query: IndexQuery): Promise<(IndexAnswer & { namesVersion: number }) | undefined> {
  const index = indexes.get(ctx.settings)
  if (!index) return undefined
  if (index.followedAt === undefined) await loaded(index)
  if (!canAnswer(index)) return undefined
  if (index.applied < index.noted) await Promise.race([catchUp(ctx, index), timeout(maxWaiting)])
  if (!canAnswer(index)) return undefined
  try {
    return { ...(await answerOf(index, query)), namesVersion: index.namesVersion }
  } catch (error) {
    ctx.log.error({ err: error }, 'the product index did not answer')
    return undefined
  }
}

/** Resolves when the index was read from its file, or searches no longer wait for it: the file is of no use, lacks much, or takes too long. */
async function loaded({ loading, running, loadingUntil }: ProductIndex): Promise<void> {
  const left = loadingUntil - performance.now()
  if (!loading || left <= 0) return
  const followed = loading.then((isAwaited) => (isAwaited ? running?.catch(() => undefined) : undefined))
  await Promise.race([followed, timeout(left)])
}

async function answerOf(index: ProductIndex, query: IndexQuery): Promise<IndexAnswer> {
  const { answers, walks } = index
  const key = JSON.stringify(query)
  // That before the walk: whatever is written during it makes the answer old.
  const revision = Atomics.load(index.revision, 0)
  const known = answers.get(key)
  if (known?.revision === revision) return known.answer
  const walk = walks.get(key)
  if (walk?.revision === revision) return walk.answer
  const begun = { revision, answer: index.reader.run({ kind: 'find', query }) }
  walks.set(key, begun)
  try {
    const answer = await begun.answer
    answers.set(key, { revision, answer }, { size: bytesOf(key, answer) })
    return answer
  } finally {
    if (walks.get(key) === begun) walks.delete(key)
  }
}

function bytesOf(key: string, { ids, counts, attributes }: IndexAnswer): number {
  const numbers = Object.values(counts).reduce((sum, facet) => sum + facet.ids.length + facet.counts.length, ids.length)
  const values = attributes.reduce((sum, facet) => sum + facet.values.length, 0)
  return 500 + 2 * key.length + 8 * numbers + 60 * values
}

function canAnswer({ followedAt, generations, reader, writer }: ProductIndex): boolean {
  return (
    followedAt !== undefined &&
    performance.now() - followedAt < maxBehind &&
    generations.reader === reader.generation &&
    generations.writer === writer.generation &&
    reader.tasks < maxTasks
  )
}

const timeout = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
