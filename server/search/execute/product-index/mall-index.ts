import { join } from 'node:path'
import { FollowedIndex, type IndexEvents } from '@kalata/product-index/followed-index.ts'
import { inlineRunners, threadRunners, type IndexRunners } from '@kalata/product-index/threads/runners.ts'
import { sql } from 'drizzle-orm'
import { BooleanColumn } from '#server/platform/db/statements/row-schemas.ts'
import { column } from '@kalata/drizzle-postgres/statements/rows.ts'
import { connectionOf, type Connection, type Database } from '@kalata/drizzle-postgres/database.ts'
import type { StateDeps } from '#server/platform/module-state.ts'
import { entryFile } from '#server/platform/project-files.ts'
import { savedIndexes } from '#server/platform/saved-indexes.ts'
import { indexSchema } from './index-schema.rules.ts'
import { databaseSource } from './index-tables.ts'

/** Products up to which the main thread writes and searches the index itself, within a millisecond: its threads would cost 60 MB. */
const maxInline = 2000
/** Log message: searches are answered by the index from now on. */
export const indexBuilt = 'the product index is built'

/** ms that a process waits for its first index before it takes requests: a million products are built in so long. */
const maxOpening = 120_000

/** The product index of one process of a mall. In a large mall one thread writes it, another searches it. */
export class MallIndex {
  private readonly deps: StateDeps
  private opened: { index: FollowedIndex; isInline: boolean } | undefined
  private readonly createdAt = performance.now()
  private hasFollowed = false

  constructor(deps: StateDeps) {
    this.deps = deps
  }

  /** Absent before it was followed for the first time. */
  get current(): FollowedIndex | undefined {
    return this.opened?.index
  }

  /** Whether it was followed for the first time, with or without success, or has had its time to be. */
  get isOpened(): boolean {
    return this.hasFollowed || performance.now() - this.createdAt > maxOpening
  }

  /**
   * Brings it up to date. The first time reads or builds it: searches wait some seconds for it, then the database answers. Idempotent.
   * Calls at once share the next run.
   * @throws Error of the database
   */
  async follow(): Promise<void> {
    try {
      if (this.hasOutgrown()) await this.close()
      if (!this.opened) {
        const isInline = await this.staysInline()
        this.opened ??= { isInline, index: this.open(isInline) }
      }
      await this.opened.index.follow()
    } finally {
      this.hasFollowed = true
    }
  }

  /** Ends the threads. Searches are answered by the database until it is followed again. */
  async close(): Promise<void> {
    const { opened } = this
    this.opened = undefined
    await opened?.index.close()
  }

  /** Whether the mall has grown beyond what the main thread searches; threads build the index once more, and searches wait for it. */
  private hasOutgrown(): boolean {
    return this.opened?.isInline === true && this.opened.index.size > maxInline
  }

  private async staysInline(): Promise<boolean> {
    const { db, settings } = this.deps
    if (settings.searchIndex !== 'auto') return false
    const [more] = await column(db, BooleanColumn, sql`select exists (select from product_cards offset ${maxInline})`)
    return !more
  }

  private open(isInline: boolean): FollowedIndex {
    const runners = isInline ? inlineRunners(indexSchema, databaseSource(this.deps.db as Database)) : threads(this.deps)
    return new FollowedIndex(runners, eventsOf(this.deps, isInline))
  }
}

const threads = ({ db, settings }: StateDeps): IndexRunners =>
  threadRunners<Connection>({
    writer: entryFile('server/search/execute/product-index/worker/index-writer.ts'),
    reader: entryFile('server/search/execute/product-index/worker/index-reader.ts'),
    source: connectionOf(db as Database),
    file: join(settings.dataDir, savedIndexes, 'products'),
  })

function eventsOf({ log, noticed }: StateDeps, isInline: boolean): IndexEvents {
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
