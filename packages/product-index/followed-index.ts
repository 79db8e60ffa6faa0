import type { FacetCounts } from './find/facet-counter.ts'
import { FreshAnswers } from './find/fresh-answers.ts'
import type { IndexAnswer, IndexQuery, IndexWord } from './find/query.ts'
import { sizeOf, type Segment } from './segments/segment.ts'
import type { SearchEngine } from './search-engine.ts'
import type { Followed } from './threads/messages.ts'
import type { IndexRunners } from './threads/runners.ts'

/** ms that a search waits for changes that were noted; then the index answers as it is. */
const maxWaiting = 250
/** ms after the opening that searches wait for the first run, which reads the index from its file or builds it. */
const maxOpening = 10_000
/** ms: an index that could not follow for so long does not answer. */
const maxBehind = 60_000
/** ms: what was written during a longer run is followed at once. */
const longRun = 2500
/** Searches that wait for the reader; those beyond are not answered. */
const maxTasks = 200

/** What an index tells its user. */
export interface IndexEvents {
  /** It answers from now on. @param ms that its first run took */
  ready(ms: number, origin: Followed['origin']): void
  /** Products changed since the run before. */
  changed(ids: readonly number[]): void
  /** So many products differed from the source though no change was told. */
  repaired(count: number): void
  saveFailed(reason: string): void
  /** A run failed that nobody waits for; or a search, which was not answered. */
  failed(error: unknown, what: 'follow' | 'find'): void
}

/** An index that follows its source, in the calling thread or with a thread that writes it and another that searches it, in memory that they share. */
export class FollowedIndex implements SearchEngine {
  private readonly runners: IndexRunners
  private readonly events: IndexEvents
  private readonly answers: FreshAnswers
  /** Of the runners that have it; others are empty. */
  private readonly generations = { writer: 0, reader: 0 }
  private segments: readonly Segment[] = []
  /** When it was opened (ms, monotonic). */
  private readonly openedAt = performance.now()
  /** When it was last known to be up to date (ms, monotonic); undefined before the first build. */
  private followedAt: number | undefined
  /** Changes that were noted; how many of them the run that is under way will have seen, and how many the index has. */
  private noted = 0
  private covered = 0
  private applied = 0
  /** The run that is under way, and the one after it. */
  private running: Promise<void> | undefined
  private next: Promise<void> | undefined
  /** Another one after every change that belongs to no product, and of every index: equal ones are of the same names. */
  namesVersion = newVersion()

  constructor(runners: IndexRunners, events: IndexEvents) {
    this.runners = runners
    this.events = events
    this.answers = new FreshAnswers(runners.revision, (query) => runners.reader.run({ kind: 'find', query }))
  }

  /** Products that it has, removed ones too as long as their segments are not merged. */
  get size(): number {
    return this.segments.reduce((sum, segment) => sum + sizeOf(segment), 0)
  }

  follow(): Promise<void> {
    if (!this.running) return this.run()
    this.next ??= this.running.then(() => this.run())
    return this.next
  }

  private run(): Promise<void> {
    this.next = undefined
    this.running = this.update('follow').finally(() => (this.running = undefined))
    return this.running
  }

  /** Compares a part of it with its source and repairs it. */
  async check(): Promise<void> {
    if (this.followedAt !== undefined) await this.update('check')
  }

  private async update(kind: 'follow' | 'check'): Promise<void> {
    const begun = performance.now()
    const covered = (this.covered = this.noted)
    const { writer, reader, revision } = this.runners
    const followed: Followed = await writer.run({ kind })
    if (followed.segments) this.segments = followed.segments
    if (followed.segments || this.generations.reader !== reader.generation) {
      await reader.run({ kind: 'update', segments: [...this.segments] })
      this.generations.reader = reader.generation
      // What was found in the old segments since the writer announced the new ones.
      Atomics.add(revision, 0, 1)
    }
    this.generations.writer = writer.generation
    if (this.followedAt === undefined) this.events.ready(performance.now() - begun, followed.origin)
    this.followedAt = begun
    this.applied = covered
    if (followed.names) this.namesVersion = newVersion()
    this.notify(followed)
    // A long build lacks what was written meanwhile.
    if (performance.now() - begun > longRun) await this.update('follow')
  }

  private notify({ productIds, repaired, saveError }: Followed): void {
    if (productIds.length > 0) this.events.changed(productIds)
    if (repaired > 0) this.events.repaired(repaired)
    if (saveError) this.events.saveFailed(saveError)
  }

  /** Searches wait a moment for it to follow. */
  noteChange(): void {
    this.noted++
    void this.catchUp()
  }

  /** Resolves when the index has every change that was noted before the call, or could not follow. */
  private async catchUp(): Promise<void> {
    try {
      if (this.applied >= this.noted) return
      await (this.running && this.covered >= this.noted ? this.running : this.follow())
    } catch (error) {
      this.events.failed(error, 'follow')
    }
  }

  find(query: IndexQuery): Promise<IndexAnswer | undefined> {
    return this.answer(() => this.answers.find(query))
  }

  countGroups(words: readonly IndexWord[]): Promise<FacetCounts[] | undefined> {
    return this.answer(() => this.runners.reader.run({ kind: 'countGroups', words }))
  }

  private async answer<T>(ask: () => Promise<T>): Promise<T | undefined> {
    if (this.followedAt === undefined) await this.firstRun()
    if (!this.canAnswer()) return undefined
    if (this.applied < this.noted) await Promise.race([this.catchUp(), timeout(maxWaiting)])
    if (!this.canAnswer()) return undefined
    try {
      return await ask()
    } catch (error) {
      this.events.failed(error, 'find')
      return undefined
    }
  }

  /** Resolves when the first run has ended, or searches no longer wait for it. Who follows learns of its failure. */
  private async firstRun(): Promise<void> {
    const left = this.openedAt + maxOpening - performance.now()
    if (this.running && left > 0) await Promise.race([this.running.catch(() => undefined), timeout(left)])
  }

  /** Whether it is built, not too far behind and not overloaded. */
  canAnswer(): boolean {
    const { reader, writer } = this.runners
    return (
      this.followedAt !== undefined &&
      performance.now() - this.followedAt < maxBehind &&
      this.generations.reader === reader.generation &&
      this.generations.writer === writer.generation &&
      reader.tasks < maxTasks
    )
  }

  async close(): Promise<void> {
    this.followedAt = undefined
    await Promise.all([this.runners.writer.stop(), this.runners.reader.stop()])
  }
}

const newVersion = () => Symbol('names')

const timeout = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
