import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

interface Entry<R> {
  data?: R
  error?: unknown
  /** When `data` came, ms since 1970. */
  loadedAt: number
  /** In flight; anyone who asks meanwhile gets its answer. */
  loading?: Promise<void> | undefined
  listeners: Set<() => void>
}

/** ms for which an answer is not asked for again. */
const freshMs = 5_000
const maxEntries = 50
const entries = new Map<string, Entry<unknown>>()

function entryOf<R>(key: string): Entry<R> {
  let entry = entries.get(key)
  if (!entry) {
    entry = { loadedAt: 0, listeners: new Set() }
    entries.set(key, entry)
    dropUnused()
  }
  return entry as Entry<R>
}

/** Entries nobody shows, the oldest first, once there are many. */
function dropUnused(): void {
  for (const [key, { listeners, loading }] of entries) {
    if (entries.size <= maxEntries) return
    if (listeners.size === 0 && !loading) entries.delete(key)
  }
}

function load<R>(key: string, ask: () => Promise<R>): Promise<void> {
  const entry = entryOf<R>(key)
  const change = (changes: Partial<Entry<R>>) => {
    Object.assign(entry, changes)
    entry.listeners.forEach((listener) => listener())
  }
  entry.loading ??= ask().then(
    (data) => change({ data, error: undefined, loadedAt: Date.now(), loading: undefined }),
    (error: unknown) => change({ error, loading: undefined }),
  )
  return entry.loading
}

/**
 * What a call answers, asked for after the page: once for all who ask with the same key. An answer is kept, and shown at once
 * when it is asked for again; one older than five seconds is then renewed. A late answer for another key is never shown.
 * @param key names call and input, such as `catalogue.cards 1,2`; undefined asks for nothing
 * @returns the answer, or the `error` of the last attempt; `reload` asks again
 */
export function useCall<R>(key: string | undefined, ask: () => Promise<R>) {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (key === undefined) return () => undefined
      const { listeners } = entryOf(key)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    [key],
  )
  const data = useSyncExternalStore(
    subscribe,
    () => (key === undefined ? undefined : entryOf<R>(key).data),
    () => undefined,
  )
  const error = useSyncExternalStore(
    subscribe,
    () => (key === undefined ? undefined : entryOf<R>(key).error),
    () => undefined,
  )
  const latest = useRef(ask)
  latest.current = ask
  useEffect(() => {
    if (key !== undefined && Date.now() - entryOf(key).loadedAt >= freshMs) void load(key, latest.current)
  }, [key])
  return {
    data,
    error: data === undefined ? error : undefined,
    reload: async () => {
      if (key !== undefined) await load(key, ask)
    },
  }
}

/** Drops what calls answered whose keys begin so: anyone who asks next asks the server. */
export function invalidateCalls(prefix: string): void {
  for (const [key, entry] of entries) if (key.startsWith(prefix)) entry.loadedAt = 0
}
