import type { AttributeCounts } from '@kalata/product-index/attributes/attribute-plan.ts'
import type { FacetCounts } from '@kalata/product-index/find/facet-counter.ts'
import type { FlagFacet, ListFacet, StepFacet } from '#contract/search/facets.ts'
import type { Ctx } from '#server/context.ts'
import type { Facets } from '../present/facet-lists.rules.ts'
import type { SearchPlan } from '../plan/search-plan.rules.ts'

/** What a search found: the products of one page, how many there are, and the facets; with names where lists were asked for. Prices in tetri. */
export interface Found {
  ids: number[]
  total: number
  /** How many of them are what was asked for; the others only mention it, and come last. */
  named: number
  /** How many are named so, and whether something was found, whatever the filters. */
  namedInAll: number
  isFound: boolean
  /** Of each list facet the counts of its values, in no order; those of 0 are left out. */
  counts: Record<ListFacet, FacetCounts>
  facets?: Facets
  /** How many reach each step, in the order of the facet's steps. */
  steps: Record<StepFacet, number[]>
  flags: Record<FlagFacet, number>
  priceMin: number | null
  priceMax: number | null
  attributes: AttributeCounts[]
}

/** What answers plans of searches: the index in memory, the database, or a server outside. All answer the same. */
export interface SearchEngine {
  /** One search; undefined where the engine cannot answer it now. */
  find(ctx: Ctx, plan: SearchPlan): Promise<Found | undefined>
  /**
   * The ids of the products that the words of a plan name, the first `limit` of them in its order: nothing is counted and no cards are read. Undefined as
   * for {@link find}.
   */
  findNamed(ctx: Ctx, plan: SearchPlan): Promise<number[] | undefined>
  /** How many products of a plan without a price filter lie between each two bounds (tetri). Undefined as for {@link find}. */
  countPrices(ctx: Ctx, plan: SearchPlan, bounds: readonly number[]): Promise<number[] | undefined>
}
