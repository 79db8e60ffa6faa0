import { openChangeFeed, type Change } from '../db/change-feed.ts'
import type { Database } from '../db/database.ts'
import type { Logger } from '../log.ts'

/** Drops what has changed. */
export type OnChange = (changes: readonly Change[]) => void

export interface CacheInvalidation {
  /** Drops from the caches of this process at once what shows it, from those of the others within moments. */
  changed(changes: readonly Change[]): void
  /** Adds a cache that is made of public data. */
  onChange(drop: OnChange): void
  close(): Promise<void>
}

/** Empties caches of public data after changes. @param shared whether other processes and commands work on the same database */
export function openCacheInvalidation({ db, log, shared }: { db: Database; log: Logger; shared: boolean }): CacheInvalidation {
  const caches: OnChange[] = []
  const dropAll: OnChange = (changes) => caches.forEach((drop) => drop(changes))
  const feed = shared ? openChangeFeed({ db, log, onChange: dropAll }) : undefined
  return {
    changed(changes) {
      dropAll(changes)
      feed?.announce(changes)
    },
    onChange: (drop) => void caches.push(drop),
    close: async () => feed?.close(),
  }
}
