import type { AttributeCounts } from '@kalata/product-index/attributes/attribute-plan.ts'
import type { FacetCounts } from '@kalata/product-index/find/facet-counter.ts'
import type { IndexAnswer, IndexWord } from '@kalata/product-index/find/query.ts'
import type { IndexSchema } from '@kalata/product-index/schema/schema.ts'
import type { SearchEngine } from '@kalata/product-index/search-engine.ts'
import { CircuitBreaker, type BreakerUse } from './client/circuit-breaker.ts'
import { EngineClient, EngineFailure, type SearchAnswer } from './client/engine-client.ts'
import type { Copies } from './documents/index-template.ts'
import { engineNames, type EngineNames } from './engine-names.ts'
import { answerOf, groupsOf, narrowedCounts, offeredBy, offeredCounts } from './query/answers.ts'
import type { Clause, EngineQuery } from './query/clauses.ts'
import { Requests } from './query/requests.ts'
import { sourceOfNow, type EngineSource } from './write/engine-source.ts'
import { EngineState } from './write/engine-state.ts'
import { EngineWriter, type WriterEvents } from './write/engine-writer.ts'

/** Failures one after another with which OpenSearch is left alone, and ms between two probes from then on. */
const [failures, pause] = [5, 2000]
/** ms: the first search of a node that was just started compiles its scripts. */
const probeTimeout = 5000

export interface EngineAddress extends Copies {
  /** Each with user and password: `https://user:password@host:9200`. */
  nodes: readonly string[]
  /** What the names of indexes begin with: small letters, digits and `-`. */
  name: string
  /** ms that a search may take. */
  timeout: number
  /** ms without a note of the process that writes, after which another one goes on; three times as long as between its notes. */
  silence: number
}

/** What an index reports to its user. */
export interface EngineEvents extends WriterEvents {
  /** OpenSearch does not answer: nothing waits for it from now on. Once an outage. */
  away?(error: unknown): void
  /** It answers from now on. */
  answers?(): void
  /** What has changed could not be written; once an outage, or for each error of the source. */
  behind?(error: unknown): void
  /** Products changed, whoever writes them. */
  changed?(ids: readonly number[]): void
}

export interface OpenSearchOptions {
  schema: IndexSchema
  address: EngineAddress
  /** Opens a source that has read nothing yet. */
  openSource(): EngineSource
  events: EngineEvents
}

/** What is in OpenSearch. */
export interface EngineContents {
  /** The index that is searched, and products in it. */
  index: string
  products: number
  /** Whether a process writes into it. */
  isFollowed: boolean
  /** Up to which position of the source changes are in it. */
  since: number
}

/** An index in OpenSearch as one process has it: asks it, and follows its source where it is the process that writes. */
export class OpenSearchIndex implements SearchEngine {
  readonly names: EngineNames
  readonly client: EngineClient
  readonly state: EngineState
  readonly writer: EngineWriter
  private readonly options: OpenSearchOptions
  private readonly requests: Requests
  private readonly breaker: CircuitBreaker
  private noticed: EngineSource | undefined
  private running: Promise<void> | undefined
  private isBehind = false
  private next: Promise<void> | undefined

  /** @throws TypeError for a schema that is none */
  constructor(options: OpenSearchOptions) {
    const { schema, address, openSource, events } = options
    this.options = options
    this.requests = new Requests(schema)
    this.names = engineNames(address.name, schema)
    this.client = new EngineClient(address.nodes)
    this.state = new EngineState(this.client, this.names, address)
    const { client, state, names } = this
    this.writer = new EngineWriter({ schema, client, state, names, copies: address, silence: address.silence, openSource, events })
    const probe = this.requests.probe()
    this.breaker = new CircuitBreaker({
      ...{ failures, pause },
      probe: () => client.search(names.alias, probe, probeTimeout),
      onOpen: (error) => events.away?.(error),
      onClose: () => events.answers?.(),
    })
  }

  /** Whether searches are sent to it. */
  get isAnswering(): boolean {
    return !this.breaker.isOpen
  }

  /** Searches since the start. */
  get use(): Readonly<BreakerUse> {
    return this.breaker.use
  }

  /** Undefined also for what OpenSearch cannot be asked: a page too far behind, too many words. @throws TypeError for names that the schema has not */
  async find(query: EngineQuery): Promise<IndexAnswer | undefined> {
    const { schema } = this.options
    const request = this.requests.search(query)
    const answer = request && (await this.search(request))
    if (!answer) return undefined
    const attributes = query.facets === false ? [] : await this.attributes(query, answer)
    return attributes && answerOf({ schema, query, request, answer, attributes })
  }

  async countGroups(words: readonly IndexWord[]): Promise<FacetCounts[] | undefined> {
    if (words.length === 0) return []
    const answer = await this.search(this.requests.groups(words))
    return answer && groupsOf(words.length, answer)
  }

  /** The attributes that are offered, with what the search finds of each value. */
  private async attributes(query: EngineQuery, answer: SearchAnswer): Promise<AttributeCounts[] | undefined> {
    const offered = offeredBy(query, answer)
    if (!query.filters?.attributes?.length) return offeredCounts(offered, answer)
    if (offered.length === 0) return []
    const counted = await this.search(this.requests.offered(query, offered))
    return counted && narrowedCounts(offered, counted)
  }

  /** Undefined where it does not answer in time, or is left alone because it did not. */
  private search(body: Clause): Promise<SearchAnswer | undefined> {
    return this.breaker.run(() => this.client.search(this.names.alias, body, this.options.address.timeout))
  }

  /** Tries it where it is left alone; for the start, so that the first searches need not wait for a probe. Never rejects. */
  probe(): Promise<void> {
    return this.breaker.probe()
  }

  /** Writes what has changed, where this process is the one that writes. Calls at once share the next run. @throws Error of the source */
  follow(): Promise<void> {
    if (!this.running) return (this.running = this.followOnce().finally(() => (this.running = undefined)))
    this.next ??= this.running.catch(() => undefined).then(() => ((this.next = undefined), this.follow()))
    return this.next
  }

  noteChange(): void {
    if (this.state.position) this.follow().catch((error: unknown) => this.options.events.behind?.(error))
  }

  /** Reports what has changed since the last time, whichever process writes it. @throws Error of the source */
  async notice(): Promise<void> {
    const source = (this.noticed ??= await sourceOfNow(this.options.openSource))
    const changes = await source?.changes()
    // A process that nobody searches in notices too that OpenSearch is back.
    void this.probe()
    if (!changes) return void (this.noticed = undefined)
    if (changes.ids.length > 0) this.options.events.changed?.(changes.ids)
    await changes.applied()
  }

  /** Builds the index again beside the one that is searched, and puts it in its place; no other process writes meanwhile. @throws EngineFailure, Error of the source */
  async rebuild(): Promise<void> {
    await this.state.claim({ isForced: true })
    try {
      await this.writer.build()
    } finally {
      await this.state.release()
    }
  }

  /** What OpenSearch has; undefined before the first build. @throws EngineFailure */
  async contents(): Promise<EngineContents | undefined> {
    const { index, owner, since } = (await this.state.read()) ?? {}
    if (!index) return undefined
    const { body } = await this.client.send('GET', `/${this.names.alias}/_count`)
    return { index, products: (body as { count: number }).count, isFollowed: owner !== null, since: since! }
  }

  async close(): Promise<void> {
    await this.running?.catch(() => undefined)
    await this.state.release()
    await this.client.close()
  }

  private async followOnce(): Promise<void> {
    try {
      await this.writer.follow()
      this.isBehind = false
    } catch (error) {
      if (!(error instanceof EngineFailure)) throw error
      if (!this.isBehind) this.options.events.behind?.(error)
      this.isBehind = true
    }
    await this.probe()
  }
}
