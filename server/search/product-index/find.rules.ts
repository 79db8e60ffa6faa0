/**
 * Which products, how many, which facets: one walk over the hits. For each hit the filters that it fails are counted: with none it belongs
 * to the page, the total and every facet; with one only to the facet of that filter, whose own selection is left out; with more
 * to nothing.
 */

import type { Language } from '#contract/core/languages.ts'
import type { Sort } from '#contract/search/calls.ts'
import { flagFacetNames, listFacetNames, listFacets, type FlagFacet, type ListFacet, type ListFilter } from '#contract/search/facets.ts'
import { attributePlan, countedAttributes, type AttributeCounts, type AttributeFilter } from '../attributes/attribute-plan.rules.ts'
import { indexLanguages } from '../index-languages.rules.ts'
import { freshnessAt, rankOf, salesThenBrevity } from '../ranking.rules.ts'
import { AttributeWalk } from './attribute-walk.rules.ts'
import { FacetCounter, frequent, type FacetCounts } from './facet-counter.rules.ts'
import { HitList } from './hit-list.rules.ts'
import { flag, rangeOf, sizeOf, type Segment } from './segment.rules.ts'
import { TopHits } from './top-hits.rules.ts'
import { WordHits, WordQuery, type QueryWords } from './word-hits.rules.ts'
import { nameWordsIn } from './words.rules.ts'

/** What is asked of the index. Prices in tetri. */
export interface IndexQuery {
  lang: Language
  /** All products where absent. */
  words?: QueryWords
  /** Of a root category, or of its child alone; of all where absent. */
  category?: { rootId: number; childId?: number }
  filters: { [K in ListFilter]?: number[] | undefined } & { [K in FlagFacet]?: boolean | undefined } & {
    priceMin?: number | undefined
    priceMax?: number | undefined
    attributes?: AttributeFilter[] | undefined
  }
  sort: Sort
  limit: number
  offset: number
  /**
   * False: nothing is counted for facets, prices and stock; counting and sending them costs more than finding few products. `frequent`: only the
   * values that can be listed are told, of thousands. All of them where it is absent.
   */
  facets?: false | 'frequent'
  /** The day that freshness is told by: its beginning, in microseconds since 2000-01-01 UTC. */
  today: number
}

/** What was found; facets with their own selection left out, empty where they were not asked for. */
export interface IndexAnswer {
  /** Product ids of the page, in order. */
  ids: number[]
  total: number
  /** How many of them the words name; the others only mention them. */
  named: number
  /** How many the words name, and whether they find something, without the filters. */
  namedInAll: number
  isFound: boolean
  counts: Record<ListFacet, FacetCounts>
  priceMin: number | null
  priceMax: number | null
  flags: Record<FlagFacet, number>
  /** Of the most telling attributes. */
  attributes: AttributeCounts[]
}

/** A bit for every filter that a hit can fail: of list and flag facets in their order, then these. */
const bitOf = (place: number) => 1 << place
const listBits = listFacetNames.map((_, place) => bitOf(place))
const flagBits = flagFacetNames.map((_, place) => bitOf(listFacetNames.length + place))
const priceBit = bitOf(listFacetNames.length + flagFacetNames.length)
const attributeBit = priceBit << 1

/** The columns of list facets, and the flags of flag facets. */
const listColumns = listFacetNames.map((facet) => listFacets[facet].parameter)
const cardFlags = flagFacetNames.map((facet) => flag[facet])

const highestPrice = 2_147_483_647

/** @param walked slots that are walked in the time of gathering one */
export function findInSegments(segments: readonly Segment[], query: IndexQuery, walked?: number): IndexAnswer {
  const walk = new Walk(query, walked)
  const words = query.words && new WordQuery(query.words, query.lang)
  for (const segment of segments) {
    const [from, to] = query.category ? rangeOf(segment, query.category.rootId, query.category.childId) : [0, sizeOf(segment)]
    const hits = words && new WordHits(segment, words)
    walk.range(segment, from, to, hits)
    hits?.release()
  }
  return walk.answer()
}

/** Counters are cleared by reading them and used again: they are as long as the highest id. */
const counters = listFacetNames.map(() => new FacetCounter())
const hitsOfSegment = new HitList()

const noValues = new Int32Array(0)

class Walk {
  private readonly query: IndexQuery
  private readonly walked: number | undefined
  private readonly top: TopHits
  /** The list facets of which something is chosen, with their columns of the segment at hand. */
  private readonly chosen: { column: ListFilter; ids: Set<number>; bit: number; values: Int32Array }[]
  /** The flags that are filtered by. */
  private readonly required: { flag: number; bit: number }[]
  private readonly hits = hitsOfSegment
  private readonly isFiltered: boolean
  /** Undefined where nothing is counted or filtered by attributes. */
  private readonly attributes: AttributeWalk | undefined
  private findsAttributes = false
  private countsAttributes = false
  /** Products that are found, whether they fit the filters or not. */
  private foundInAll = 0
  private readonly language: number
  private total = 0
  private named = 0
  private namedInAll = 0
  private lowest = Infinity
  private highest = -Infinity
  private readonly flagged = flagFacetNames.map(() => 0)

  constructor(query: IndexQuery, walked: number | undefined) {
    this.query = query
    this.walked = walked
    this.language = indexLanguages.indexOf(query.lang)
    this.top = new TopHits(query.offset + query.limit)
    const { filters } = query
    this.chosen = listColumns.flatMap((column, at) => {
      const ids = filters[column]
      return ids?.length ? [{ column, ids: new Set(ids), bit: listBits[at]!, values: noValues }] : []
    })
    this.required = flagFacetNames.flatMap((facet, at) => (filters[facet] ? [{ flag: cardFlags[at]!, bit: flagBits[at]! }] : []))
    this.isFiltered = Object.values(query.filters).some((filter) => filter !== undefined)
    const { attributes = [] } = query.filters
    if (query.facets !== false || attributes.length > 0) this.attributes = new AttributeWalk(attributes, this.isFiltered)
  }

  range(segment: Segment, from: number, to: number, words: WordHits | undefined): void {
    const candidates = words?.candidates(from, to, this.walked)
    for (const each of this.chosen) each.values = segment[each.column]
    this.attributes?.open(segment, from, to, words === undefined)
    // Looked up once for a segment: a call for each hit is a tenth of a walk.
    this.findsAttributes = this.attributes !== undefined && words !== undefined
    this.countsAttributes = this.attributes !== undefined && (this.isFiltered || segment.attributes.amounts.includes(1))
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
    if (!words || words.isNamed) this.namedInAll++
    const failed = this.isFiltered ? this.failed(segment, slot) : 0
    // Two filters or more: nothing counts it.
    if ((failed & (failed - 1)) !== 0) return
    if (failed === 0) this.addToPage(segment, slot, words)
    if (this.query.facets === false) return
    this.hits.add(slot, failed)
    if (this.countsAttributes && (failed & ~attributeBit) === 0) this.attributes!.count(slot)
  }

  /** The filters that a product fails. */
  private failed({ prices, flags }: Segment, slot: number): number {
    const { priceMin = 0, priceMax = highestPrice } = this.query.filters
    let failed = 0
    for (const { values, ids, bit } of this.chosen) if (!ids.has(values[slot]!)) failed |= bit
    for (const { flag, bit } of this.required) if ((flags[slot]! & flag) === 0) failed |= bit
    if (prices[slot]! < priceMin || prices[slot]! > priceMax) failed |= priceBit
    // The attributes of a product cost most: not for one that two filters leave out.
    if (this.attributes?.hasFilters && (failed & (failed - 1)) === 0 && !this.attributes.fits(slot)) failed |= attributeBit
    return failed
  }

  /** Counts the hits of a segment, column by column: that is faster than hit by hit. */
  private countFacets(segment: Segment): void {
    const { hits } = this
    listColumns.forEach((column, at) => counters[at]!.addColumn(segment[column], hits, ~listBits[at]!))
    flagBits.forEach((bit, at) => (this.flagged[at]! += hits.countFlagged(segment.flags, cardFlags[at]!, ~bit)))
    const { lowest, highest } = hits.extremes(segment.prices, ~priceBit)
    this.lowest = Math.min(this.lowest, lowest)
    this.highest = Math.max(this.highest, highest)
    hits.clear()
  }

  /** The order of every sort: what the words name first, then its own key, for the best match units sold and short names too, then the newest. */
  private addToPage(segment: Segment, slot: number, words: WordHits | undefined): void {
    const { prices, sold } = segment
    const isNamed = !words || words.isNamed
    this.total++
    if (isNamed) this.named++
    const named = isNamed ? 1 : 0
    switch (this.query.sort) {
      case 'priceAsc':
        return this.add(segment, slot, named, -prices[slot]!)
      case 'priceDesc':
        return this.add(segment, slot, named, prices[slot]!)
      case 'bestSelling':
        return this.add(segment, slot, named, sold[slot]!)
      case 'newest':
        return this.add(segment, slot, named, 0)
      case 'relevance':
        if (this.top.accepts(named))
          this.add(segment, slot, named, this.rank(segment, slot, words), salesThenBrevity(sold[slot]!, this.nameWords(segment, slot)))
    }
  }

  private add({ createdAt, productIds }: Segment, slot: number, first: number, second: number, third = 0): void {
    this.top.add(first, second, third, createdAt[slot]!, productIds[slot]!)
  }

  /** Of nothing that was asked for by words the length of a name tells nothing. */
  private nameWords({ nameWords }: Segment, slot: number): number {
    return this.query.words ? nameWordsIn(nameWords[slot]!, this.language) : 0
  }

  private rank({ flags, appeals, createdAt }: Segment, slot: number, words: WordHits | undefined): number {
    return rankOf({
      points: words?.points(slot) ?? 1,
      inStock: (flags[slot]! & flag.inStock) !== 0,
      appeal: appeals[slot]!,
      freshness: freshnessAt(createdAt[slot]!, this.query.today),
    })
  }

  answer(): IndexAnswer {
    const hasPrices = this.highest >= this.lowest
    const { filters, facets } = this.query
    const read = (at: number) => {
      const counts = counters[at]!.read()
      return facets === 'frequent' ? frequent(counts, filters[listColumns[at]!]) : counts
    }
    return {
      ids: this.top.ids(this.query.offset),
      total: this.total,
      named: this.named,
      namedInAll: this.namedInAll,
      isFound: this.foundInAll > 0,
      counts: Object.fromEntries(listFacetNames.map((facet, at) => [facet, read(at)])) as Record<ListFacet, FacetCounts>,
      priceMin: hasPrices ? this.lowest : null,
      priceMax: hasPrices ? this.highest : null,
      flags: Object.fromEntries(flagFacetNames.map((facet, at) => [facet, this.flagged[at]])) as Record<FlagFacet, number>,
      attributes: this.attributeCounts(),
    }
  }

  private attributeCounts(): AttributeCounts[] {
    const { attributes, isFiltered, query } = this
    if (!attributes || query.facets === false) return []
    const plan = attributePlan(attributes.all, this.foundInAll, query.filters.attributes ?? [])
    return countedAttributes(plan, isFiltered ? attributes.narrowed : attributes.all, attributes.neighbours)
  }
}
