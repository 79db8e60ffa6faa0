import type { FacetCounts } from './find/facet-counter.ts'
import { Finder } from './find/finder.ts'
import { groupCounts } from './find/group-counts.ts'
import type { IndexAnswer, IndexQuery, IndexWord } from './find/query.ts'
import { Layout } from './schema/layout.ts'
import type { Card, IndexSchema } from './schema/schema.ts'
import { IndexWriter } from './segments/index-writer.ts'
import { maxInSegment } from './segments/segment.ts'
import { hideReplaced } from './threads/index-reader.ts'
import type { DocumentVectors } from './words/document.ts'

/** A product with its words; without a document it keeps those that it has. */
export interface IndexedProduct {
  card: Card
  document?: DocumentVectors
}

/** An index that is written and searched by calls. `FollowedIndex` follows a source by itself, with threads and a file. */
export class ProductIndex {
  private readonly writer: IndexWriter
  private readonly finder: Finder

  /** @throws TypeError for a schema that is none */
  constructor(schema: IndexSchema) {
    const layout = new Layout(schema)
    this.writer = new IndexWriter(layout)
    this.finder = new Finder(layout)
  }

  /**
   * Adds products, or changes those that are there: numbers and flags in place; other words, or another group, need the document.
   * Many at once cost less than one by one.
   */
  write(products: readonly IndexedProduct[]): void {
    for (let at = 0; at < products.length; at += maxInSegment) this.writeSome(products.slice(at, at + maxInSegment))
  }

  private writeSome(products: readonly IndexedProduct[]): void {
    const documents = new Map(products.flatMap(({ card, document }) => (document ? [[card.id, document] as const] : [])))
    const cards = products.map(({ card }) => card)
    const added = this.writer.write(
      cards.map(({ id }) => id),
      cards,
      new Set(documents.keys()),
    )
    if (added.length === 0) return
    this.writer.add(added, documents)
    hideReplaced(this.writer.segments)
  }

  remove(ids: readonly number[]): void {
    this.writer.write(ids, [], new Set())
  }

  /** @throws TypeError for names that the schema has not, RangeError for too many words */
  find(query: IndexQuery): IndexAnswer {
    return this.finder.find(this.writer.segments, query)
  }

  /** How many products of each outer group a word names, in no order. */
  countGroups(word: IndexWord): FacetCounts {
    return groupCounts(this.writer.segments, word)
  }
}
