import { shownWords, type Interpretation } from '@kalata/query-words/query/interpretation.ts'
import { type WordMatch } from '@kalata/query-words/query/match-words.ts'
import { isContainer, isUseWord } from '@kalata/query-words/query/query-head.ts'
import { searchPageSize } from '#contract/search/constants.ts'
import { flagFacetNames, ofEach, stepFacetNames } from '#contract/search/facets.ts'
import type { Ctx } from '#server/context.ts'
import { noCounts, noFacets } from '../present/facet-lists.rules.ts'
import { expressionOf, expressionsOf, headsOf, weightsOf } from './query-expressions.rules.ts'
import { selectNearCategories, type NearCategory } from '../interpret/near-categories.queries.ts'
import { areKindWords } from '../interpret/query-meanings.service.ts'
import { runSearch } from '../execute/run-search.service.ts'
import type { Found } from '../execute/search-engine.service.ts'
import { selectWordsOf } from '../execute/search.queries.ts'
import type { SearchPlan } from './search-plan.rules.ts'

/** At most so many near categories are named. */
const maxNear = 4

/** The answer to words that mean nothing. */
export const nothing: Found = {
  total: 0,
  named: 0,
  namedInAll: 0,
  isFound: false,
  ids: [],
  counts: noCounts,
  facets: noFacets,
  attributes: [],
  priceMin: null,
  priceMax: null,
  steps: ofEach(stepFacetNames, () => []),
  flags: ofEach(flagFacetNames, () => 0),
}

export interface FoundProducts {
  found: Found
  /** The words really searched for, where they differ from those typed. */
  corrected?: string
  /** Nothing has all the words: these are what has most of them. */
  fewer?: true
  /** Where the words name nothing here: the categories that come nearest. */
  near: NearCategory[]
  /** What the database or index was asked last; its answer is `found`. */
  plan: SearchPlan
  /** The words of every search that was made, in turn, with what they found. */
  attempts: { words: WordMatch[]; named: number; total: number }[]
}

/** Fewer results, not a page of them, are followed by what has not all words. */
const fewest = searchPageSize

/**
 * Products by words. Where few have all of them, those that have some follow; where nothing is named so, what mentions the words is all that is found,
 * and near categories are named.
 * @param exact drops no word
 */
export async function findByWords(
  ctx: Ctx,
  plan: Omit<SearchPlan, 'words'>,
  meaning: Interpretation,
  exact: boolean,
): Promise<FoundProducts> {
  const { words, corrected, shown } = meaning
  const attempts: FoundProducts['attempts'] = []
  const find = async (matches: WordMatch[], least?: number) => {
    const tried = { ...plan, words: matches, ...(least === undefined ? {} : { least }) }
    const found = await runSearch(ctx, tried)
    attempts.push({ words: matches, named: found.named, total: found.total })
    return { found, plan: tried }
  }
  const all = await find(words)
  const apart = words.flatMap((word) => word.parts?.map((part) => (word.modifier ? { ...part, modifier: word.modifier } : part)) ?? [word])
  const isEnough = all.found.namedInAll >= fewest || apart.length === 1 || plan.sort !== 'relevance'
  const isWhole = all.found.namedInAll > 0 && isEnough
  if (isWhole || exact) return { ...all, ...(corrected && all.found.isFound ? { corrected: shown } : {}), near: [], attempts }

  for (const things of await thingsAmong(ctx, apart)) {
    const marked = apart.map(({ modifier: _, ...word }, at) => (things.includes(apart[at]!) ? word : { ...word, modifier: true as const }))
    const some = await find(marked, leastOf(marked))
    if (some.found.namedInAll > all.found.namedInAll) {
      const had = all.found.namedInAll > 0 ? marked : await wordsOfFirst(ctx, some.found, marked)
      const isFewer = had.length < marked.length
      return {
        ...some,
        ...(isFewer ? { corrected: shownWords(had), fewer: true } : corrected ? { corrected: shown } : {}),
        near: [],
        attempts,
      }
    }
  }
  const near =
    all.found.namedInAll > 0
      ? []
      : await selectNearCategories(
          ctx.db,
          expressionsOf(words.filter(({ shown }) => words.length === 1 || !isOneSign(shown))).some,
          maxNear,
        )
  return { ...all, ...(corrected && all.found.isFound ? { corrected: shown } : {}), near, attempts }
}

/** The words that the first result has. */
async function wordsOfFirst(ctx: Ctx, { ids: [first] }: Found, words: WordMatch[]): Promise<WordMatch[]> {
  if (first === undefined) return headsOf(words)
  const has = await selectWordsOf(
    ctx.db,
    first,
    words.map((word) => expressionOf(word)),
  )
  return words.filter((_, at) => has[at])
}

/** What the words must weigh that a product has: one that names the thing is enough, or others that weigh as much. */
function leastOf(words: WordMatch[]): number {
  const weights = weightsOf(words)
  const heads = headsOf(words).map((head) => weights[words.indexOf(head)]!)
  return Math.min(...heads, Math.ceil(weights.reduce((sum, weight) => sum + weight, 0) / 2))
}

/** The words that may name the thing, the likeliest first: those at its place in the query, else all that tell a kind of thing. */
async function thingsAmong(ctx: Ctx, words: WordMatch[]): Promise<WordMatch[][]> {
  const kinds = await kindWords(ctx, words)
  const heads = contentsAmong(headsAmong(words, kinds), kinds)
  // A leather wallet is not sold here: other things of leather are no answer. One Chinese sign is a part of many words.
  const isAnswer = (things: WordMatch[]) =>
    things.some(({ shown }) => !isOneSign(shown)) && (!heads.some(({ notSold }) => notSold) || things.some((word) => heads.includes(word)))
  return [heads, kinds].filter((things) => things.length > 0 && isAnswer(things))
}

const isOneSign = (word: string) => /^\p{Script=Han}$/u.test(word)

/** Where the thing would be a container, the kinds that it may hold are meant: `წითელი ღვინოს ბოთლი`. */
function contentsAmong(heads: WordMatch[], kinds: WordMatch[]): WordMatch[] {
  const contents = kinds.filter(({ shown }) => !isContainer(shown))
  return contents.length > 0 && heads.every(({ shown }) => isContainer(shown)) ? contents : heads
}

/** `photo frame wooden`: where a Latin word at the place of the thing tells no kind, and words before it do, those are the thing. */
function headsAmong(words: WordMatch[], kinds: WordMatch[]): WordMatch[] {
  const heads = words.filter(({ modifier }) => !modifier)
  const isOther =
    heads.length === 1 && !heads[0]!.native && !heads[0]!.notSold && /^[a-z]+$/.test(heads[0]!.shown) && !kinds.includes(heads[0]!)
  const before = isOther ? kinds.filter((each) => words.indexOf(each) < words.indexOf(heads[0]!)) : []
  return before.length > 0 ? before : heads
}

/** The words that tell a kind of thing, in their order. */
async function kindWords(ctx: Ctx, words: WordMatch[]): Promise<WordMatch[]> {
  const kinds = await areKindWords(ctx, words)
  return words.filter(({ colour, shown }, place) => kinds[place] && !colour && !isUseWord(shown))
}
