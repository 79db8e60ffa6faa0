import type { FacetCounts } from '../find/facet-counter.ts'
import type { IndexAnswer, IndexQuery, IndexWord } from '../find/query.ts'
import type { Segment } from '../segments/segment.ts'

/** What following a source came to. */
export interface Followed {
  /** What readers search from now on; absent where everything was written in place. */
  segments?: Segment[]
  /** Products that changed since the run before; none where all were read. */
  productIds: readonly number[]
  /** Whether names of facet values changed. */
  names: boolean
  /** Products that differed from the source though no change was told. */
  repaired: number
  /** What it was first made of. */
  origin: 'file' | 'source'
  /** Why it could not be saved. */
  saveError?: string
}

export interface WriterAnswers {
  /** Brings the index up to date: reads the one that was saved last or builds it the first time, then follows the changes. */
  follow: Followed
  /** Compares the next part of the index with its source and repairs it. */
  check: Followed
}

export type WriterTask = { kind: 'follow' } | { kind: 'check' }

export interface ReaderAnswers {
  /** Searches these segments from now on. */
  update: undefined
  find: IndexAnswer
  /** For each word. */
  countGroups: FacetCounts[]
}

export type ReaderTask =
  | { kind: 'update'; segments: Segment[] }
  | { kind: 'find'; query: IndexQuery }
  | { kind: 'countGroups'; words: readonly IndexWord[] }
