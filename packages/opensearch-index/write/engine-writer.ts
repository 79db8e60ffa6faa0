import type { Card, IndexSchema } from '@kalata/product-index/schema/schema.ts'
import type { DocumentVectors } from '@kalata/product-index/words/document.ts'
import { EngineFailure, type EngineClient } from '../client/engine-client.ts'
import { engineDocument } from '../documents/engine-document.ts'
import { builtSettings, indexTemplate, settingsOfBuild, type Copies } from '../documents/index-template.ts'
import type { EngineNames } from '../engine-names.ts'
import { sourceOfNow, type EngineSource } from './engine-source.ts'
import type { EngineState } from './engine-state.ts'

/** Products that are read and sent at once. */
const batch = 500
const [notFound, conflict] = [404, 409]

export interface WriterEvents {
  /** A build has ended; searches ask it. */
  built?(products: number, ms: number): void
}

interface Parts {
  schema: IndexSchema
  client: EngineClient
  state: EngineState
  names: EngineNames
  copies: Copies
  /** ms without a note of the process that writes, after which another one goes on. */
  silence: number
  openSource(): EngineSource
  events: WriterEvents
}

/** Brings the products and what has changed of them into the engine, while its process is the one that writes. */
export class EngineWriter {
  private readonly parts: Parts
  private source: EngineSource | undefined
  private notedAt = -Infinity

  constructor(parts: Parts) {
    this.parts = parts
  }

  /**
   * Writes what has changed since the last time; builds an index where there is none, or changes cannot be followed. Nothing where another process
   * writes. @throws EngineFailure, Error of the source
   */
  async follow(): Promise<void> {
    const { state } = this.parts
    const wasOwner = state.position !== undefined
    if (!(await state.claim())) return
    if (!wasOwner) this.source = undefined
    this.source ??= await this.resumed()
    if (!this.source || !(await this.writeChanges(this.source, state.position!.index!))) await this.build()
  }

  /** Builds an index beside the one that is searched, and puts it in its place. The process must be the owner. */
  async build(): Promise<void> {
    const { schema, client, names, copies, events, openSource } = this.parts
    const { alias } = names
    const began = performance.now()
    this.source = undefined
    const index = `${alias}-${Date.now().toString(36)}`
    await client.send('PUT', `/_index_template/${alias}`, { body: indexTemplate(schema, alias, copies) })
    await client.send('PUT', `/${index}`, { body: { settings: settingsOfBuild }, query: { wait_for_active_shards: 1 } })
    const source = await sourceOfNow(openSource)
    if (!source) throw new Error('The changes of a moment ago cannot be followed')
    const products = await this.writeAll(source, index)
    await client.send('PUT', `/${index}/_settings`, { body: builtSettings(copies) })
    // With the settings alone, what was written before them would wait in memory for the next write.
    await client.send('POST', `/${index}/_flush`, { query: { wait_if_ongoing: true } })
    // What has changed meanwhile, before it is searched.
    if (!(await this.writeChanges(source, index))) throw new Error('The changes since the build began cannot be followed')
    await client.send('POST', `/${index}/_refresh`)
    await this.switchTo(index)
    await this.noteAt(source, index, { isNow: true })
    this.source = source
    events.built?.(products, performance.now() - began)
  }

  /** Writes every product; one batch is read while the one before is indexed. @returns how many */
  private async writeAll(source: EngineSource, index: string): Promise<number> {
    let products = 0
    let writing: Promise<void> = Promise.resolve()
    for (let last = 0; ;) {
      const cards = await source.cardsAfter(last, batch)
      const documents = await source.documents(cards.map(({ id }) => id))
      await writing
      if (cards.length === 0) return products
      writing = this.writeCards(index, cards, documents)
      // Thrown where it is waited for.
      writing.catch(() => undefined)
      products += cards.length
      last = cards.at(-1)!.id
      await this.noteAlive()
    }
  }

  private async switchTo(index: string): Promise<void> {
    const { client, names } = this.parts
    const { alias } = names
    const actions = [{ remove: { index: `${alias}-*`, alias, must_exist: false } }, { add: { index, alias } }]
    await client.send('POST', '/_aliases', { body: { actions } })
    await this.deleteOthers(index)
  }

  /** Those that were searched before, or were never finished. */
  private async deleteOthers(index: string): Promise<void> {
    const { client, names } = this.parts
    const { alias } = names
    const { body } = await client.send('GET', `/_cat/indices/${alias}-*`, { query: { format: 'json', h: 'index' } })
    const others = (body as { index: string }[]).map((each) => each.index).filter((each) => each !== index)
    if (others.length > 0) await client.send('DELETE', `/${others.join()}`, { accepted: [notFound] })
  }

  /** Goes on where the owner before has noted that it was; undefined where that cannot be told. */
  private async resumed(): Promise<EngineSource | undefined> {
    const { client, state, names, openSource } = this.parts
    const { index, since, history } = state.position!
    if (index === null) return undefined
    const { statusCode } = await client.send('HEAD', `/${index}/_alias/${names.alias}`, { accepted: [notFound] })
    if (statusCode === notFound) return undefined
    const source = openSource()
    if (!(await source.resume(since))) return undefined
    const present = await source.history()
    if (history !== null && present !== undefined && history !== present) return undefined
    // The owner before may have ended between the switch and the deletion.
    await this.deleteOthers(index)
    return source
  }

  /** @returns false where they cannot be followed */
  private async writeChanges(source: EngineSource, index: string): Promise<boolean> {
    const changes = await source.changes()
    if (!changes) return false
    for (let at = 0; at < changes.ids.length; at += batch) {
      const ids = changes.ids.slice(at, at + batch)
      const cards = await source.cards(ids)
      await this.writeCards(index, cards, await source.documents(cards.map(({ id }) => id)), ids)
      await this.noteAt(source, index)
    }
    if (changes.ids.length > 0) await this.parts.client.send('POST', `/${index}/_refresh`)
    await changes.applied()
    await this.noteAt(source, index, { isNow: changes.ids.length > 0 })
    return true
  }

  /** Whether it is too early for another note. */
  private get wasNotedNow(): boolean {
    return performance.now() - this.notedAt < this.parts.silence / 3
  }

  /** Of the index that is searched nothing has changed. */
  private async noteAlive(): Promise<void> {
    const { state } = this.parts
    if (this.wasNotedNow) return
    await state.note(state.position!)
    this.notedAt = performance.now()
  }

  private async noteAt(source: EngineSource, index: string | null, { isNow = false } = {}): Promise<void> {
    if (!isNow && this.wasNotedNow) return
    await this.parts.state.note({ index, since: source.position!, history: (await source.history()) ?? null })
    this.notedAt = performance.now()
  }

  /** @param ids of the cards, and of those that are no longer there */
  private async writeCards(
    index: string,
    cards: readonly Card[],
    documents: ReadonlyMap<number, DocumentVectors>,
    ids: readonly number[] = [],
  ): Promise<void> {
    const { schema, client, state } = this.parts
    const present = new Set(cards.map(({ id }) => id))
    const version = { version: state.nextVersion(), version_type: 'external' }
    const lines = [
      ...cards.flatMap((card) => [{ index: { _id: String(card.id), ...version } }, engineDocument(schema, card, documents.get(card.id))]),
      ...ids.filter((id) => !present.has(id)).map((id) => ({ delete: { _id: String(id), ...version } })),
    ]
    if (lines.length === 0) return
    const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    const answer = (await client.send('POST', `/${index}/_bulk`, { body })).body as BulkAnswer
    // What is there already in a later version stays.
    const failed = answer.items
      .flatMap(Object.values<BulkItem>)
      .find(({ status }) => status >= 400 && status !== notFound && status !== conflict)
    if (failed) throw new EngineFailure(failed.error?.reason ?? 'A product was not written', failed.status)
  }
}

interface BulkItem {
  status: number
  error?: { reason: string }
}
interface BulkAnswer {
  items: Record<string, BulkItem>[]
}
