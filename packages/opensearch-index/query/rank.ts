/**
 * The rank in OpenSearch. A score is a 32-bit float, which a rank does not fit into: the score has the whole numbers that the words give
 * (named or not, weight, points) in its bits, and the sort computes the rank of them in 64 bits, with the operations of the index in memory in their order.
 */

import type { WordQuery } from '@kalata/product-index/find/word-hits.ts'
import type { IndexSchema, RankGain } from '@kalata/product-index/schema/schema.ts'
import { cardField } from '../documents/index-template.ts'
import { namedByPlaces, scoredByName, type Clause, type EngineQuery } from './clauses.ts'
import { PointScripts } from './word-scripts.ts'

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

const numberOf = (field: string) => `(double) doc['${cardField(field)}'].value`

function gainSource({ field, weight, ...of }: RankGain): string {
  if ('of' in of) return `gain += ${weight}D * ${numberOf(field)} / ${of.of}D;`
  return `gain += ${weight}D * Math.min(Math.max(1 - ((double) params.moment - ${numberOf(field)}) / ${of.fadesIn}D, 0), 1);`
}

/** The rank; what is named before everything else, by a power of two that rounds nothing. */
function rankSource({ flags, rank: { lacking, gains } }: IndexSchema): string {
  const factors = flags.flatMap((flag) =>
    lacking[flag] === undefined ? [] : `if (!doc['${cardField(flag)}'].value) rank *= ${lacking[flag]}D;`,
  )
  return `
double rank = 1;
boolean isNamed = false;
if (params.pointRadix > 0) {
  int number = Float.floatToIntBits((float) _score) - ${lowestScore};
  int points = number % params.pointRadix;
  int others = number / params.pointRadix;
  isNamed = others >= params.weightRadix;
  rank = points;
  if (params.weightRadix > 1) {
    double weight = others % params.weightRadix;
    rank = rank * weight * weight / (params.allWeights * params.allWeights);
  }
}
${factors.join('\n')}
double gain = 1;
${gains.map(gainSource).join('\n')}
rank *= gain;
return isNamed ? rank * ${2 ** 40}L : rank;`
}

export interface Rank {
  /** What is asked for, scored. */
  query: Clause
  /** A key of the sort. */
  sort: Clause
}

/** Ranks by a schema. */
export class Ranking {
  private readonly schema: IndexSchema
  private readonly points: PointScripts
  private readonly source: string

  constructor(schema: IndexSchema) {
    this.schema = schema
    this.points = new PointScripts(schema.rank.points)
    this.source = rankSource(schema)
  }

  /**
   * @param words those of the query, @param language its place in the schema
   * @returns undefined where the words are too many for a score
   */
  of(query: EngineQuery, words: WordQuery | undefined, language: number): Rank | undefined {
    const named = scoredByName(this.schema, query, namedByPlaces(query.words))
    const { moment = 0 } = query
    if (!words) return { query: named, sort: this.sortBy({ moment, pointRadix: 0, weightRadix: 1, allWeights: 1 }) }
    const radices = this.radicesOf(words)
    if (!radices) return undefined
    const script = this.points.script(words, language, { source: scoreSource, params: radices })
    return { query: { script_score: { query: named, script } }, sort: this.sortBy({ moment, ...radices, allWeights: words.weight }) }
  }

  private sortBy(params: Record<string, number>): Clause {
    return { _script: { type: 'number', order: 'desc', script: { source: this.source, params } } }
  }

  private radicesOf(words: WordQuery): Radices | undefined {
    const radices = { pointRadix: this.points.highest(words) + 1, weightRadix: words.isStrict ? 1 : words.weight + 1 }
    return lowestScore + 2 * radices.weightRadix * radices.pointRadix < infinity ? radices : undefined
  }
}
