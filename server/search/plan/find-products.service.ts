import { someOf } from '@kalata/postgres-index/query/expressions.ts'
import { shownWords, withoutEvidence, type Interpretation } from '@kalata/query-words/query/interpretation.ts'
import { type WordMatch } from '@kalata/query-words/query/match-words.ts'
import { isUseWord } from '@kalata/query-words/query/query-head.ts'
import { headsOf, isOneCharacter, leastOf, namedBy, withParts, thingsAmong, writtenAmong } from '@kalata/query-words/query/relaxed-words.ts'
import { searchPageSize } from '#contract/search/constants.ts'
import { flagFacetNames, ofEach, stepFacetNames } from '#contract/search/facets.ts'
import type { Ctx } from '#server/context.ts'
import { noCounts, noFacets } from '../present/facet-lists.rules.ts'
import { selectNearCategories, type NearCategory } from '../interpret/near-categories.queries.ts'
import { areKindWords } from '../interpret/query-meanings.service.ts'
import { runSearch } from '../execute/run-search.service.ts'
import type { Found } from '../execute/search-engine.service.ts'
import { preparedStatements, postgresIndex } from '../execute/product-index/index-tables.ts'
import { weightsOf } from './ranking.rules.ts'
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
  const apart = withParts(words)
  const isEnough = all.found.namedInAll >= fewest || withoutEvidence(apart).length === 1 || plan.sort !== 'relevance'
  const isWhole = all.found.namedInAll > 0 && isEnough
  if (isWhole || exact) return { ...all, ...(corrected && all.found.isFound ? { corrected: shown } : {}), near: [], attempts }

  const here = writtenAmong(all.found.namedInAll > 0 ? apart.filter(({ isCharacter }) => !isCharacter) : apart)
  for (const things of thingsAmong(here, await kindWords(ctx, here), all.found.namedInAll > 0)) {
    const marked = namedBy(here, things)
    const some = await find(marked, leastOf(marked, weightsOf(marked)))
    if (some.found.namedInAll > all.found.namedInAll) {
      const had = all.found.namedInAll > 0 ? marked : await wordsOfFirst(ctx, some.found, marked)
      const isFewer = withoutEvidence(had).length < withoutEvidence(apart).length
      // A number alone, as of a size, names no kind of thing.
      if (isFewer && !/\p{L}/u.test(shownWords(had))) continue
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
          someOf(words.filter((word) => words.length === 1 || !isOneCharacter(word)).map(({ alternatives }) => alternatives)),
          maxNear,
        )
  return { ...all, ...(corrected && all.found.isFound ? { corrected: shown } : {}), near, attempts }
}

/** The words that the first result has. */
async function wordsOfFirst(ctx: Ctx, { ids: [first] }: Found, words: WordMatch[]): Promise<readonly WordMatch[]> {
  if (first === undefined) return headsOf(words)
  const has = await postgresIndex.wordsOf(
    preparedStatements(ctx.db),
    first,
    words.map(({ alternatives }) => alternatives),
  )
  return words.filter((_, at) => has[at])
}

/** The words that tell a kind of thing, in their order. */
async function kindWords(ctx: Ctx, words: readonly WordMatch[]): Promise<WordMatch[]> {
  const kinds = await areKindWords(ctx, [...words])
  return words.filter(({ colour, shown }, place) => kinds[place] && !colour && !isUseWord(shown))
}
