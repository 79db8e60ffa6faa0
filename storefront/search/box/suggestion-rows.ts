import type { Suggestion } from '#contract/search/calls.ts'
import { categoryPath, keywordsPath, productPath } from '#storefront/catalogue/links.ts'
import { recentSearches } from './recent-searches.ts'

/** One row of the list under the search field. */
export interface SuggestionRow {
  key: string
  kind: 'recent' | Suggestion['kind']
  text: string
  to: string
  picture?: Suggestion['picture']
  price?: Suggestion['price']
}

/** Kinds of rows in the order they are shown. */
export const suggestionKinds = ['recent', 'query', 'category', 'product'] as const
const rowsPerKind: Record<Suggestion['kind'], number> = { query: 5, category: 2, product: 3 }

/**
 * At most `limit` rows, grouped by kind: each kind gets its share first, free places go to the remaining suggestions in order.
 * @param limit 10, on phones 8
 */
export function pickRows(suggestions: Suggestion[], limit: number): SuggestionRow[] {
  const picked = new Set<Suggestion>()
  const remaining = { ...rowsPerKind, query: rowsPerKind.query - (10 - limit) }
  for (const suggestion of suggestions) {
    if (remaining[suggestion.kind]-- > 0 && picked.size < limit) picked.add(suggestion)
  }
  for (const suggestion of suggestions) if (picked.size < limit) picked.add(suggestion)
  return [...picked].map(rowOf).sort((a, b) => suggestionKinds.indexOf(a.kind) - suggestionKinds.indexOf(b.kind))
}

function rowOf({ id, keywords, kind, parentId, picture, price }: Suggestion): SuggestionRow {
  const to = kind === 'query' ? keywordsPath(keywords) : kind === 'category' ? categoryPath(id, parentId) : productPath(id)
  return { key: `${kind} ${id} ${keywords}`, kind, text: keywords, to, ...(picture ? { picture } : {}), ...(price ? { price } : {}) }
}

/** The rows for an empty field. */
export function recentRows(): SuggestionRow[] {
  return recentSearches().map((text) => ({ key: `recent ${text}`, kind: 'recent', text, to: keywordsPath(text) }))
}

/** A suggestion split into segments; those that were not entered are highlighted. */
export function highlightParts(text: string, enteredText: string): { text: string; highlighted: boolean }[] {
  const needle = enteredText.trim().toLowerCase()
  const at = needle === '' ? -1 : text.toLowerCase().indexOf(needle)
  if (at < 0) return [{ text, highlighted: needle !== '' }]
  return [
    { text: text.slice(0, at), highlighted: true },
    { text: text.slice(at, at + needle.length), highlighted: false },
    { text: text.slice(at + needle.length), highlighted: true },
  ].filter((segment) => segment.text !== '')
}
