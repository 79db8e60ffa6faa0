import { randomUUID } from 'node:crypto'
import { EngineFailure, type EngineClient } from '../client/engine-client.ts'
import type { EngineNames } from '../engine-names.ts'

/** What is known of the products in the engine, beside them. */
export interface EnginePosition {
  /** The index that is written; null before the first was built. */
  index: string | null
  /** Up to which position of the source changes are in it. */
  since: number
  /** Of which history of the source; null where that cannot be told. */
  history: string | null
}

interface State extends EnginePosition {
  /** The process that writes; null for none. */
  owner: string | null
  /** Grows with every owner. */
  epoch: number
}

/** ms that a node may be silent. */
const timeout = 5000

const [alreadyExists, notFound, conflict] = [400, 404, 409]
const nothing: EnginePosition = { index: null, since: 0, history: null }

/**
 * Who writes into the engine: one process at a time, which says every few seconds that it is there, by a document that is only changed as it was read. Its
 * writes have the number of its epoch, so that one that was believed gone and still writes changes nothing that its follower has written.
 */
export class EngineState {
  private readonly client: EngineClient
  private readonly index: string
  private readonly path: string
  private readonly replicas: number
  private readonly silence: number
  private readonly id = randomUUID()
  private owned: { state: State; version: string } | undefined
  private seen: { version: string; at: number } | undefined
  private lookedAt = -Infinity
  private batches = 0

  constructor(client: EngineClient, { state, layout }: EngineNames, { replicas, silence }: { replicas: number; silence: number }) {
    this.client = client
    this.index = `/${state}`
    this.path = `/${state}/_doc/layout-${layout}`
    this.replicas = replicas
    this.silence = silence
  }

  /** As this process knows it; undefined where it is not the owner. */
  get position(): EnginePosition | undefined {
    return this.owned?.state
  }

  /** As it is stored; undefined where nothing is. */
  async read(): Promise<State | undefined> {
    return (await this.look())?.state
  }

  /**
   * Whether this process is the owner from now on.
   * @param isForced takes the place of an owner that is alive, which notices it with its next change
   */
  async claim({ isForced = false } = {}): Promise<boolean> {
    if (this.owned) return true
    const now = performance.now()
    // An owner that ends in order is noticed before one that is silent.
    if (!isForced && now - this.lookedAt < this.silence / 5) return false
    const found = await this.look()
    this.lookedAt = now
    if (found?.version !== this.seen?.version) this.seen = found && { version: found.version, at: now }
    const isFree = !found || found.state.owner === null || now - this.seen!.at > this.silence
    if (!isFree && !isForced) return false
    if (!found) await this.create()
    const state = { ...nothing, ...found?.state, owner: this.id, epoch: (found?.state.epoch ?? 0) + 1 }
    return this.save(state, found?.version)
  }

  /** Notes a position. @throws EngineFailure where another process is the owner by now */
  async note(position: EnginePosition): Promise<void> {
    const { owned } = this
    if (!owned || !(await this.save({ ...owned.state, ...position }, owned.version)))
      throw new EngineFailure('Another process writes the products')
  }

  /** The version of the next write: higher than all before it, and than all of earlier owners. */
  nextVersion(): number {
    return this.owned!.state.epoch * 2 ** 32 + ++this.batches
  }

  /** Leaves it to another process. Never rejects. */
  async release(): Promise<void> {
    const { owned } = this
    this.owned = undefined
    if (owned) await this.write({ ...owned.state, owner: null }, owned.version).catch(() => undefined)
    this.lookedAt = -Infinity
  }

  private async create(): Promise<void> {
    const body = { settings: { number_of_shards: 1, number_of_replicas: this.replicas }, mappings: { dynamic: false } }
    await this.client.send('PUT', this.index, { body, accepted: [alreadyExists] })
  }

  private async look(): Promise<{ state: State; version: string } | undefined> {
    const { statusCode, body } = await this.client.send('GET', this.path, { accepted: [notFound], timeout })
    if (statusCode === notFound) return undefined
    const { _source: state, _seq_no: number, _primary_term: term } = body as { _source: State; _seq_no: number; _primary_term: number }
    return { state, version: `if_seq_no=${number}&if_primary_term=${term}` }
  }

  /** @param version that it replaces. @returns whether nobody was faster */
  private async save(state: State, version: string | undefined): Promise<boolean> {
    const stored = await this.write(state, version)
    this.owned = stored === undefined ? undefined : { state, version: stored }
    return stored !== undefined
  }

  private async write(state: State, version: string | undefined): Promise<string | undefined> {
    const { statusCode, body } = await this.client.send('PUT', `${this.path}?${version ?? 'op_type=create'}`, {
      body: state,
      accepted: [conflict],
      timeout,
    })
    if (statusCode === conflict) return undefined
    const { _seq_no: number, _primary_term: term } = body as { _seq_no: number; _primary_term: number }
    return `if_seq_no=${number}&if_primary_term=${term}`
  }
}
