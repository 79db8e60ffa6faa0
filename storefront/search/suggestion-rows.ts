import type { Suggestion } from '#contract/search/calls.ts'
import { categoryPath, productPath } from '#storefront/catalogue/links.ts'
import { recentSearches } from './recent-searches.ts'

/** One line of the list under the search field. */
export interface Row {
  key: string
  kind: 'recent' | Suggestion['kind']
  text: string
  to: string
  picture?: Suggestion['picture']
  price?: Suggestion['price']
}

export const kinds = ['recent', 'query', 'category', 'product'] as const
const wanted: Record<Suggestion['kind'], number> = { query: 5, category: 2, product: 3 }

export const keywordsPath = (words: string) => `/search_result?keywords=${encodeURIComponent(words)}`

/**
 * At most `most` rows, grouped: each kind gets its share first, what is left goes to whoever has more.
 * @param most 10, on phones 8 (reference: ux 1.1)
 */
export function rowsOf(suggestions: Suggestion[], most: number): Row[] {
  const taken = new Set<Suggestion>()
  const share = { ...wanted, query: wanted.query - (10 - most) }
  for (const suggestion of suggestions) {
    if (share[suggestion.kind]-- > 0 && taken.size < most) taken.add(suggestion)
  }
  for (const suggestion of suggestions) if (taken.size < most) taken.add(suggestion)
  return [...taken].map(rowOf).sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
}

function rowOf({ id, keywords, kind, parentId, picture, price }: Suggestion): Row {
  const to = kind === 'query' ? keywordsPath(keywords) : kind === 'category' ? categoryPath(id, parentId) : productPath(id)
  return { key: `${kind} ${id} ${keywords}`, kind, text: keywords, to, ...(picture ? { picture } : {}), ...(price ? { price } : {}) }
}

/** What the field offers while it is empty. */
export function recentRows(): Row[] {
  return recentSearches().map((text) => ({ key: `recent ${text}`, kind: 'recent', text, to: keywordsPath(text) }))
}

/** The parts of a suggestion; `added` is what was not typed, and stands out. */
export function partsOf(text: string, typed: string): { text: string; added: boolean }[] {
  const sought = typed.trim().toLowerCase()
  const at = sought === '' ? -1 : text.toLowerCase().indexOf(sought)
  if (at < 0) return [{ text, added: sought !== '' }]
  return [
    { text: text.slice(0, at), added: true },
    { text: text.slice(at, at + sought.length), added: false },
    { text: text.slice(at + sought.length), added: true },
  ].filter((part) => part.text !== '')
}
