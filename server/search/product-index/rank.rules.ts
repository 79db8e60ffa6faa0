/**
 * How well a document fits words: PostgreSQL's `ts_rank` to the last bit, whose order the database's own way has. Its numbers are
 * 32-bit floats, which `Math.fround` gives (src/backend/utils/adt/tsrank.c).
 */

import { ranking } from '../ranking.rules.ts'
import { positionOf, weightOf } from './words.rules.ts'

const { fround } = Math

/** Of the weights D to A. */
const weights = [ranking.details, ranking.store, ranking.brandOrCategory, ranking.name].map(fround)
/** Of a conjunction of which no two lexemes stand in the text. */
export const leastRank: number = fround(1e-20)
/** The sum of 1/i² for all i. */
const limit = 1.64493406685

/** The places of one lexeme in a document; none where it is not there. */
export interface LexemePlaces {
  places: Uint16Array
  count: number
}

/**
 * @param lexemes the distinct lexemes of the query, sorted by their bytes
 * @param isAnd whether the query as a whole is a conjunction
 * @param isEmpty whether the document has no words at all
 */
export function textRank(lexemes: readonly LexemePlaces[], isAnd: boolean, isEmpty: boolean): number {
  if (isEmpty) return 0
  const rank = isAnd && lexemes.length > 1 ? rankOfAll(lexemes) : rankOfSome(lexemes)
  return rank < 0 ? leastRank : rank
}

/** The nearer two lexemes stand, the better; weights of both count. */
function rankOfAll(lexemes: readonly LexemePlaces[]): number {
  let rank = -1
  for (let i = 0; i < lexemes.length; i++) {
    const one = lexemes[i]!
    for (let k = 0; k < i; k++) {
      const other = lexemes[k]!
      for (let l = 0; l < one.count; l++)
        for (let p = 0; p < other.count; p++) {
          const [place, near] = [one.places[l]!, other.places[p]!]
          const distance = Math.abs(positionOf(place) - positionOf(near))
          if (distance === 0) continue
          const both = fround(fround(weights[weightOf(place)]! * weights[weightOf(near)]!) * wordDistance(distance))
          const fit = fround(Math.sqrt(both))
          rank = rank < 0 ? fit : fround(1 - (1 - rank) * (1 - fit))
        }
    }
  }
  return rank
}

function wordDistance(distance: number): number {
  return distance > 100 ? fround(1e-30) : fround(1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2)))
}

/** The mean of the lexemes' own ranks, which are added up in their order. */
function rankOfSome(lexemes: readonly LexemePlaces[]): number {
  let rank = 0
  for (const lexeme of lexemes) if (lexeme.count > 0) rank = fround(rank + rankOfOne(lexeme))
  return fround(rank / lexemes.length)
}

/** What one lexeme adds where a query is no conjunction: its best place in full, the others less the later they stand. 0 where it is not there. */
export function rankOfOne({ places, count }: LexemePlaces): number {
  if (count === 0) return 0
  let sum = 0
  let best = -1
  let bestAt = 0
  for (let j = 0; j < count; j++) {
    const weight = weights[weightOf(places[j]!)]!
    sum = fround(sum + fround(weight / ((j + 1) * (j + 1))))
    if (weight > best) {
      best = weight
      bestAt = j
    }
  }
  const square = (bestAt + 1) * (bestAt + 1)
  return fround(fround(best + sum) - fround(best / square)) / limit
}
