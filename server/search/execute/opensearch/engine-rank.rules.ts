/**
 * The order of relevance in OpenSearch. A score is a 32-bit float, which a rank does not fit into: the score has the whole numbers that the words give
 * (named or not, weight, points) in its bits, and the sort computes the rank of them in 64 bits, with the operations of `rankOf` in their order.
 */

import type { WordQuery } from '@kalata/product-index/find/word-hits.ts'
import { freshFor, maxAppeal, ranking } from '../../plan/ranking.rules.ts'
import type { SearchPlan } from '../../plan/search-plan.rules.ts'
import { wordQuery } from '../index-query.rules.ts'
import { namedByPlaces, scoredByName, type Clause } from './engine-query.rules.ts'
import { highestPoints, pointsScript } from './engine-words.rules.ts'

/** Bits of the lowest normal float, and of infinity, which is no score: the numbers between them are scores in their order. */
const [lowestScore, infinity] = [0x00_80_00_00, 0x7f_80_00_00]

/** How many of each number a score has place for. */
interface Radices extends Record<string, number> {
  pointRadix: number
  weightRadix: number
}

/** What the score has of the words. `_score`: 1 where their places name it. */
const scoreSource = `
if (params.weightRadix == 1) weight = 0;
int number = ((_score > 0 || hasPhrase ? params.weightRadix : 0) + weight) * params.pointRadix + points;
return Float.intBitsToFloat(${lowestScore} + number);`

/** The rank; what is named before everything else, by a power of two that rounds nothing. */
const rankSource = `
double rank = 1;
boolean isNamed = false;
if (params.pointRadix > 0) {
  int number = Float.floatToIntBits((float) _score) - ${lowestScore};
  int points = number % params.pointRadix;
  int others = number / params.pointRadix;
  isNamed = others >= params.weightRadix;
  rank = points;
  if (params.weightRadix > 1) rank = rank * (others % params.weightRadix) / params.allWeights;
}
if (!doc['inStock'].value) rank *= params.soldOut;
double gain = 1 + params.appeal * doc['appeal'].value / params.maxAppeal;
double age = params.today - (double) doc['createdAt'].value;
gain += params.freshness * Math.min(Math.max(1 - age / params.freshFor, 0), 1);
rank *= gain;
return isNamed ? rank * ${2 ** 40}L : rank;`

export interface Rank {
  /** What is asked for, scored. */
  query: Clause
  /** The first key of the sort. */
  sort: Clause
}

/**
 * @param today the beginning of the day (`dayOf`)
 * @returns undefined where the words are too many for a score
 */
export function rankBy(plan: SearchPlan, today: number): Rank | undefined {
  const { soldOut, appeal, freshness } = ranking
  // Numbers that painless reads as what they are: `0.5` is a double.
  const weights = { soldOut, appeal, freshness, maxAppeal, freshFor, today }
  const named = scoredByName(plan, namedByPlaces(plan))
  if (!plan.words) return { query: named, sort: sortBy({ ...weights, pointRadix: 0, weightRadix: 1, allWeights: 1 }) }
  const query = wordQuery(plan.words, plan)
  const radices = radicesOf(query)
  if (!radices) return undefined
  const script = pointsScript(query, plan.lang, { source: scoreSource, params: radices })
  return { query: { script_score: { query: named, script } }, sort: sortBy({ ...weights, ...radices, allWeights: query.weight }) }
}

const sortBy = (params: Record<string, number>): Clause => ({
  _script: { type: 'number', order: 'desc', script: { source: rankSource, params } },
})

function radicesOf(query: WordQuery): Radices | undefined {
  const radices = { pointRadix: highestPoints(query) + 1, weightRadix: query.isStrict ? 1 : query.weight + 1 }
  return lowestScore + 2 * radices.weightRadix * radices.pointRadix < infinity ? radices : undefined
}
