import { codesIn } from '@kalata/query-words/letters/codes.ts'
import { namedGroups, nearGroups } from '@kalata/query-words/query/group-words.ts'
import { queryKey } from '@kalata/query-words/query/interpretation.ts'
import { type WordMatch } from '@kalata/query-words/query/match-words.ts'
import { pickText, type Text } from '#contract/core/languages.ts'
import type { Suggestion } from '#contract/search/calls.ts'
import type { Ctx } from '#server/context.ts'
import { selectCodes } from '../plan/codes.queries.ts'
import { findNamedIds } from '../execute/run-search.service.ts'
import { selectMostPopularQueries, selectPopularQueries, selectSuggestedProducts, type PopularQuery } from './suggest.queries.ts'
import { meaningOf } from '../interpret/query-meanings.service.ts'
import { suggestionWords } from './suggestion-words.service.ts'

const maxSuggestions = 10
/** At most so many of the other kinds come before the products. */
const perKind = 3
/** Lexemes that suggested products are searched by: as many as the index gives for one beginning, and fewer than it can look for at once. */
const maxAlternatives = 12

/** What a query that is still being typed may become: past queries, categories, products; at most ten. Before anything is typed, what is searched for most. */
export async function suggest(ctx: Ctx, keywords: string): Promise<Suggestion[]> {
  if (keywords.trim() === '') return (await selectMostPopularQueries(ctx.db, ctx.lang)).map(asSuggestion)
  const start = queryKey(keywords)
  if (!start) return []
  const meaning = await meaningOf(ctx, keywords, { typing: true })
  const words = meaning?.words
  const { certain } = codesIn(keywords)
  const [byWords, byCodes] = await Promise.all([
    words ? findProducts(ctx, words) : [],
    certain.length > 0 ? selectCodes(ctx.db, certain, maxSuggestions) : [],
  ])
  const ids = [...new Set([...byCodes, ...byWords])]
  const [queries, products] = await Promise.all([selectPopularQueries(ctx.db, ctx.lang, start), selectSuggestedProducts(ctx.db, ids)])
  const index = words && (await suggestionWords.get(ctx))
  const named = index ? namedGroups(index, words, perKind) : []
  const isNothing = named.length === 0 && products.length === 0
  const categories = index && isNothing ? nearGroups(index, words, perKind) : named
  const nameOf = (rootId: number) => index?.groups.find(({ id }) => id === rootId)?.text
  const inLanguage = (text: Text) => pickText(text, ctx.lang).text
  return [
    ...queries.map(asSuggestion),
    ...categories.map(({ id, parentId, text }) => ({
      id,
      keywords: inLanguage(text),
      kind: 'category' as const,
      level: parentId === null ? 1 : 2,
      ...(parentId === null ? {} : { parentId, ...parentNamed(nameOf(parentId), inLanguage) }),
    })),
    ...products.map(({ id, name, picture, price }) => ({ id, keywords: inLanguage(name), kind: 'product' as const, picture, price })),
  ].slice(0, maxSuggestions)
}

const asSuggestion = ({ id, query }: PopularQuery) => ({ id, keywords: query, kind: 'query' as const })

const parentNamed = (name: Text | undefined, inLanguage: (text: Text) => string) => (name ? { parentName: inLanguage(name) } : {})

/** The first results of a search for the words that these name: the same order, found the same way. */
function findProducts(ctx: Ctx, words: WordMatch[]): Promise<number[]> {
  return findNamedIds(ctx, {
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
    limit: maxSuggestions,
    offset: 0,
    lists: false,
  })
}

/** The words with the likeliest of their alternatives: a beginning may be that of very many words, and each costs the index a look at every hit. */
function fitted(words: WordMatch[]): WordMatch[] {
  let left = maxAlternatives - words.reduce((sum, { alternatives }) => sum + (alternatives[0]?.length ?? 0), 0)
  return words.map((word) => ({
    ...word,
    alternatives: word.alternatives.filter((lexemes, place) => place === 0 || (left -= lexemes.length) >= 0),
  }))
}
