import { mergedSegment, segmentOf } from './segment-builder.rules.ts'
import type { DocumentVectors } from './document-reader.rules.ts'
import {
  flag,
  flagsOf,
  isCurrent,
  isInPlace,
  maxInSegment,
  sizeOf,
  slotOf,
  writeCard,
  type IndexedCard,
  type Segment,
} from './segment.rules.ts'

/** Small segments from which on they are merged into one. */
const maxSmall = 8
/** Products from which on a segment is large: it is merged with others only when it is worn. */
const largeFrom = maxInSegment / 2
/** The part of a large segment's products that are gone from which on it is worn. */
const maxWorn = 0.25

/**
 * The one writer of the segments. What can change in place is seen by every reader at once; the rest when they receive the
 * segments. Large segments come first; small ones are merged, so that what a change costs does not grow with the catalogue.
 */
export class IndexWriter {
  segments: Segment[] = []
  /** How many of the segments are large. */
  large = 0

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
  write(asked: readonly number[], cards: readonly IndexedCard[], reworded: ReadonlySet<number>): IndexedCard[] {
    const listed = new Map(cards.map((card) => [card.productId, card]))
    const added: IndexedCard[] = []
    for (const productId of new Set(asked)) {
      const card = listed.get(productId)
      const found = this.find(productId)
      if (found && card && !reworded.has(productId) && isInPlace(found.segment, found.slot, card))
        writeCard(found.segment, found.slot, card)
      else if (card) added.push(card)
      else if (found) found.segment.flags[found.slot]! &= ~flag.listed
    }
    return added
  }

  /** Adds cards with their words, in place of those that are there. Readers must be given the segments again. */
  add(cards: readonly IndexedCard[], documents: Map<number, DocumentVectors>): void {
    for (const { productId } of cards) {
      const found = this.find(productId)
      if (found) found.segment.flags[found.slot]! |= flag.replaced
    }
    this.segments = [...this.segments, segmentOf(cards, documents)]
    this.mergeSmall()
  }

  private find(productId: number): { segment: Segment; slot: number } | undefined {
    for (const segment of this.segments.toReversed()) {
      const slot = slotOf(segment, productId)
      if (slot >= 0) return { segment, slot }
    }
    return undefined
  }

  /** Which cards of a range of product ids differ from the database's; those it lacks and those it has too many among them. */
  differing(from: number, to: number, cards: readonly IndexedCard[]): number[] {
    const listed = new Map(cards.map((card) => [card.productId, card]))
    const found = new Set<number>()
    const different: number[] = []
    for (const segment of this.segments) {
      for (const slot of segment.byProduct) {
        const productId = segment.productIds[slot]!
        if (productId < from || productId > to || slotOf(segment, productId) !== slot) continue
        found.add(productId)
        const card = listed.get(productId)
        if (!card || !isSame(segment, slot, card)) different.push(productId)
      }
    }
    return [...different, ...cards.flatMap(({ productId }) => (found.has(productId) ? [] : [productId]))]
  }

  private mergeSmall(): void {
    const [large, small] = [this.segments.slice(0, this.large), this.segments.slice(this.large)]
    if (small.length <= maxSmall) return
    const merged = packed([...large.filter(isWorn), ...small]).map(mergedSegment)
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

function isSame(segment: Segment, slot: number, card: IndexedCard): boolean {
  return (
    isInPlace(segment, slot, card) &&
    segment.brandIds[slot] === card.brandId &&
    segment.storeIds[slot] === card.storeId &&
    segment.prices[slot] === card.price &&
    segment.sold[slot] === card.sold &&
    segment.appeals[slot] === card.appeal &&
    segment.createdAt[slot] === card.createdAt &&
    segment.flags[slot] === flagsOf(card)
  )
}
