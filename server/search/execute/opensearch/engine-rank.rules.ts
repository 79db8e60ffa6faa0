/**
 * The order of relevance in OpenSearch. A score is a 32-bit float, which a rank does not fit into: the score has the whole numbers that the words give
 * (named or not, weight, points) in its bits, and the sort computes the rank of them in 64 bits, with the operations of `rankOf` in their order.
 */

import { maxLexemes, WordQuery } from '@kalata/product-index/find/word-hits.ts'
import { place } from '@kalata/product-index/find/places.ts'
import type { Language } from '#contract/core/languages.ts'
import { indexLanguages } from '../../documents/index-languages.rules.ts'
import { weightsOf } from '../../plan/query-expressions.rules.ts'
import { freshFor, maxAppeal, placePoints, ranking } from '../../plan/ranking.rules.ts'
import type { SearchPlan } from '../../plan/search-plan.rules.ts'
import type { Clause } from './engine-query.rules.ts'

/** Bits of the lowest normal float, and of infinity, which is no score: the numbers between them are scores in their order. */
const [lowestScore, infinity] = [0x00_80_00_00, 0x7f_80_00_00]
const maxPoints = Math.max(...placePoints)

/** How many of each number a score has place for. */
interface Radices {
  points: number
  weights: number
}

/** The points of the words of a document (`WordHits` of the product index). `_score`: 1 where it is named. */
const scoreSource = `
int count = params.lexemes.length;
int present = 0; int named = 0; int thing = 0; int written = 0; int repeated = 0;
int[] patterns = new int[count];
for (int at = 0; at < count; at++) {
  int frequency = termFreq('words', params.lexemes[at]);
  if (frequency == 0) continue;
  int bit = 1 << at;
  int pattern = frequency - 1;
  present |= bit;
  if (pattern == 0) continue;
  patterns[at] = pattern;
  named |= bit;
  if ((pattern & ${place.kind | place.name | place.head}) != 0) thing |= bit;
  if ((pattern & params.writtenBit) != 0) written |= bit;
  if ((pattern & params.repeatedBit) != 0) repeated |= bit;
}
int points = 0; int weight = 0;
for (int word = 0; word < params.masks.length; word++) {
  boolean fits = false;
  int places = 0;
  for (int at = 0; at < params.masks[word].length; at++) {
    int mask = params.masks[word][at];
    if ((present & mask) != mask) continue;
    fits = true;
    if ((named & mask) != mask) continue;
    int last = params.lasts[word][at];
    int beside = mask & ~(1 << last);
    places |= patterns[last] & ${place.details};
    if ((thing & beside) == beside) places |= patterns[last] & ${place.kind | place.name | place.head};
    if ((written & mask) == mask) places |= ${place.written};
    if ((repeated & mask) == mask) places |= ${place.repeated};
  }
  if (fits) {
    int each = params.weights[word];
    int of = params.points[places];
    points += each * of;
    weight += each;
  }
}
if (params.weightRadix == 1) weight = 0;
int number = ((_score > 0 ? params.weightRadix : 0) + weight) * params.pointRadix + points;
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
 * @param named what is found, with the score 1 where it is named
 * @param today the beginning of the day (`dayOf`)
 * @returns undefined where the words are too many for a score
 */
export function rankBy(plan: SearchPlan, named: Clause, today: number): Rank | undefined {
  const radices = plan.words && radicesOf(plan)
  if (plan.words && !radices) return undefined
  const { soldOut, appeal, freshness } = ranking
  const params = {
    // Numbers that painless reads as what they are: `0.5` is a double.
    ...{ soldOut, appeal, freshness, maxAppeal, freshFor, today },
    pointRadix: radices?.points ?? 0,
    weightRadix: radices?.weights ?? 1,
    allWeights: radices ? sum(weightsOf(plan.words!)) : 1,
  }
  return {
    query: radices ? scored(plan, named, radices) : named,
    sort: { _script: { type: 'number', order: 'desc', script: { source: rankSource, params } } },
  }
}

function radicesOf({ words = [], least }: SearchPlan): Radices | undefined {
  if (new Set(words.flatMap(({ alternatives }) => alternatives.flat())).size > maxLexemes) return undefined
  const all = sum(weightsOf(words))
  const radices = { points: all * maxPoints + 1, weights: least === undefined ? 1 : all + 1 }
  return lowestScore + 2 * radices.weights * radices.points < infinity ? radices : undefined
}

function scored({ words = [], least, lang }: SearchPlan, named: Clause, radices: Radices): Clause {
  const { lexemes, writtenBit, repeatedBit, ...query } = wordQuery(words, least, lang)
  const params = {
    lexemes: lexemes.map((lexeme) => lexeme.toString()),
    masks: query.words.map((alternatives) => alternatives.map(({ mask }) => mask)),
    lasts: query.words.map((alternatives) => alternatives.map(({ last }) => last)),
    weights: query.weights,
    points: placePoints,
    ...{ writtenBit, repeatedBit, pointRadix: radices.points, weightRadix: radices.weights },
  }
  return { script_score: { query: named, script: { source: scoreSource, params } } }
}

/** The words as masks over their distinct lexemes. */
function wordQuery(words: NonNullable<SearchPlan['words']>, least: number | undefined, lang: Language): WordQuery {
  const alternatives = words.map((word) => word.alternatives)
  const known = { alternatives, weights: weightsOf(words), modifiers: [], ...(least === undefined ? {} : { least }) }
  return new WordQuery(known, indexLanguages.indexOf(lang))
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)
