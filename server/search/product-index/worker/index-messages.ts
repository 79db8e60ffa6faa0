import type { Connection } from '#server/platform/db/database.ts'
import type { IndexAnswer, IndexQuery } from '../find.rules.ts'
import type { Segment } from '../segment.rules.ts'

/** What the thread that writes the index is started with. */
export interface WriterData {
  connection: Connection
  /** One number in shared memory that grows with every change of the index. */
  revision: Int32Array
  /** Where it is saved. */
  file: string
}

/** What following the database came to. */
export interface Followed {
  /** What readers search from now on; absent where everything was written in place. */
  segments?: Segment[]
  /** Products that changed since the run before; none where all were read. */
  productIds: number[]
  /** Whether names of brands, stores or categories changed. */
  names: boolean
  /** Listed products that differed from the database though no change was noted. */
  repaired: number
  /** What it was first made of. */
  source: 'file' | 'database'
  /** Why it could not be saved. */
  saveError?: string
}

export interface WriterAnswers {
  /** Reads the index that was saved last; whether there is one that can be followed from. */
  load: boolean
  /** Brings the index up to date: builds it the first time, then follows the changes. */
  follow: Followed
  /** Compares the next part of the index with the database and repairs it. */
  check: Followed
}

export type WriterTask = { kind: 'load' } | { kind: 'follow' } | { kind: 'check' }

export interface ReaderAnswers {
  /** Searches these segments from now on. */
  update: undefined
  find: IndexAnswer
}

export type ReaderTask = { kind: 'update'; segments: Segment[] } | { kind: 'find'; query: IndexQuery }
