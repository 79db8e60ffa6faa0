import { pickText } from '#contract/core/languages.ts'
import type { Suggestion } from '#contract/search/calls.ts'
import type { Ctx } from '#server/context.ts'
import { interpretQuery } from './interpret-query.service.ts'
import { queryKey, type Interpretation, type WordMatch } from './interpret-query.rules.ts'
import { selectNearCategories } from './near-categories.queries.ts'
import { expressionsOf } from './query-expressions.rules.ts'
import { runSearch } from './run-search.service.ts'
import { selectNamedCategories, selectQueries } from './suggest.queries.ts'

const mostSuggestions = 10
/** At most so many of the other kinds come before the products. */
const perKind = 3
/** Lexemes that suggested products are searched by: as many as the index gives for one beginning, and fewer than it can look for at once. */
const mostAlternatives = 12

/** What a query that is still being typed may become: past queries, categories, products; at most ten. */
export async function suggest(ctx: Ctx, keywords: string): Promise<Suggestion[]> {
  const start = queryKey(keywords)
  if (!start) return []
  const meaning = await interpretQuery(ctx, keywords, { typing: true })
  const [queries, named, products] = await Promise.all([
    selectQueries(ctx.db, ctx.lang, start, perKind),
    meaning ? selectNamedCategories(ctx.db, expressionsOf(meaning.words).all, perKind) : [],
    meaning ? namedProducts(ctx, meaning) : [],
  ])
  const isNothing = named.length === 0 && products.length === 0
  const near = meaning && isNothing ? await selectNearCategories(ctx.db, expressionsOf(meaning.words).some, perKind) : []
  const before: Suggestion[] = [
    ...queries.map(({ id, query }) => ({ id, keywords: query, kind: 'query' as const })),
    ...[...named, ...near].slice(0, perKind).map(({ id, parentId, text }) => ({
      id,
      keywords: pickText(text, ctx.lang).text,
      kind: 'category' as const,
      level: parentId === null ? 1 : 2,
      ...(parentId === null ? {} : { parentId }),
    })),
  ]
  const rows = products.map(({ productId, name, picture, price }) => ({
    id: productId,
    keywords: pickText(name, ctx.lang).text,
    kind: 'product' as const,
    picture,
    price,
  }))
  return [...before, ...rows].slice(0, mostSuggestions)
}

/** The first results of a search for the words that these name: the same order, found the same way. */
async function namedProducts(ctx: Ctx, { words }: Interpretation) {
  const { cards, named } = await runSearch(ctx, {
    lang: ctx.lang,
    words: fitted(words),
    filters: {
      brandIds: undefined,
      categoryIds: undefined,
      storeIds: undefined,
      priceMin: undefined,
      priceMax: undefined,
      inStock: undefined,
    },
    sort: 'relevance',
    limit: mostSuggestions,
    offset: 0,
    lists: false,
  })
  return cards.slice(0, named)
}

/** The words with the likeliest of their alternatives: a beginning may be that of very many words, and each costs the index a look at every hit. */
function fitted(words: WordMatch[]): WordMatch[] {
  let left = mostAlternatives - words.reduce((sum, { alternatives }) => sum + (alternatives[0]?.length ?? 0), 0)
  return words.map((word) => ({
    ...word,
    alternatives: word.alternatives.filter((lexemes, place) => place === 0 || (left -= lexemes.length) >= 0),
  }))
}
