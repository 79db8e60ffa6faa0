/**
 * Which products, how many, which facets: one walk over the hits. For each hit the filters that it fails are counted: with none it belongs
 * to the page, the total and every facet; with one only to the facet of that filter, whose own selection is left out; with more
 * to nothing.
 */

import type { Language } from '#contract/core/languages.ts'
import type { Sort } from '#contract/search/calls.ts'
import { indexLanguages } from '../index-languages.rules.ts'
import { freshnessAt, rankOf, salesThenBrevity } from '../ranking.rules.ts'
import { FacetCounter, frequent, type FacetCounts } from './facet-counter.rules.ts'
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
  filters: {
    brandIds?: number[] | undefined
    categoryIds?: number[] | undefined
    storeIds?: number[] | undefined
    priceMin?: number | undefined
    priceMax?: number | undefined
    inStock?: boolean | undefined
    discounted?: boolean | undefined
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
  brands: FacetCounts
  categories: FacetCounts
  stores: FacetCounts
  priceMin: number | null
  priceMax: number | null
  inStock: number
  discounted: number
}

/** A bit for every filter that a hit can fail. */
const fails = { brand: 1, category: 2, store: 4, price: 8, stock: 16, discount: 32 } as const

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
const counters = { brands: new FacetCounter(), categories: new FacetCounter(), stores: new FacetCounter() }

const setOf = (ids: number[] | undefined) => (ids?.length ? new Set(ids) : undefined)

class Walk {
  private readonly query: IndexQuery
  private readonly walked: number | undefined
  private readonly top: TopHits
  private readonly brandIds: Set<number> | undefined
  private readonly categoryIds: Set<number> | undefined
  private readonly storeIds: Set<number> | undefined
  private readonly isFiltered: boolean
  private readonly language: number
  private total = 0
  private named = 0
  private namedInAll = 0
  private isFound = false
  private lowest = Infinity
  private highest = -Infinity
  private inStock = 0
  private discounted = 0

  constructor(query: IndexQuery, walked: number | undefined) {
    this.query = query
    this.walked = walked
    this.language = indexLanguages.indexOf(query.lang)
    this.top = new TopHits(query.offset + query.limit)
    this.brandIds = setOf(query.filters.brandIds)
    this.categoryIds = setOf(query.filters.categoryIds)
    this.storeIds = setOf(query.filters.storeIds)
    this.isFiltered = Object.values(query.filters).some((filter) => filter !== undefined)
  }

  range(segment: Segment, from: number, to: number, words: WordHits | undefined): void {
    const candidates = words?.candidates(from, to, this.walked)
    if (candidates) for (let at = 0; at < candidates.length; at++) this.visit(segment, candidates[at]!, words)
    else for (let slot = from; slot < to; slot++) this.visit(segment, slot, words)
  }

  private visit(segment: Segment, slot: number, words: WordHits | undefined): void {
    if ((segment.flags[slot]! & flag.listed) === 0 || (words && !words.find(slot))) return
    this.isFound = true
    if (!words || words.isNamed) this.namedInAll++
    const failed = this.isFiltered ? this.failed(segment, slot) : 0
    // Two filters or more: nothing counts it.
    if ((failed & (failed - 1)) !== 0) return
    if (failed === 0) this.addToPage(segment, slot, words)
    if (this.query.facets !== false) this.count(segment, slot, failed)
  }

  /** The filters that a product fails. */
  private failed({ brandIds, categoryIds, storeIds, prices, flags }: Segment, slot: number): number {
    const { priceMin = 0, priceMax = highestPrice, inStock, discounted } = this.query.filters
    let failed = 0
    if (this.brandIds && !this.brandIds.has(brandIds[slot]!)) failed |= fails.brand
    if (this.categoryIds && !this.categoryIds.has(categoryIds[slot]!)) failed |= fails.category
    if (this.storeIds && !this.storeIds.has(storeIds[slot]!)) failed |= fails.store
    if (prices[slot]! < priceMin || prices[slot]! > priceMax) failed |= fails.price
    if (inStock && (flags[slot]! & flag.inStock) === 0) failed |= fails.stock
    if (discounted && (flags[slot]! & flag.discounted) === 0) failed |= fails.discount
    return failed
  }

  private count(segment: Segment, slot: number, failed: number): void {
    const { brandIds, categoryIds, storeIds, prices, flags } = segment
    if ((failed & ~fails.brand) === 0 && brandIds[slot]! > 0) counters.brands.add(brandIds[slot]!)
    if ((failed & ~fails.category) === 0) counters.categories.add(categoryIds[slot]!)
    if ((failed & ~fails.store) === 0) counters.stores.add(storeIds[slot]!)
    if ((failed & ~fails.price) === 0) {
      const price = prices[slot]!
      if (price < this.lowest) this.lowest = price
      if (price > this.highest) this.highest = price
    }
    if ((failed & ~fails.stock) === 0 && (flags[slot]! & flag.inStock) !== 0) this.inStock++
    if ((failed & ~fails.discount) === 0 && (flags[slot]! & flag.discounted) !== 0) this.discounted++
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
    const { brandIds, categoryIds, storeIds } = this.query.filters
    const read = (counter: FacetCounter, selected: number[] | undefined) =>
      this.query.facets === 'frequent' ? frequent(counter.read(), selected) : counter.read()
    return {
      ids: this.top.ids(this.query.offset),
      total: this.total,
      named: this.named,
      namedInAll: this.namedInAll,
      isFound: this.isFound,
      brands: read(counters.brands, brandIds),
      categories: read(counters.categories, categoryIds),
      stores: read(counters.stores, storeIds),
      priceMin: hasPrices ? this.lowest : null,
      priceMax: hasPrices ? this.highest : null,
      inStock: this.inStock,
      discounted: this.discounted,
    }
  }
}
