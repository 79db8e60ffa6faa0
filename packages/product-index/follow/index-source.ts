import type { Card } from '../schema/schema.ts'
import type { DocumentVectors } from '../words/document.ts'

/** Where an index reads its products, and what has changed: a database, a service, a log of changes. */
export interface IndexSource {
  /**
   * Reads every product as of one moment, which is the position from then on.
   * @param add is called for each of them, in the order of segments: by outer group, inner group and id; the document must not be kept
   */
  readAll(add: (card: Card, document?: DocumentVectors) => void): Promise<void>
  /** Products of these ids; those that are no longer there are left out. */
  cards(ids: readonly number[]): Promise<Card[]>
  /** The next products after an id, in the order of ids. */
  cardsAfter(id: number, limit: number): Promise<Card[]>
  /** The documents of products; those without one are left out. */
  documents(ids: readonly number[]): Promise<ReadonlyMap<number, DocumentVectors>>
  /** Up to where changes were told and applied; undefined before anything was read. */
  readonly position: number | undefined
  /** Which history of the source positions belong to, as far as {@link changes} has told; undefined where it cannot be told: nothing is saved. */
  history(): Promise<string | undefined>
  /**
   * Goes on from a position instead of reading everything.
   * @returns false where the source cannot tell what has changed since
   */
  resume(position: number): Promise<boolean>
  /** What has changed since the position; undefined where everything must be read again. */
  changes(): Promise<IndexChanges | undefined>
}

export interface IndexChanges {
  /** Products that are there, changed or gone. */
  ids: readonly number[]
  /** Those of them whose documents changed. */
  reworded: ReadonlySet<number>
  /** Whether something changed that belongs to no product: names of facet values. */
  names: boolean
  /** They are in the index: the position moves. */
  applied(): Promise<void>
}
