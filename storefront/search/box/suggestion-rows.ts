import type { Suggestion } from '#contract/search/calls.ts'
import { api } from '#storefront/app/client/browser.ts'
import { categoryPath, keywordsPath, productPath } from '#storefront/catalogue/links.ts'
import type { IconName } from '#storefront/ui/icon.tsx'
import { recentSearches } from './recent-searches.ts'

/** One row of the list under the search field. */
export interface SuggestionRow {
  key: string
  kind: 'recent' | Suggestion['kind'] | 'photo'
  text: string
  /** Where it belongs, behind the text. */
  context?: string
  to: string
  icon?: IconName
  picture?: Suggestion['picture']
  price?: Suggestion['price']
}

/** Kinds of rows in the order they are shown. */
export const suggestionKinds = ['recent', 'query', 'category', 'product', 'photo'] as const
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

function rowOf({ id, keywords, kind, parentId, parentName, picture, price }: Suggestion): SuggestionRow {
  const to = kind === 'query' ? keywordsPath(keywords) : kind === 'category' ? categoryPath(id, parentId) : productPath(id)
  return {
    key: `${kind} ${id} ${keywords}`,
    ...{ kind, text: keywords, to },
    ...(parentName ? { context: parentName } : {}),
    ...(picture ? { picture } : {}),
    ...(price ? { price } : {}),
  }
}

/** Rows of an empty field at most, without the search by photo; of them root categories at least. */
const [maxEmptyFieldRows, minRoots] = [8, 2]
/** What was searched for here that stands there at once: what comes later moves none of it. Where nothing is popular more of it follows. */
const minRecent = 3

/**
 * The rows of an empty field: what was searched for here, as soon as they are asked for, then what others search for, root categories and the search by photo.
 */
export async function* emptyFieldRows(): AsyncGenerator<SuggestionRow[]> {
  const searched = recentSearches().slice(0, maxEmptyFieldRows - minRoots)
  const recent = searched.map((text): SuggestionRow => ({ key: `recent ${text}`, kind: 'recent', text, to: keywordsPath(text) }))
  yield recent.slice(0, minRecent)
  // Optional, as every suggestion: where it cannot be had, the others stand.
  const [roots, popular] = await Promise.all([api.catalogue.categories(), api.search.suggest({ keywords: '' }).catch(() => [])])
  const others = popular.filter(({ keywords }) => !searched.some((text) => text.toLowerCase() === keywords.toLowerCase()))
  const shown = others.length > 0 ? recent.slice(0, minRecent) : recent
  const rows = [...shown, ...others.slice(0, maxEmptyFieldRows - minRoots - shown.length).map(rowOf)]
  yield [
    ...rows,
    ...roots.slice(0, maxEmptyFieldRows - rows.length).map(({ id, categoryName, iconPath }): SuggestionRow => {
      return { key: `category ${id}`, kind: 'category', text: categoryName, to: categoryPath(id), icon: iconPath as IconName }
    }),
    // Its text is the same in every field, so the list has it.
    { key: 'photo', kind: 'photo', text: '', to: '/search_image' },
  ]
}

/** A suggestion split into segments; those that follow what was entered are highlighted. */
export function highlightParts(text: string, enteredText: string): { text: string; highlighted: boolean }[] {
  const needle = enteredText.trim().toLowerCase()
  const at = needle === '' ? -1 : text.toLowerCase().indexOf(needle)
  // Found by another word for it: no part of the text is what was not entered.
  if (at < 0) return [{ text, highlighted: false }]
  return [
    { text: text.slice(0, at), highlighted: true },
    { text: text.slice(at, at + needle.length), highlighted: false },
    { text: text.slice(at + needle.length), highlighted: true },
  ].filter((segment) => segment.text !== '')
}
