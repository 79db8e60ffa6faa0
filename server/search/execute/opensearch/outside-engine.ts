import { CircuitBreaker } from '#server/platform/load/circuit-breaker.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { StateDeps } from '#server/platform/module-state.ts'
import { selectSnapshot } from '../product-index/changes.queries.ts'
import { DatabaseSource } from '../product-index/database-source.ts'
import { engineAddress, type EngineAddress } from './engine-address.ts'
import { EngineClient, EngineFailure, type SearchAnswer } from './engine-client.ts'
import type { Clause } from './engine-query.rules.ts'
import { probeRequest } from './engine-request.rules.ts'
import { EngineState } from './engine-state.ts'
import { EngineWriter } from './engine-writer.ts'

/** Log messages: the database answers searches from now on; OpenSearch does. */
export const [engineAway, engineAnswers] = ['the search engine does not answer; the database does', 'the search engine answers']
export const engineBehind = 'the search engine could not follow'
/** Failures one after another with which it is left alone, and ms between two probes from then on. */
const [failures, pause] = [5, 2000]
/** ms: the first search of a node that was just started compiles its scripts. */
const probeTimeout = 5000

/** OpenSearch as one process of the mall has it: asks it, and follows the catalogue where it is the process that writes. */
export class OutsideEngine {
  readonly address: EngineAddress
  readonly client: EngineClient
  readonly state: EngineState
  readonly writer: EngineWriter
  private readonly deps: StateDeps
  private readonly breaker: CircuitBreaker
  private followed: DatabaseSource | undefined
  private running: Promise<void> | undefined
  private isBehind = false
  private next: Promise<void> | undefined

  /** @param url `SEARCH_URL` */
  constructor(deps: StateDeps, url: string) {
    const { log } = deps
    this.deps = deps
    this.address = engineAddress(url)
    this.client = new EngineClient(this.address)
    this.state = new EngineState(this.client, this.address)
    this.writer = new EngineWriter({
      ...{ db: deps.db as Database, client: this.client, state: this.state, address: this.address },
      events: { built: (products, ms) => log.info({ products, ms: Math.round(ms) }, 'the search engine has all products') },
    })
    this.breaker = new CircuitBreaker({
      ...{ name: 'opensearch', failures, pause },
      probe: () => this.client.search(probeRequest, probeTimeout),
      onOpen: (error) => log.warn({ reason: reasonOf(error) }, engineAway),
      onClose: () => log.info(engineAnswers),
    })
  }

  /** Whether searches are sent to it. */
  get isAnswering(): boolean {
    return !this.breaker.isOpen
  }

  /** Undefined where it does not answer in time, or is left alone because it did not. */
  search(body: Clause): Promise<SearchAnswer | undefined> {
    return this.breaker.run(() => this.client.search(body))
  }

  /** Tries it where it is left alone; for the start, so that the first searches need not wait for a probe. Never rejects. */
  probe(): Promise<void> {
    return this.breaker.probe()
  }

  /** Writes what has changed, where this process is the one that writes. Calls at once share the next run. @throws Error of the database */
  follow(): Promise<void> {
    if (!this.running) return (this.running = this.followOnce().finally(() => (this.running = undefined)))
    this.next ??= this.running.catch(() => undefined).then(() => ((this.next = undefined), this.follow()))
    return this.next
  }

  /** Notes that public data has changed: the process that writes follows at once. */
  noteChange(): void {
    if (this.state.position) this.follow().catch((err: unknown) => this.deps.log.warn({ err }, engineBehind))
  }

  /** Has the caches of this process drop what changed, whoever changed it. @throws Error of the database */
  async notice(): Promise<void> {
    const { db, noticed } = this.deps
    const source = (this.followed ??= await followedFromNow(db as Database))
    const changes = await source.changes()
    // A process that nobody searches in notices too that the engine is back.
    void this.probe()
    if (!changes) return void (this.followed = undefined)
    if (changes.ids.length > 0) noticed(changes.ids)
    await changes.applied()
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
      // Once an outage, not with every attempt.
      if (!this.isBehind) this.deps.log.warn({ reason: reasonOf(error) }, engineBehind)
      this.isBehind = true
    }
    await this.probe()
  }
}

async function followedFromNow(db: Database): Promise<DatabaseSource> {
  const source = new DatabaseSource(db)
  await source.resume((await selectSnapshot(db)).xmin)
  return source
}

/** Without what was asked: words of shoppers do not belong into the log. */
const reasonOf = (error: unknown) =>
  error instanceof EngineFailure ? `${error.message}${error.status ? ` (${error.status})` : ''}` : String(error)
