import { languages, pickText } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { productsAfter } from './documents/index.queries.ts'
import { termLists } from './interpret/synonyms/synonyms.rules.ts'
import { search } from './search.service.ts'

/** Products whose names are searched, each in every language. */
const products = 4
/** Words of a name: about as many as shoppers type. */
const words = 3

/**
 * Reads the lists of words and searches for a few products in each language, so that not the first shoppers wait for lists, plans of statements and code
 * that is not compiled yet: 0.2 s.
 */
export async function warmUp(ctx: Ctx): Promise<void> {
  termLists()
  const found = await productsAfter(ctx.db, 0, products)
  for (const lang of languages) {
    for (const { name } of found) {
      const keywords = pickText(name, lang).text.split(/\s+/).slice(0, words).join(' ')
      // A further page, as the first is noted among the queries of shoppers.
      await search({ ...ctx, lang }, { keywords, pageNo: 2 })
    }
  }
}
