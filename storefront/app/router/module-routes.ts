import type { Route } from './page.ts'

/**
 * What a module contributes to the storefront. Files of its pages are named from `storefront/` on. Beside it `uses` names the modules whose components and
 * stores its pages may show; modules may name each other, as a card has a heart and the wish list has cards. `tools/rules/import-rules.ts` reads it
 * from the source text, and no browser loads it.
 */
interface ModuleRoutes {
  /** Pages in the shop's frame: header, categories, footer. */
  pages?: Route[]
  /** Pages below `/user/profile`, beside the member centre's menu. */
  memberCentrePages?: Route[]
  /** Pages with a logo and nothing else around them. */
  minimalPages?: Route[]
}

/** Declares a module's pages; `storefront/routes.ts` puts them into their frames. */
export function moduleRoutes(routes: ModuleRoutes): Required<ModuleRoutes> {
  return { pages: [], memberCentrePages: [], minimalPages: [], ...routes }
}
