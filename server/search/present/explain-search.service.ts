import type { WordMatch } from '@kalata/query-words/query/match-words.ts'
import { headsOf } from '@kalata/query-words/query/relaxed-words.ts'
import { brandNameIn } from '#contract/catalogue/brand-names.ts'
import { pickText, type Language } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { answerQuery } from '../plan/answer-query.service.ts'
import { indexQuery } from '../execute/index-query.rules.ts'
import { preparedStatements, postgresIndex } from '../execute/product-index/index-tables.ts'
import { dayOf, rankOf, ranking, weightsOf, type RankParts } from '../plan/ranking.rules.ts'
import { selectScoredProducts } from './scores.queries.ts'
import type { SearchPlan } from '../plan/search-plan.rules.ts'
import { termLists } from '../interpret/synonyms/synonyms.rules.ts'
import type { UnderstoodPart } from '../interpret/understood-query.service.ts'

const explained = 10

/** A word of a query as it was understood. */
export interface ExplainedWord {
  shown: string
  /** The thing, or a word that says more of it. */
  role: 'thing' | 'more'
  /** Whether the answer has it: where nothing has all words, some are left out. */
  isSearched: boolean
  /** Another word than was typed; only the beginning of one. */
  isCorrected: boolean
  isBeginning: boolean
  /** What documents are asked for: any of these, each of lexemes that must all be there. */
  alternatives: string[][]
  /** What goods are called that this word is a synonym of, by language. */
  synonymOf: Partial<Record<Language, string[]>>
}

export interface ExplainedResult {
  productId: number
  name: string
  brand: string | null
  category: string
  /** Tetri. */
  price: number
  isNamed: boolean
  /** Of the parts, by the function that the search ranks by. */
  rank: number
  parts: RankParts
  sold: number
  /** Of the name; a shorter one comes first where all else is equal. */
  nameWords: number
  /** A date in UTC. */
  createdAt: string
  /** Of its description; a longer one says less. */
  textWords: number
  /** For each searched word. */
  words: WordScore[]
  /** Neighbours that the description says side by side, with what they gain. */
  together: { words: string; points: number }[]
}

export interface WordScore {
  word: string
  weight: number
  /** 0 where it is not there, else of 1000; where it stands (bits of `place`), and how often the description says it, up to three times. */
  points: number
  places: number
  times: number
}

/** A query from the words typed to the first results. */
export interface SearchExplanation {
  query: string
  lang: Language
  /** The words searched for, where they differ from those typed. */
  corrected?: string
  /** The results are the products with a number of the query. */
  isByCode?: true
  filters: UnderstoodPart[]
  words: ExplainedWord[]
  /** Words that mean nothing here. */
  unknown: string[]
  plan: Pick<SearchPlan, 'filters' | 'sort'>
  attempts: { words: string; named: number; total: number }[]
  total: number
  named: number
  near: string[]
  results: ExplainedResult[]
}

/** Searches as a shopper does, and tells every step of it: the answer is that of the search, its scores the columns it was ordered by. */
export async function explainSearch(ctx: Ctx, query: string): Promise<SearchExplanation> {
  const answer = await answerQuery(ctx, { keywords: query, pageSize: explained }, undefined)
  const { found, corrected, near, meaning, parts, plan, attempts } = answer
  const searched = plan.words ?? []
  const weights = weightsOf(searched)
  const scores = found.ids.length > 0 ? await postgresIndex.explain(preparedStatements(ctx.db), indexQuery(plan, dayOf(ctx.now()))) : []
  const products = new Map(
    (
      await selectScoredProducts(
        ctx.db,
        scores.map(({ id }) => id),
      )
    ).map((product) => [product.id, product]),
  )
  const inLanguage = (text: Parameters<typeof pickText>[0]) => pickText(text, ctx.lang).text
  return {
    query,
    lang: ctx.lang,
    ...(corrected ? { corrected } : {}),
    ...(plan.productIds ? { isByCode: true as const } : {}),
    filters: parts,
    words: (meaning?.words ?? []).map((word, _, all) => explainedWord(word, headsOf(all).includes(word), searched.includes(word))),
    unknown: meaning ? meaning.unknown : [query],
    plan: { filters: plan.filters, sort: plan.sort },
    attempts: attempts.map(({ words, named, total }) => ({ words: words.map(({ shown }) => shown).join(' + '), named, total })),
    total: found.total,
    named: found.named,
    near: near.map(({ text }) => inLanguage(text)),
    results: scores.map(({ id, wordPoints, places, times, together, points, gains, rank: _, ...score }) => {
      const { name, brand, category, inStock, id: productId, ...product } = products.get(id)!
      const [appeal, freshness] = gains as [number, number]
      const parts = { points, inStock, appeal, freshness }
      return {
        ...{ productId, ...product, ...score },
        name: inLanguage(name),
        brand: brand && brandNameIn(brand, ctx.lang),
        category: inLanguage(category),
        rank: rankOf(parts),
        parts,
        words: searched.map(({ shown }, at) => ({
          ...{ word: shown, weight: weights[at]! },
          ...{ points: wordPoints[at] ?? 0, places: places[at] ?? 0, times: times[at] ?? 0 },
        })),
        together: together.flatMap((areBeside, at) => {
          const words = `${searched[at]!.shown} ${searched[at + 1]!.shown}`
          return areBeside ? [{ words, points: ranking.phrase * (weights[at]! + weights[at + 1]!) }] : []
        }),
      }
    }),
  }
}

function explainedWord(word: WordMatch, isThing: boolean, isSearched: boolean): ExplainedWord {
  return {
    shown: word.shown,
    role: isThing ? 'thing' : 'more',
    isSearched,
    isCorrected: word.corrected,
    isBeginning: word.prefix ?? false,
    alternatives: word.alternatives,
    synonymOf: termLists().termsOf(word.native ?? word.shown),
  }
}
