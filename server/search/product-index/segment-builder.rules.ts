import {
  bySegmentOrder,
  columnTypes,
  isCurrent,
  maxInSegment,
  readCard,
  shared,
  sizeOf,
  writeCard,
  type IndexedCard,
  type Segment,
  type SegmentColumns,
  type SharedArray,
} from './segment.rules.ts'
import { AttributesBuilder } from './attributes-builder.rules.ts'
import type { DocumentVectors } from './document-reader.rules.ts'
import { WordsBuilder } from './words-builder.rules.ts'
import { mergedWords, type MergedWords } from './words-merger.rules.ts'

/** Builds a segment of cards that come in its order. */
export class SegmentBuilder {
  private cards: SegmentColumns
  private readonly words = new WordsBuilder()
  private readonly attributes = new AttributesBuilder()
  size = 0

  /** @param expected about how many cards will come */
  constructor(expected = 64) {
    this.cards = emptyColumns(Math.max(expected, 64))
  }

  /** @throws RangeError where the segment is full (`maxInSegment`). @param document absent where it has none */
  add(card: IndexedCard, document?: DocumentVectors): void {
    const nameWords = document ? this.words.add(this.size, document) : 0
    this.attributes.add(document?.variants)
    this.addCard(card, nameWords)
  }

  /** Adds a card of another segment, whose words are merged after all cards were added. @throws RangeError as {@link add} */
  copy(segment: Segment, slot: number): void {
    this.attributes.copy(segment.attributes, slot)
    this.addCard(readCard(segment, slot), segment.nameWords[slot]!)
  }

  private addCard(card: IndexedCard, nameWords: number): void {
    if (this.size === maxInSegment) throw new RangeError('The segment is full')
    if (this.size === sizeOf(this.cards)) this.cards = copied(this.cards, this.size, Math.ceil(this.size * 1.5))
    this.cards.nameWords[this.size] = nameWords
    writeCard(this.cards, this.size++, card)
  }

  /** Once. @param merged the words of the segments that it is merged from */
  build(merged?: MergedWords[]): Segment {
    const columns = copied(this.cards, this.size, this.size)
    const { productIds, byProduct } = columns
    for (let slot = 0; slot < this.size; slot++) byProduct[slot] = slot
    byProduct.sort((one, other) => productIds[one]! - productIds[other]!)
    const words = merged ? mergedWords(merged) : this.words.build()
    return { ...columns, words, attributes: this.attributes.build(columns) }
  }
}

/** A segment of cards in any order. */
export function segmentOf(cards: readonly IndexedCard[], documents: Map<number, DocumentVectors>): Segment {
  const builder = new SegmentBuilder(cards.length)
  for (const card of cards.toSorted(bySegmentOrder)) builder.add(card, documents.get(card.productId))
  return builder.build()
}

/** One segment in place of several, without what was removed or replaced. */
export function mergedSegment(segments: readonly Segment[]): Segment {
  const builder = new SegmentBuilder(segments.reduce((sum, segment) => sum + sizeOf(segment), 0))
  const heads = segments.map((segment) => ({ segment, slot: nextCurrent(segment, -1), slots: new Int32Array(sizeOf(segment)).fill(-1) }))
  for (let slot = 0; ; slot++) {
    let first: { head: (typeof heads)[number]; card: IndexedCard } | undefined
    for (const head of heads) {
      if (head.slot >= sizeOf(head.segment)) continue
      const card = readCard(head.segment, head.slot)
      if (!first || bySegmentOrder(card, first.card) < 0) first = { head, card }
    }
    if (!first) break
    builder.copy(first.head.segment, first.head.slot)
    first.head.slots[first.head.slot] = slot
    first.head.slot = nextCurrent(first.head.segment, first.head.slot)
  }
  return builder.build(heads.map(({ segment, slots }) => ({ words: segment.words, slots })))
}

function nextCurrent({ flags }: Segment, slot: number): number {
  let next = slot + 1
  while (next < flags.length && !isCurrent(flags[next]!)) next++
  return next
}

const columnNames = Object.keys(columnTypes) as (keyof SegmentColumns)[]

function emptyColumns(size: number): SegmentColumns {
  return Object.fromEntries(columnNames.map((name) => [name, shared<SharedArray>(columnTypes[name], size)])) as unknown as SegmentColumns
}

/** The same columns with place for another number of cards. */
function copied(from: SegmentColumns, size: number, capacity: number): SegmentColumns {
  const to = emptyColumns(capacity)
  for (const name of columnNames) to[name].set(from[name].subarray(0, size))
  return to
}
