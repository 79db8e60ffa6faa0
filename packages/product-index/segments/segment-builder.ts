import type { Layout } from '../schema/layout.ts'
import type { Card } from '../schema/schema.ts'
import { AttributesBuilder } from '../attributes/attributes-builder.ts'
import type { DocumentVectors } from '../words/document.ts'
import { WordsBuilder } from '../words/words-builder.ts'
import { mergedWords, type MergedWords } from '../words/words-merger.ts'
import {
  fieldTypes,
  isCurrent,
  maxInSegment,
  numbersOf,
  shared,
  sizeOf,
  writeCard,
  type Segment,
  type SegmentColumns,
  type SharedArray,
} from './segment.ts'

/** Builds a segment of cards that come in its order. */
export class SegmentBuilder {
  private cards: SegmentColumns
  private readonly layout: Layout
  private readonly words = new WordsBuilder()
  private readonly attributes = new AttributesBuilder()
  size = 0

  /** @param expected about how many cards will come */
  constructor(layout: Layout, expected = 64) {
    this.layout = layout
    this.cards = emptyColumns(layout, Math.max(expected, 64))
  }

  /** @throws RangeError where the segment is full (`maxInSegment`). @param document absent where it has none */
  add(card: Card, document?: DocumentVectors): void {
    const nameWords = document ? this.words.add(this.size, document) : 0
    this.attributes.add(document)
    this.reserve()
    this.cards.nameWords[this.size] = nameWords
    this.cards.textWords[this.size] = document?.textWords ?? 0
    writeCard(this.cards, this.size++, card, this.layout)
  }

  /** Adds a product of another segment, whose words are merged after all were added. @throws RangeError as {@link add} */
  copy(segment: Segment, slot: number): void {
    this.attributes.copy(segment.attributes, slot)
    this.reserve()
    const { cards, size } = this
    cards.ids[size] = segment.ids[slot]!
    for (let at = 0; at < cards.columns.length; at++) cards.columns[at]![size] = segment.columns[at]![slot]!
    cards.nameWords[size] = segment.nameWords[slot]!
    cards.textWords[size] = segment.textWords[slot]!
    cards.flags[size] = segment.flags[slot]!
    this.size++
  }

  private reserve(): void {
    if (this.size === maxInSegment) throw new RangeError('The segment is full')
    if (this.size === sizeOf(this.cards)) this.cards = copied(this.layout, this.cards, this.size, Math.ceil(this.size * 1.5))
  }

  /** Once. @param merged the words of the segments that it is merged from */
  build(merged?: MergedWords[]): Segment {
    const columns = copied(this.layout, this.cards, this.size, this.size)
    const { ids, byId } = columns
    for (let slot = 0; slot < this.size; slot++) byId[slot] = slot
    byId.sort((one, other) => ids[one]! - ids[other]!)
    const words = merged ? mergedWords(merged) : this.words.build()
    return { ...columns, words, attributes: this.attributes.build(numbersOf(columns, 0), numbersOf(columns, 1)) }
  }
}

/** A segment of cards in any order. */
export function segmentOf(layout: Layout, cards: readonly Card[], documents: ReadonlyMap<number, DocumentVectors>): Segment {
  const builder = new SegmentBuilder(layout, cards.length)
  for (const card of cards.toSorted((one, other) => layout.compare(one, other))) builder.add(card, documents.get(card.id))
  return builder.build()
}

/** A segment that is merged, and the next slot of it. */
interface Head {
  segment: Segment
  slot: number
  /** The new slots of its slots; -1 where it is gone. */
  slots: Int32Array
}

/** One segment in place of several, without what was removed or replaced. */
export function mergedSegment(layout: Layout, segments: readonly Segment[]): Segment {
  const builder = new SegmentBuilder(
    layout,
    segments.reduce((sum, segment) => sum + sizeOf(segment), 0),
  )
  const heads = segments.map((segment): Head => ({
    segment,
    slot: nextCurrent(segment, -1),
    slots: new Int32Array(sizeOf(segment)).fill(-1),
  }))
  for (let slot = 0; ; slot++) {
    let first: Head | undefined
    for (const head of heads) if (head.slot < sizeOf(head.segment) && (!first || isBefore(head, first))) first = head
    if (!first) break
    builder.copy(first.segment, first.slot)
    first.slots[first.slot] = slot
    first.slot = nextCurrent(first.segment, first.slot)
  }
  return builder.build(heads.map(({ segment, slots }) => ({ words: segment.words, slots })))
}

/** Whether the product at hand of one segment comes before that of another: by groups, then by id. */
function isBefore({ segment, slot }: Head, { segment: other, slot: place }: Head): boolean {
  for (let at = 0; at < 2; at++) {
    const difference = segment.columns[at]![slot]! - other.columns[at]![place]!
    if (difference !== 0) return difference < 0
  }
  return segment.ids[slot]! < other.ids[place]!
}

function nextCurrent({ flags }: Segment, slot: number): number {
  let next = slot + 1
  while (next < flags.length && !isCurrent(flags[next]!)) next++
  return next
}

function emptyColumns({ fields }: Layout, size: number): SegmentColumns {
  return {
    ids: shared(Int32Array, size),
    columns: fields.map(({ type }) => shared<SharedArray>(fieldTypes[type], size)),
    nameWords: shared(Uint32Array, size),
    textWords: shared(Uint8Array, size),
    flags: shared(Uint8Array, size),
    byId: shared(Uint16Array, size),
  }
}

/** The same columns with place for another number of products. */
function copied(layout: Layout, from: SegmentColumns, size: number, capacity: number): SegmentColumns {
  const to = emptyColumns(layout, capacity)
  to.ids.set(from.ids.subarray(0, size))
  to.columns.forEach((column, at) => column.set(from.columns[at]!.subarray(0, size)))
  to.nameWords.set(from.nameWords.subarray(0, size))
  to.textWords.set(from.textWords.subarray(0, size))
  to.flags.set(from.flags.subarray(0, size))
  return to
}
