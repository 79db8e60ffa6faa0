import { openChangeFeed, type Change } from '../db/change-feed.ts'
import type { Database } from '../db/database.ts'
import type { Logger } from '../log.ts'

export interface CacheInvalidation {
  /** Empties the caches of this process at once, those of the others within moments. */
  changed(change: Change): void
  /** Adds a cache that is made of public data. */
  onChange(empty: () => void): void
  close(): Promise<void>
}

/** Empties caches of public data after changes. @param shared whether other processes and commands work on the same database */
export function openCacheInvalidation({ db, log, shared }: { db: Database; log: Logger; shared: boolean }): CacheInvalidation {
  const caches: (() => void)[] = []
  const emptyAll = () => caches.forEach((empty) => empty())
  const feed = shared ? openChangeFeed({ db, log, onChange: emptyAll }) : undefined
  return {
    changed(change) {
      emptyAll()
      feed?.announce(change)
    },
    onChange: (empty) => void caches.push(empty),
    close: async () => feed?.close(),
  }
}
