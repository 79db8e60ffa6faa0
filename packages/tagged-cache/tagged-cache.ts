import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'

/** The name of something that an entry shows, such as `product:5`. */
export type Tag = string

interface Entry<T> {
  value: T
  bytes: number
  /** ms since the epoch: when the oldest data that it is made of was read. */
  readAt: number
  /** ms since the epoch until which it is new. */
  freshUntil: number
  staleUntil: number
  /** What it shows, with what it is made of. */
  tags: readonly Tag[]
}

/** What an entry can be made of. */
type Part<T> = Pick<Entry<T>, 'value' | 'readAt' | 'tags'>

/** What a load gives. */
export interface Loaded<T> {
  value: T
  bytes: number
  /** False: served to those who wait for it, and not stored. */
  keep?: boolean
  /** Stands for "what it is read from is away": not stored, and an earlier value is served instead, however old. */
  isUnavailable?: boolean
}

/**
 * ms: how old an entry may be that another entry is made of. A page made of cached replies is as old as the oldest of them,
 * so that one budget of seconds holds from the source to the page, however many caches lie between.
 */
const maxNestedAge = 1000

/** How often caches were read since the start: a fresh entry, an old one while it is refreshed, none. */
export const cacheUse = { fresh: 0, stale: 0, missed: 0 }

/** A load that runs. */
interface Load {
  /** When the oldest data that it has used was read. */
  readAt: number
  /** Of what it has used. */
  tags: Set<Tag>
  /** What has changed since it began. */
  changed: Set<Tag>
  /** Everything has. */
  isCleared: boolean
}

const currentLoad = new AsyncLocalStorage<Load>()

/** Says of what is being loaded that it shows these; outside of a load nothing. */
export function noteTags(tags: Iterable<Tag>): void {
  const load = currentLoad.getStore()
  if (load) for (const tag of tags) load.tags.add(tag)
}

/** Says of what is being loaded that it is made of data that was read at this time (ms since the epoch); outside of a load nothing. */
export function noteReadAt(ms: number): void {
  const load = currentLoad.getStore()
  if (load) load.readAt = Math.min(load.readAt, ms)
}

/** What is being loaded shows these, as far as it has come. */
export const tagsOfLoad = (): readonly Tag[] => [...(currentLoad.getStore()?.tags ?? [])]

/** What is being loaded has changed meanwhile, as far as it has come: some of it may have been read before. */
export function isLoadOutdated(): boolean {
  const load = currentLoad.getStore()
  return load !== undefined && isOutdated(load)
}

const isOutdated = ({ tags, changed, isCleared }: Load): boolean => isCleared || isAffected(tags, changed)

/** Whether what has these tags is out of date: what shows nothing that has a name is so after any change. */
function isAffected(tags: Iterable<Tag>, changed: ReadonlySet<Tag>): boolean {
  let hasTag = false
  for (const tag of tags) {
    if (changed.has(tag)) return true
    hasTag = true
  }
  return !hasTag && changed.size > 0
}

/** Bytes of a tag, about. */
const tagBytes = 40

export interface CacheOptions {
  /** An upper bound for the sum of what `bytes` reports. */
  maxBytes: number
  /** Is notified of an entry that could not be refreshed behind a reply; one that somebody waits for rejects instead. */
  onError: (error: unknown) => void
  /** Whether an error says that what entries are read from is away: an earlier value is served then, however old. */
  isUnavailable?: (error: unknown) => boolean
  /** Changes that are of all entries. */
  everything?: ReadonlySet<string>
}

/**
 * Stale-while-revalidate LRU, bounded in bytes: a fresh entry is served as it is, an expired one once more while it is made
 * again, concurrent misses share one load. While its source is away an entry is served however old it is.
 * {@link TaggedCache.clear} also discards what is being made from old data.
 */
export class TaggedCache<T> {
  readonly #entries: LRUCache<string, Entry<T>>
  readonly #making = new Map<string, Promise<Part<T>>>()
  readonly #loads = new Set<Load>()
  readonly #onError: (error: unknown) => void
  readonly #isUnavailable: (error: unknown) => boolean
  readonly #everything: ReadonlySet<string>

  constructor({ maxBytes, onError, isUnavailable = () => false, everything = new Set() }: CacheOptions) {
    this.#onError = onError
    this.#isUnavailable = isUnavailable
    this.#everything = everything
    this.#entries = new LRUCache<string, Entry<T>>({
      maxSize: maxBytes,
      sizeCalculation: (entry) => entry.bytes + 200 + tagBytes * entry.tags.length,
      max: 20_000,
    })
  }

  /**
   * The cached value, or the one `make` gives.
   * @param seconds how long the value is fresh; up to ten times that it is served stale while `make` runs
   */
  async get(key: string, seconds: number, make: () => Promise<Loaded<T>>): Promise<T> {
    const entry = this.#entries.get(key)
    const now = Date.now()
    const outer = currentLoad.getStore()
    if (outer) {
      const part = entry && now - entry.readAt <= maxNestedAge ? entry : await this.#make(key, seconds, make)
      outer.readAt = Math.min(outer.readAt, part.readAt)
      for (const tag of part.tags) outer.tags.add(tag)
      return part.value
    }
    if (entry && now < entry.freshUntil) {
      cacheUse.fresh++
      return entry.value
    }
    if (entry && now < entry.staleUntil) {
      cacheUse.stale++
      this.#make(key, seconds, make).catch(this.#onError)
      return entry.value
    }
    cacheUse.missed++
    return (await this.#make(key, seconds, make)).value
  }

  /** The cached value while it is fresh, without making one. */
  peek(key: string): T | undefined {
    const entry = this.#entries.get(key)
    return entry && Date.now() < entry.freshUntil ? entry.value : undefined
  }

  #make(key: string, seconds: number, make: () => Promise<Loaded<T>>): Promise<Part<T>> {
    const running = this.#making.get(key)
    if (running) return running
    const making = this.#load(key, seconds, make).finally(() => {
      if (this.#making.get(key) === making) this.#making.delete(key)
    })
    this.#making.set(key, making)
    return making
  }

  async #load(key: string, seconds: number, make: () => Promise<Loaded<T>>): Promise<Part<T>> {
    const load: Load = { readAt: Date.now(), tags: new Set(), changed: new Set(), isCleared: false }
    this.#loads.add(load)
    try {
      const { value, bytes, keep, isUnavailable } = await currentLoad.run(load, make)
      const { readAt } = load
      const part = { value, readAt, tags: [...load.tags] }
      if (isUnavailable) return this.#prolong(key, seconds) ?? part
      // A value made of what has changed meanwhile must not outlive the change.
      if (!isOutdated(load) && keep !== false)
        this.#entries.set(key, { ...part, bytes, freshUntil: readAt + seconds * 1000, staleUntil: readAt + seconds * 10_000 })
      return part
    } catch (error) {
      const earlier = this.#isUnavailable(error) ? this.#prolong(key, seconds) : undefined
      if (!earlier) throw error
      return earlier
    } finally {
      this.#loads.delete(load)
    }
  }

  /** The entry that could not be refreshed; the next requests need not wait for the next try. */
  #prolong(key: string, seconds: number): Entry<T> | undefined {
    const entry = this.#entries.get(key)
    if (entry) entry.staleUntil = Date.now() + seconds * 10_000
    return entry
  }

  /**
   * What is stored is out of date. It is refreshed before it is served again; only while its source is away the old values serve.
   * @param staleMs for so long an old value is still served while it is refreshed; a second clear does not prolong that
   */
  clear(staleMs = 0): void {
    for (const load of this.#loads) load.isCleared = true
    this.#expire(() => true, staleMs)
  }

  /** As {@link clear}, of what shows one of these alone; of everything where a change is not of single things. */
  change(changes: readonly Tag[], staleMs = 0): void {
    if (changes.some((change) => this.#everything.has(change))) return this.clear(staleMs)
    const tags = new Set(changes)
    for (const load of this.#loads) for (const tag of tags) load.changed.add(tag)
    this.#expire((entry) => isAffected(entry.tags, tags), staleMs)
  }

  #expire(isOutdated: (entry: Entry<T>) => boolean, staleMs: number): void {
    const staleUntil = staleMs > 0 ? Date.now() + staleMs : 0
    for (const entry of this.#entries.values()) {
      if (!isOutdated(entry)) continue
      entry.readAt = entry.freshUntil = 0
      entry.staleUntil = Math.min(entry.staleUntil, staleUntil)
    }
    // Who asks from now on is not given what was begun before the change: what it will show is not known yet.
    this.#making.clear()
  }
}
