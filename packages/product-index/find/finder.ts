import type { Layout } from '../schema/layout.ts'
import { rangeOf, sizeOf, type Segment } from '../segments/segment.ts'
import { HitOrder } from './hit-order.ts'
import type { IndexAnswer, IndexQuery } from './query.ts'
import { Walk, WalkCounters } from './walk.ts'
import { ScratchBits, WordHits, WordQuery } from './word-hits.ts'

/** Searches segments, one query after another: what a search needs in memory is used again by the next. */
export class Finder {
  private readonly layout: Layout
  private readonly counters: WalkCounters
  private readonly bits = new ScratchBits()
  /** By sort. */
  private readonly orders = new Map<string, HitOrder>()

  constructor(layout: Layout) {
    this.layout = layout
    this.counters = new WalkCounters(layout)
  }

  /**
   * @param walked slots that are walked in the time of gathering one
   * @throws TypeError for names that the schema has not, RangeError for too many words
   */
  find(segments: readonly Segment[], query: IndexQuery, walked?: number): IndexAnswer {
    const { layout, bits } = this
    const { group, language } = query
    const order = this.orderOf(query)
    const words = query.words && new WordQuery(query.words, layout.languageAt(language))
    const walk = new Walk({ layout, query, order, counters: this.counters, walked })
    for (const segment of segments) {
      const [from, to] = group ? rangeOf(segment, group.outer, group.inner) : [0, sizeOf(segment)]
      const hits = words && new WordHits(segment, words, bits)
      walk.range(segment, from, to, hits)
      hits?.release()
    }
    return walk.answer()
  }

  private orderOf(query: IndexQuery): HitOrder {
    let order = this.orders.get(query.sort)
    if (!order) this.orders.set(query.sort, (order = new HitOrder(this.layout, query.sort)))
    order.begin(query)
    return order
  }
}
