import { LRUCache } from 'lru-cache'
import { openChangeFeed, type Change } from '../db/changes/change-feed.ts'
import type { Database } from '../db/database.ts'
import type { Logger } from '../log.ts'

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

/** Empties caches of public data after changes. @param shared whether other processes and commands work on the same database */
export function openCacheInvalidation({ db, log, shared }: { db: Database; log: Logger; shared: boolean }): CacheInvalidation {
  const caches: OnChange[] = []
  const told = new LRUCache<Change, true>({ max: 10_000, ttl: toldFor })
  const dropAll: OnChange = (changes) => caches.forEach((drop) => drop(changes))
  const onTold: OnChange = (changes) => {
    for (const change of changes) told.set(change, true)
    dropAll(changes)
  }
  const feed = shared ? openChangeFeed({ db, log, onChange: onTold }) : undefined
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
    close: async () => feed?.close(),
  }
}
