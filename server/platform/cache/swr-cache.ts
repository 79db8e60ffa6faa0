import { LRUCache } from 'lru-cache'
import { isDatabaseUnavailable } from '../db/database-error.ts'

interface Entry<T> {
  value: T
  bytes: number
  /** ms since the epoch until which it is new. */
  freshUntil: number
  staleUntil: number
}

/** What a load gives. */
export interface Loaded<T> {
  value: T
  bytes: number
  /** False: served to those who wait for it, and not stored. */
  keep?: boolean
  /** Stands for "the database is away": not stored, and an earlier value is served instead, however old. */
  isUnavailable?: boolean
}

/**
 * Stale-while-revalidate LRU, bounded in bytes: a fresh entry is served as it is, an expired one once more while it is made
 * anew, concurrent misses share one load. While the database is away an entry is served however old it is. {@link SwrCache.clear} also discards what is being made from old data.
 */
export class SwrCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>
  readonly #making = new Map<string, Promise<T>>()
  #generation = 0

  /** @param maxBytes an upper bound for the sum of what {@link get}'s `bytes` reports */
  constructor(maxBytes: number) {
    this.#entries = new LRUCache<string, Entry<T>>({ maxSize: maxBytes, sizeCalculation: (entry) => entry.bytes + 200, max: 20_000 })
  }

  /**
   * The cached value, or the one `make` gives.
   * @param seconds how long the value is fresh; up to ten times that it is served stale while `make` runs
   */
  async get(key: string, seconds: number, make: () => Promise<Loaded<T>>): Promise<T> {
    const entry = this.#entries.get(key)
    const now = Date.now()
    if (entry && now < entry.freshUntil) return entry.value
    if (entry && now < entry.staleUntil) {
      this.#make(key, seconds, make).catch(() => undefined)
      return entry.value
    }
    return this.#make(key, seconds, make)
  }

  /** The cached value while it is fresh, without making one. */
  peek(key: string): T | undefined {
    const entry = this.#entries.get(key)
    return entry && Date.now() < entry.freshUntil ? entry.value : undefined
  }

  #make(key: string, seconds: number, make: () => Promise<Loaded<T>>): Promise<T> {
    const running = this.#making.get(key)
    if (running) return running
    const making = this.#load(key, seconds, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key)
    })
    this.#making.set(key, making)
    return making
  }

  async #load(key: string, seconds: number, make: () => Promise<Loaded<T>>): Promise<T> {
    const generation = this.#generation
    try {
      const { value, bytes, keep, isUnavailable } = await make()
      if (isUnavailable) return this.#prolong(key, seconds)?.value ?? value
      // A value made of what has changed meanwhile must not outlive the change.
      if (generation === this.#generation && keep !== false) {
        const now = Date.now()
        this.#entries.set(key, { value, bytes, freshUntil: now + seconds * 1000, staleUntil: now + seconds * 10_000 })
      }
      return value
    } catch (error) {
      const earlier = isDatabaseUnavailable(error) ? this.#prolong(key, seconds) : undefined
      if (!earlier) throw error
      return earlier.value
    }
  }

  /** The entry that could not be made anew; the next requests need not wait for the next try. */
  #prolong(key: string, seconds: number): Entry<T> | undefined {
    const entry = this.#entries.get(key)
    if (entry) entry.staleUntil = Date.now() + seconds * 10_000
    return entry
  }

  /** Forgets everything. */
  clear(): void {
    this.#generation++
    this.#entries.clear()
    this.#making.clear()
  }
}
