import { mergedSegment, segmentOf } from './segment-builder.rules.ts'
import type { IndexedWords } from './words.rules.ts'
import { flag, flagsOf, isInPlace, sizeOf, slotOf, writeCard, type IndexedCard, type Segment } from './segment.rules.ts'

/** Small segments from which on they are merged into one. */
const mostSmall = 8
/** The part of all slots, in small segments or of products that are gone, from which on everything is merged. */
const mostWorn = 0.25

/**
 * The one writer of the segments. What can change in place is seen by every reader at once; the rest when they receive the
 * segments. The first segment is the large one.
 */
export class IndexWriter {
  segments: Segment[] = []
  private removed = 0

  /** Slots in use and not. */
  get size(): number {
    return this.segments.reduce((sum, segment) => sum + sizeOf(segment), 0)
  }

  /** Begins anew with one segment of everything. */
  load(segment: Segment): void {
    this.segments = [segment]
    this.removed = 0
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
      else if (found) {
        found.segment.flags[found.slot]! &= ~flag.listed
        this.removed++
      }
    }
    return added
  }

  /** Adds cards with their words, in place of those that are there. Readers must be given the segments anew. */
  add(cards: readonly IndexedCard[], words: Map<number, IndexedWords>): void {
    for (const { productId } of cards) {
      const found = this.find(productId)
      if (!found) continue
      found.segment.flags[found.slot]! |= flag.replaced
      this.removed++
    }
    this.segments = [...this.segments, segmentOf(cards, words)]
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
    if (this.segments.length <= mostSmall) return
    const [large, ...small] = this.segments
    const inSmall = small.reduce((sum, segment) => sum + sizeOf(segment), 0)
    if (inSmall + this.removed > mostWorn * this.size) {
      this.segments = [mergedSegment(this.segments)]
      this.removed = 0
    } else this.segments = [large!, mergedSegment(small)]
  }
}

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
