import { setTimeout as sleep } from 'node:timers/promises'

/**
 * ms from a change to the request: by then every process knows of it, which takes 50 and what NOTIFY takes. Once more after `repeat`, since a page that a
 * cache was fetching at that moment is stored after it, and for a process that was late.
 */
const delay = { first: 150, repeat: 2500 }
/** Characters of a header that every cache accepts. */
const maxHeader = 4000
/** Tags that wait for a cache; beyond, everything is dropped instead. */
const maxWaiting = 2000
/** ms that a request may take, and until the next one after so many failures in turn. */
const timeout = 2000
const retryAfter = [500, 1000, 2000, 5000, 10_000]

export interface PurgeOptions {
  /** Of the caches; a user and password in one are sent as Basic authorisation. */
  urls: readonly string[]
  /** The tag that everything has: sent instead where it is among them, or too many are. */
  allTag: string
  log: PurgeLog
}

/** As pino has it. */
export interface PurgeLog {
  info(fields: object, text: string): void
  error(fields: object, text: string): void
}

/** Has caches in front drop what shows what has changed, by `PURGE` with the headers `xkey-purge` and `surrogate-key`. */
export interface PurgeSender {
  /** Does not wait for them. */
  add(tags: readonly string[]): void
  /** Sends what waits, once and for at most 2 s. */
  close(): Promise<void>
}

export function openPurgeSender({ urls, allTag, log }: PurgeOptions): PurgeSender {
  const caches = urls.map((url) => new CacheInFront(url, allTag, log))
  const timers = new Set<NodeJS.Timeout>()
  let gathered = new Set<string>()

  function later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
  }
  function send(tags: ReadonlySet<string>): void {
    for (const cache of caches) cache.add(tags)
  }
  function sendGathered(): void {
    const tags = gathered
    gathered = new Set()
    send(tags)
    later(delay.repeat, () => send(tags))
  }
  return {
    add(tags) {
      if (gathered.size === 0) later(delay.first, sendGathered)
      for (const tag of tags) gathered.add(tag)
      if (gathered.size > maxWaiting) gathered = new Set([allTag])
    },
    async close() {
      for (const timer of timers) clearTimeout(timer)
      send(gathered)
      await Promise.all(caches.map((cache) => cache.close()))
    },
  }
}

/** One cache, with what it has not been sent yet. One request at a time, so that what comes meanwhile is sent together. */
class CacheInFront {
  readonly #url: URL
  readonly #headers: Record<string, string>
  readonly #allTag: string
  readonly #log: PurgeLog
  readonly #closing = new AbortController()
  #waiting = new Set<string>()
  #sending: Promise<void> | undefined

  constructor(address: string, allTag: string, log: PurgeLog) {
    const url = new URL(address)
    const { username, password } = url
    const basic = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
    this.#headers = username || password ? { authorization: `Basic ${basic}` } : {}
    url.username = url.password = ''
    this.#url = url
    this.#allTag = allTag
    this.#log = log
  }

  add(tags: Iterable<string>): void {
    for (const tag of tags) this.#waiting.add(tag)
    if (this.#waiting.has(this.#allTag) || this.#waiting.size > maxWaiting) this.#waiting = new Set([this.#allTag])
    this.#sending ??= this.#sendAll().finally(() => (this.#sending = undefined))
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    for (let failures = 0; this.#waiting.size > 0;) {
      const tags = firstOf(this.#waiting)
      try {
        await this.#purge(tags)
        if (failures > 0) this.#log.info({ cache: this.#url.host }, 'the cache in front is purged again')
        failures = 0
      } catch (error) {
        if (failures++ === 0)
          this.#log.error({ err: error, cache: this.#url.host }, 'the cache in front could not be purged; it is tried again')
        this.add(tags)
        if (this.#closing.signal.aborted) return
        const ms = retryAfter[Math.min(failures, retryAfter.length) - 1]
        await sleep(ms, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined)
      }
    }
  }

  async #purge(tags: readonly string[]): Promise<void> {
    for (const tag of tags) this.#waiting.delete(tag)
    const named = tags.join(' ')
    const headers = { ...this.#headers, 'xkey-purge': named, 'surrogate-key': named }
    const answer = await fetch(this.#url, { method: 'PURGE', headers, redirect: 'error', signal: AbortSignal.timeout(timeout) })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`PURGE was answered with ${answer.status}`)
  }
}

/** As many as fit into one header, at least one. */
function firstOf(tags: ReadonlySet<string>): string[] {
  const first: string[] = []
  let length = 0
  for (const tag of tags) {
    length += tag.length + 1
    if (first.length > 0 && length > maxHeader) break
    first.push(tag)
  }
  return first
}
