import type { WordMatch } from '@kalata/query-words/query/match-words.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Sort } from '#contract/search/calls.ts'
import type { SearchFilters } from './search-filters.rules.ts'

/** A search as every engine understands it (`execute/search-engine.service.ts`). */
export interface SearchPlan {
  lang: Language
  /** Words of the catalogue; all products where absent. */
  words?: WordMatch[]
  /** What the words that a product has must weigh (`weightsOf`); all of them where it is absent. */
  least?: number
  /** Of these products only: few, by their numbers. */
  productIds?: number[]
  /** Without a parent it is a root category: its children's products are its own. */
  category?: { id: number; parentId: number | null }
  filters: SearchFilters
  sort: Sort
  limit: number
  offset: number
  /** Whether the brand, category and store lists are requested with their names; else only their counts. */
  lists: boolean
}
