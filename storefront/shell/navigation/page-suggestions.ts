import { isRouteErrorResponse } from 'react-router'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { api } from '#storefront/app/client/browser.ts'
import type { Api } from '#storefront/app/client/client.ts'
import { useCall } from '#storefront/app/client/use-call.ts'
import { suggestedCategories, type SuggestedCategory } from '#storefront/catalogue/suggestions/suggested-categories.ts'

/** What the 404 page offers instead. */
export interface Suggested {
  categories: SuggestedCategory[]
  cards: ProductCard[]
}

/** Categories and recommended products. */
export async function pageSuggestions({ catalogue }: Api): Promise<Suggested> {
  const [tree, { results }] = await Promise.all([catalogue.categories(), catalogue.recommendations({ place: 'error', pageSize: 6 })])
  return {
    categories: suggestedCategories(tree).slice(0, 8),
    cards: results,
  }
}

/** The suggestions that came with a 404, else those that the browser loads; undefined until then. */
export function usePageSuggestions(error: unknown): Suggested | undefined {
  const sent = isRouteErrorResponse(error) && error.data ? (error.data as Suggested) : undefined
  // Without them the page still says what is wrong and leads home.
  const { data: loaded } = useCall(sent ? undefined : 'page suggestions', () => pageSuggestions(api))
  return sent ?? loaded
}
