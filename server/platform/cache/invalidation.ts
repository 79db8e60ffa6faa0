import { LRUCache } from 'lru-cache'
import { openChangeFeed, type Change } from '../db/changes/change-feed.ts'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import type { Logger } from '../log.ts'
import { allTag, changeTags } from './tags.ts'
import { openPurgeSender, type PurgeSender } from '@kalata/tagged-cache/purges/purge-sender.ts'

/** ms for which a change that was told is not dropped once more where it is noticed: what was made since is new. */
const toldFor = 1000

/** Drops what has changed. */
export type OnChange = (changes: readonly Change[]) => void

export interface CacheInvalidation {
  /** Drops from the caches of this process at once what shows it, from those of the others within moments. */
  changed(changes: readonly Change[]): void
  /** Drops from the caches of this process what shows products, except where that was told a moment ago. */
  noticed(productIds: readonly number[]): void
  /** Adds a cache that is made of public data. */
  onChange(drop: OnChange): void
  close(): Promise<void>
}

interface InvalidationOptions {
  db: Database
  log: Logger
  /** Whether other processes and commands work on the same database. */
  shared: boolean
  /** Caches in front, which one of the processes purges. */
  purgeUrls: readonly string[]
}

/** Empties caches of public data after changes. */
export function openCacheInvalidation({ db, log, shared, purgeUrls }: InvalidationOptions): CacheInvalidation {
  const caches: OnChange[] = []
  const told = new LRUCache<Change, true>({ max: 10_000, ttl: toldFor })
  const dropAll: OnChange = (changes) => caches.forEach((drop) => drop(changes))
  const onTold: OnChange = (changes) => {
    for (const change of changes) told.set(change, true)
    dropAll(changes)
  }
  /** Of the process that leads. */
  let purges: PurgeSender | undefined
  let purgesClosed: Promise<void> | undefined
  const onLead = (leads: boolean) => {
    purgesClosed = purges?.close()
    purges = leads ? openPurgeSender({ urls: purgeUrls, allTag, log }) : undefined
    // What changed while nobody led is unknown.
    purges?.add([allTag])
  }
  if (purgeUrls.length > 0) caches.push((changes) => purges?.add(changeTags(changes)))
  const feed = shared ? openChangeFeed({ db, log, onChange: onTold, ...(purgeUrls.length > 0 ? { onLead } : {}) }) : undefined
  return {
    changed(changes) {
      onTold(changes)
      feed?.announce(changes)
    },
    noticed(productIds) {
      if (told.has('catalogue')) return
      const changes = productIds.map((id): Change => `product:${id}`).filter((change) => !told.has(change))
      if (changes.length > 0) dropAll(changes)
    },
    onChange: (drop) => void caches.push(drop),
    async close() {
      await feed?.close()
      await purgesClosed
    },
  }
}
