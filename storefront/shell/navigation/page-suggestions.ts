import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import { api } from '#storefront/app/client/browser.ts'
import type { Api } from '#storefront/app/client/client.ts'
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
  const [loaded, setLoaded] = useState<Suggested>()
  useEffect(() => {
    async function load() {
      try {
        setLoaded(await pageSuggestions(api))
      } catch {
        // Without them the page still says what is wrong and leads home.
      }
    }
    if (!sent) void load()
  }, [sent])
  return sent ?? loaded
}
