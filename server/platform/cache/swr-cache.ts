import { isDatabaseUnavailable } from '@kalata/postgres-client/database-error.ts'
import { TaggedCache } from '@kalata/tagged-cache/tagged-cache.ts'

const everything = new Set(['catalogue', 'policies'])

/** A cache of the mall's public data: while the database is away an entry is served whatever its age. */
export class SwrCache<T> extends TaggedCache<T> {
  constructor(maxBytes: number, onError: (error: unknown) => void) {
    super({ maxBytes, onError, isUnavailable: isDatabaseUnavailable, everything })
  }
}
