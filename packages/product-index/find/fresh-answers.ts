import { LRUCache } from 'lru-cache'
import type { IndexAnswer, IndexQuery } from './query.ts'

/** Bytes of answers, about. */
const maxBytes = 8 * 1024 * 1024

/** Answers to queries, true until the index changes: what many ask is walked over once between two changes. */
export class FreshAnswers {
  private readonly revision: Int32Array
  private readonly walk: (query: IndexQuery) => Promise<IndexAnswer>
  private readonly answers = new LRUCache<string, { revision: number; answer: IndexAnswer }>({ maxSize: maxBytes })
  /** Walks under way, by the query: who asks for the same meanwhile waits for it. */
  private readonly walks = new Map<string, { revision: number; answer: Promise<IndexAnswer> }>()

  /** @param revision one number, in memory that threads share: grows with every change of what searches find */
  constructor(revision: Int32Array, walk: (query: IndexQuery) => Promise<IndexAnswer>) {
    this.revision = revision
    this.walk = walk
  }

  /** The same object as long as nothing has changed; not to be changed. */
  async find(query: IndexQuery): Promise<IndexAnswer> {
    const { answers, walks } = this
    const key = JSON.stringify(query)
    // That before the walk: whatever is written during it makes the answer old.
    const revision = Atomics.load(this.revision, 0)
    const known = answers.get(key)
    if (known?.revision === revision) return known.answer
    const walk = walks.get(key)
    if (walk?.revision === revision) return walk.answer
    const begun = { revision, answer: this.walk(query) }
    walks.set(key, begun)
    try {
      const answer = await begun.answer
      answers.set(key, { revision, answer }, { size: bytesOf(key, answer) })
      return answer
    } finally {
      if (walks.get(key) === begun) walks.delete(key)
    }
  }
}

function bytesOf(key: string, { ids, facets, attributes }: IndexAnswer): number {
  const numbers = Object.values(facets).reduce((sum, facet) => sum + facet.ids.length + facet.counts.length, ids.length)
  const values = attributes.reduce((sum, facet) => sum + facet.values.length, 0)
  return 500 + 2 * key.length + 8 * numbers + 60 * values
}
