import type { Layout } from '../schema/layout.ts'
import type { Card } from '../schema/schema.ts'
import type { DocumentVectors } from '../words/document.ts'
import { mergedSegment, segmentOf } from './segment-builder.ts'
import { flag, isCurrent, isInPlace, isSame, maxInSegment, sizeOf, slotOf, writeCard, type Segment } from './segment.ts'

/** Small segments from which on they are merged into one. */
const maxSmall = 8
/** Products from which on a segment is large: it is merged with others only when it is worn. */
const largeFrom = maxInSegment / 2
/** The part of a large segment's products that are gone from which on it is worn. */
const maxWorn = 0.25

/**
 * The one writer of the segments. What can change in place is seen by every reader at once; the rest when they receive the
 * segments. Large segments come first; small ones are merged, so that what a change costs does not grow with the index.
 */
export class IndexWriter {
  segments: Segment[] = []
  /** How many of the segments are large. */
  large = 0
  private readonly layout: Layout

  constructor(layout: Layout) {
    this.layout = layout
  }

  /** Begins again with these segments, the large ones first. */
  load(segments: readonly Segment[], large: number): void {
    this.segments = [...segments]
    this.large = large
  }

  /**
   * Writes in place what can be, and removes what is gone. Idempotent.
   * @param asked the products that were looked for; one without a card is no longer listed
   * @param reworded products whose words changed
   * @returns the cards that have to be added with their words
   */
  write(asked: readonly number[], cards: readonly Card[], reworded: ReadonlySet<number>): Card[] {
    const listed = new Map(cards.map((card) => [card.id, card]))
    const added: Card[] = []
    for (const id of new Set(asked)) {
      const card = listed.get(id)
      const found = this.find(id)
      if (found && card && !reworded.has(id) && isInPlace(found.segment, found.slot, card, this.layout))
        writeCard(found.segment, found.slot, card, this.layout)
      else if (card) added.push(card)
      else if (found) found.segment.flags[found.slot]! &= ~flag.listed
    }
    return added
  }

  /** Adds cards with their words, in place of those that are there. Readers must be given the segments again. */
  add(cards: readonly Card[], documents: ReadonlyMap<number, DocumentVectors>): void {
    for (const { id } of cards) {
      const found = this.find(id)
      if (found) found.segment.flags[found.slot]! |= flag.replaced
    }
    this.segments = [...this.segments, segmentOf(this.layout, cards, documents)]
    this.mergeSmall()
  }

  private find(id: number): { segment: Segment; slot: number } | undefined {
    for (const segment of this.segments.toReversed()) {
      const slot = slotOf(segment, id)
      if (slot >= 0) return { segment, slot }
    }
    return undefined
  }

  /** Which products of a range of ids differ from these cards, which are all that there are; those it lacks and those it has too many among them. */
  differing(from: number, to: number, cards: readonly Card[]): number[] {
    const listed = new Map(cards.map((card) => [card.id, card]))
    const found = new Set<number>()
    const different: number[] = []
    for (const segment of this.segments) {
      for (const slot of segment.byId) {
        const id = segment.ids[slot]!
        if (id < from || id > to || slotOf(segment, id) !== slot) continue
        found.add(id)
        const card = listed.get(id)
        if (!card || !isSame(segment, slot, card, this.layout)) different.push(id)
      }
    }
    return [...different, ...cards.flatMap(({ id }) => (found.has(id) ? [] : [id]))]
  }

  private mergeSmall(): void {
    const [large, small] = [this.segments.slice(0, this.large), this.segments.slice(this.large)]
    if (small.length <= maxSmall) return
    const merged = packed([...large.filter(isWorn), ...small]).map((group) => mergedSegment(this.layout, group))
    const isLarge = (segment: Segment) => sizeOf(segment) >= largeFrom
    const remaining = [...large.filter((segment) => !isWorn(segment)), ...merged.filter(isLarge)]
    this.segments = [...remaining, ...merged.filter((segment) => !isLarge(segment))]
    this.large = remaining.length
  }
}

/** Segments in groups that each fit one, the first that has place: at most one of them is less than half full. */
function packed(segments: readonly Segment[]): Segment[][] {
  const groups: { size: number; segments: Segment[] }[] = []
  for (const segment of segments) {
    const size = currentIn(segment)
    const group = groups.find((each) => each.size + size <= maxInSegment)
    if (group) {
      group.size += size
      group.segments.push(segment)
    } else groups.push({ size, segments: [segment] })
  }
  return groups.map((group) => group.segments)
}

function currentIn({ flags }: Segment): number {
  let current = 0
  for (let slot = 0; slot < flags.length; slot++) if (isCurrent(flags[slot]!)) current++
  return current
}

const isWorn = (segment: Segment): boolean => currentIn(segment) < (1 - maxWorn) * sizeOf(segment)
