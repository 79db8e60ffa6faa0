import type { FacetCounts } from './find/facet-counter.ts'
import type { IndexAnswer, IndexQuery, IndexWord } from './find/query.ts'

/** What answers queries from products that it follows by itself. */
export interface SearchEngine {
  /** Which products a query finds, how many, and the counts of facets; undefined where it cannot answer now. */
  find(query: IndexQuery): Promise<IndexAnswer | undefined>
  /** For each word how many products of each outer group it names, in no order; undefined as for {@link find}. */
  countGroups(words: readonly IndexWord[]): Promise<FacetCounts[] | undefined>
  /** Brings it up to date with its source. Idempotent; calls at once share the next run. @throws Error of the source */
  follow(): Promise<void>
  /** Something has changed in its source: it follows at once where it can. */
  noteChange(): void
  /** It answers no more. */
  close(): Promise<void>
}
