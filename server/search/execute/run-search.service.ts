import type { FacetCounts } from '@kalata/product-index/find/facet-counter.ts'
import type { IndexWord } from '@kalata/product-index/find/query.ts'
import { cardRowsOf, type CardRow } from '#server/catalogue/catalogue.service.ts'
import type { Ctx } from '#server/context.ts'
import type { SearchPlan } from '../plan/search-plan.rules.ts'
import { outsideEngine } from './opensearch/opensearch.service.ts'
import { currentIndex } from './product-index/product-index.service.ts'
import { indexEngine, limitedSqlEngine, openSearchEngine, sqlEngine } from './engines.service.ts'
import type { Found, SearchEngine } from './search-engine.service.ts'

/** The first that can answers; the last one always can, unless too much is asked of it. */
function enginesOf({ settings }: Ctx, { productIds }: SearchPlan): readonly SearchEngine[] {
  if (settings.searchUrl) return [openSearchEngine, limitedSqlEngine]
  // A few products by their ids cost the database next to nothing.
  return settings.searchIndex === 'off' || productIds ? [sqlEngine] : [indexEngine, limitedSqlEngine]
}

async function firstAnswer<T>(ctx: Ctx, plan: SearchPlan, ask: (engine: SearchEngine) => Promise<T | undefined>): Promise<T> {
  for (const engine of enginesOf(ctx, plan)) {
    const answer = await ask(engine)
    if (answer !== undefined) return answer
  }
  throw new Error('No engine answers searches')
}

/** One search. */
export const runSearch = (ctx: Ctx, plan: SearchPlan): Promise<Found> => firstAnswer(ctx, plan, (engine) => engine.find(ctx, plan))

/** The cards of the page that was found. */
export const cardsFound = async (ctx: Ctx, { ids }: Found): Promise<CardRow[]> => cardRowsOf(ctx, ids)

/** As {@link SearchEngine.findNamed}: for suggestions, which show neither counts nor cards. */
export const findNamedIds = (ctx: Ctx, plan: SearchPlan): Promise<number[]> =>
  firstAnswer(ctx, plan, (engine) => engine.findNamed(ctx, plan))

/** As {@link SearchEngine.countPrices}. */
export const countPrices = (ctx: Ctx, plan: SearchPlan, bounds: readonly number[]): Promise<number[]> =>
  firstAnswer(ctx, plan, (engine) => engine.countPrices(ctx, plan, bounds))

/** For each word in how many products of each root category it names what they are, in no order; undefined where no index answers now. */
export const countRootCategories = async (ctx: Ctx, words: readonly IndexWord[]): Promise<FacetCounts[] | undefined> =>
  (outsideEngine(ctx) ?? currentIndex(ctx))?.countGroups(words)
