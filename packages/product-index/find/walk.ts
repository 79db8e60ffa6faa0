import { attributePlan, countedAttributes, type AttributeCounts } from '../attributes/attribute-plan.ts'
import type { Layout } from '../schema/layout.ts'
import { flag, numbersOf, type Segment } from '../segments/segment.ts'
import { AttributeWalk, ValueCounters } from './attribute-walk.ts'
import { FacetCounter, frequent } from './facet-counter.ts'
import { HitList } from './hit-list.ts'
import { Histogram } from './histogram.ts'
import type { HitOrder } from './hit-order.ts'
import type { IndexAnswer, IndexFilters, IndexQuery } from './query.ts'
import type { WordHits } from './word-hits.ts'

/** What one walk after another uses: counters are cleared by reading them, and as long as the highest id. */
export class WalkCounters {
  readonly facets: readonly FacetCounter[]
  readonly values = new ValueCounters()
  readonly hits = new HitList()

  constructor({ facets }: Layout) {
    this.facets = facets.map(() => new FacetCounter())
  }
}

const noNumbers = new Int32Array(0)

/** A filter by the values of a facet, by a flag, and by a range; with the column of the segment at hand, and the bit of a hit that fails it. */
interface Chosen {
  at: number
  ids: Set<number>
  bit: number
  numbers: Int32Array
}
interface Required {
  flag: number
  bit: number
}
interface Limited {
  at: number
  from: number
  to: number
  bit: number
  numbers: Int32Array
}

const hasAny = (filters: object = {}) => Object.values(filters).some((filter) => filter !== undefined)
/** Whether anything is filtered by, also where it lets everything pass. */
const isFilteredBy = ({ facets, flags, ranges, attributes }: IndexFilters) =>
  attributes !== undefined || hasAny(facets) || hasAny(flags) || hasAny(ranges)

interface WalkOptions {
  layout: Layout
  query: IndexQuery
  order: HitOrder
  counters: WalkCounters
  /** Slots that are walked in the time of gathering one. */
  walked?: number | undefined
}

/**
 * Which products, how many, which facets: one walk over the hits. For each hit the filters that it fails are counted: with none it belongs
 * to the page, the total and every facet; with one only to the facet of that filter, whose own selection is left out; with more
 * to nothing.
 */
export class Walk {
  private readonly layout: Layout
  private readonly query: IndexQuery
  private readonly walked: number | undefined
  private readonly counters: WalkCounters
  private readonly hits: HitList
  private readonly order: HitOrder
  private readonly chosen: Chosen[] = []
  private readonly required: Required[] = []
  private readonly limited: Limited[] = []
  private readonly isFiltered: boolean
  private readonly counts: boolean
  private readonly attributeBit: number
  /** Undefined where nothing is counted or filtered by attributes. */
  private readonly attributes: AttributeWalk | undefined
  private readonly histogram: Histogram | undefined
  private findsAttributes = false
  /** The flag that variants have for themselves, where it is counted and attributes alone are filtered by: how many products fit by variants alone that lack it. */
  private readonly variantFlag: number
  private lacking = 0
  private readonly countsAttributes: boolean
  /** Products that are found, whether they fit the filters or not. */
  private foundInAll = 0
  private total = 0
  private named = 0
  private namedInAll = 0
  private readonly extremes: { lowest: number; highest: number }[]
  private readonly flagged: number[]

  constructor({ layout, query, order, counters, walked }: WalkOptions) {
    const { filters = {} } = query
    this.layout = layout
    this.query = query
    this.walked = walked
    this.counters = counters
    this.hits = counters.hits
    this.order = order
    this.isFiltered = isFilteredBy(filters)
    this.counts = query.facets !== false
    this.attributeBit = layout.attributeBit
    this.extremes = layout.ranges.map(() => ({ lowest: Infinity, highest: -Infinity }))
    this.flagged = layout.flagFilters.map(() => 0)
    this.histogram = query.histogram && new Histogram(layout, query.histogram)
    if (this.isFiltered) this.filterBy(filters)
    const { attributes = [] } = filters
    const { isFiltered, required } = this
    const needsFlag = required.some(({ flag }) => flag === layout.variantFlag)
    this.variantFlag = this.counts && attributes.length > 0 && !needsFlag ? layout.variantFlag : 0
    if (this.counts || attributes.length > 0)
      this.attributes = new AttributeWalk(counters.values, { filters: attributes, isFiltered, needsFlag })
    this.countsAttributes = this.attributes !== undefined && this.isFiltered
  }

  private filterBy({ facets = {}, flags = {}, ranges = {} }: IndexFilters): void {
    const { layout } = this
    for (const { name, at, bit } of layout.facets) {
      const ids = facets[name]
      if (ids?.length) this.chosen.push({ at, ids: new Set(ids), bit, numbers: noNumbers })
    }
    for (const each of layout.flagFilters) if (flags[each.name]) this.required.push(each)
    for (const { name, at, bit } of layout.ranges) {
      const { from = -Infinity, to = Infinity } = ranges[name] ?? {}
      if (from > -Infinity || to < Infinity) this.limited.push({ at, from, to, bit, numbers: noNumbers })
    }
  }

  range(segment: Segment, from: number, to: number, words: WordHits | undefined): void {
    const candidates = words?.candidates(from, to, this.walked)
    for (const each of this.chosen) each.numbers = numbersOf(segment, each.at)
    for (const each of this.limited) each.numbers = numbersOf(segment, each.at)
    this.order.open(segment)
    this.histogram?.open(segment)
    this.attributes?.open(segment, from, to, words === undefined)
    // Looked up once for a segment: a call for each hit is a tenth of a walk.
    this.findsAttributes = this.attributes !== undefined && words !== undefined
    if (candidates) for (let at = 0; at < candidates.length; at++) this.visit(segment, candidates[at]!, words)
    else for (let slot = from; slot < to; slot++) this.visit(segment, slot, words)
    this.countFacets(segment)
    this.attributes?.close()
  }

  private visit(segment: Segment, slot: number, words: WordHits | undefined): void {
    if ((segment.flags[slot]! & flag.listed) === 0) return this.attributes?.leaveOut(slot)
    if (words && !words.find(slot)) return
    this.foundInAll++
    if (this.findsAttributes) this.attributes!.find(slot)
    const named = !words || words.isNamed ? 1 : 0
    this.namedInAll += named
    const failed = this.isFiltered ? this.failed(segment.flags, slot) : 0
    // Two filters or more: nothing counts it.
    if ((failed & (failed - 1)) !== 0) return
    if (failed === 0) {
      this.total++
      this.named += named
      this.order.add(slot, named, words)
      this.histogram?.add(slot)
      if ((segment.flags[slot]! & this.variantFlag) !== 0 && this.attributes?.lacksFlag) this.lacking++
    }
    if (!this.counts) return
    this.hits.add(slot, failed)
    if (this.countsAttributes && (failed & ~this.attributeBit) === 0) this.attributes!.count(slot)
  }

  /** The filters that a product fails. */
  private failed(flags: Uint8Array, slot: number): number {
    let failed = 0
    for (const { numbers, ids, bit } of this.chosen) if (!ids.has(numbers[slot]!)) failed |= bit
    for (const { flag, bit } of this.required) if ((flags[slot]! & flag) === 0) failed |= bit
    for (const { numbers, from, to, bit } of this.limited) if (numbers[slot]! < from || numbers[slot]! > to) failed |= bit
    // The attributes of a product cost most: not for one that two filters leave out.
    if (this.attributes?.hasFilters && (failed & (failed - 1)) === 0 && !this.attributes.fits(slot)) failed |= this.attributeBit
    return failed
  }

  /** Counts the hits of a segment, column by column: that is faster than hit by hit. */
  private countFacets(segment: Segment): void {
    const { hits, counters, layout } = this
    if (hits.size === 0) return
    layout.facets.forEach(({ at, bit }, place) => counters.facets[place]!.addColumn(numbersOf(segment, at), hits, ~bit))
    layout.flagFilters.forEach(({ flag, bit }, place) => (this.flagged[place]! += hits.countFlagged(segment.flags, flag, ~bit)))
    layout.ranges.forEach(({ at, bit }, place) => {
      const [all, { lowest, highest }] = [this.extremes[place]!, hits.extremes(numbersOf(segment, at), ~bit)]
      all.lowest = Math.min(all.lowest, lowest)
      all.highest = Math.max(all.highest, highest)
    })
    hits.clear()
  }

  answer(): IndexAnswer {
    const { layout, counters, query } = this
    const answer: IndexAnswer = {
      ids: this.order.ids(query.offset ?? 0),
      total: this.total,
      named: this.named,
      namedInAll: this.namedInAll,
      isFound: this.foundInAll > 0,
      ...{ facets: {}, flags: {}, ranges: {} },
      attributes: this.attributeCounts(),
      ...(this.histogram ? { histogram: this.histogram.counts } : {}),
    }
    for (const [place, { name }] of layout.facets.entries()) {
      const counts = counters.facets[place]!.read()
      answer.facets[name] = query.facets === 'frequent' ? frequent(counts, query.filters?.facets?.[name]) : counts
    }
    for (const [place, { name, flag }] of layout.flagFilters.entries())
      answer.flags[name] = this.flagged[place]! - (flag === this.variantFlag ? this.lacking : 0)
    for (const [place, { name }] of layout.ranges.entries()) {
      const found = this.extremes[place]!
      answer.ranges[name] = found.highest >= found.lowest ? found : null
    }
    return answer
  }

  private attributeCounts(): AttributeCounts[] {
    const { attributes, isFiltered, query } = this
    if (!attributes || !this.counts) return []
    const plan = attributePlan(attributes.all, this.foundInAll, query.filters?.attributes ?? [])
    return countedAttributes(plan, isFiltered ? attributes.narrowed : attributes.all, attributes.neighbours)
  }
}
