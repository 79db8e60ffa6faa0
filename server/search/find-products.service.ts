import type { Ctx } from '#server/context.ts'
import { type WordMatch } from './interpret-query.rules.ts'
import { shownWords, type Interpretation } from './interpretation.rules.ts'
import { expressionOf, expressionsOf } from './query-expressions.rules.ts'
import { isContainer, isUseWord, isVagueWord } from './query-head.rules.ts'
import { selectNearCategories, type NearCategory } from './near-categories.queries.ts'
import { isKindWord } from './query-meanings.service.ts'
import { runSearch, type Found } from './run-search.service.ts'
import type { SearchPlan } from './search.queries.ts'

/** At most so many near categories are named. */
const mostNear = 4

/** The answer to words that mean nothing. */
export const nothing: Found = {
  total: 0,
  named: 0,
  isNamed: false,
  isFound: false,
  cards: [],
  facets: { brands: [], categories: [], stores: [] },
  priceMin: null,
  priceMax: null,
  inStock: 0,
  discounted: 0,
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

/**
 * Products by words. Where nothing has all of them, those of the words that tell a kind of thing are searched for; where they
 * tell none, what mentions the words is all that is found, and near categories are named.
 * @param exact drops no word
 */
export async function findByWords(
  ctx: Ctx,
  plan: Omit<SearchPlan, 'words'>,
  meaning: Interpretation,
  exact: boolean,
): Promise<FoundProducts> {
  const { words, partial, corrected, shown } = meaning
  const attempts: FoundProducts['attempts'] = []
  let tried: SearchPlan = plan
  const find = async (matches: WordMatch[]) => {
    tried = { ...plan, words: matches }
    const found = await runSearch(ctx, tried)
    attempts.push({ words: matches, named: found.named, total: found.total })
    return found
  }
  const first = partial ? undefined : await find(words)
  const firstPlan = tried
  if (first?.isNamed || (first?.isFound && exact)) {
    return { found: first, ...(corrected ? { corrected: shown } : {}), near: [], plan: firstPlan, attempts }
  }

  for (const matches of exact ? [] : fewerWords(words, await kindWords(ctx, words), partial)) {
    const found = await find(matches)
    if (found.isNamed) return { found, corrected: shownWords(matches), fewer: true, near: [], plan: tried, attempts }
  }
  const near = await selectNearCategories(
    ctx.db,
    expressionsOf(words.filter(({ shown }) => words.length === 1 || !isOneSign(shown))).some,
    mostNear,
  )
  const last = { near, plan: firstPlan, attempts }
  if (!first) return { found: nothing, ...last }
  return { found: first, ...(corrected && first.isFound ? { corrected: shown } : {}), ...last }
}

/** Searches for parts of a query at most. */
const mostAttempts = 6

/**
 * Parts of a query to search for in turn where nothing has all words: without one of the words that only say more of the thing, corrected and vague ones
 * first, then the later ones;
 * the thing alone; the words that tell kinds, together and alone. Each has the thing or a word that tells a kind.
 * @param partial the words are a part already, of which some were unknown
 */
function fewerWords(words: WordMatch[], kinds: WordMatch[], partial: boolean): WordMatch[][] {
  const heads = contentsAmong(headsAmong(words, kinds), kinds)
  const withoutOne = words
    .toReversed()
    .filter((word) => !heads.includes(word))
    .toSorted((one, other) => worth(one) - worth(other))
    .map((left) => words.filter((word) => word !== left))
  const parts = [
    ...(partial ? [words] : []),
    ...(words.length > 2 ? withoutOne : []),
    heads,
    kinds,
    ...kinds.toReversed().map((kind) => [kind]),
  ]
  const distinct = new Map(
    parts
      .filter((part) => part.some((word) => kinds.includes(word) || heads.includes(word)))
      // A leather wallet is not sold here: other things of leather are no answer.
      .filter((part) => !heads.some(({ notSold }) => notSold) || part.some((word) => heads.includes(word)))
      // One Chinese sign is a part of many words: what is left of 洗衣机 is no machine.
      .filter((part) => part.some(({ shown }) => !isOneSign(shown)))
      .map((part) => [part.map(({ shown }) => shown).join(' '), part]),
  )
  return [...distinct.values()].filter((part) => partial || part.length < words.length).slice(0, mostAttempts)
}

const isOneSign = (word: string) => /^\p{Script=Han}$/u.test(word)

/** How much a word tells of what is looked for. */
const worth = ({ corrected, shown }: WordMatch) => (corrected ? 0 : isVagueWord(shown) ? 1 : 2)

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
  const kinds = await Promise.all(words.map((word) => isKindWord(ctx, { all: expressionOf(word), thing: expressionOf(word, ':AB') })))
  return words.filter(({ colour, shown }, place) => kinds[place] && !colour && !isUseWord(shown))
}
