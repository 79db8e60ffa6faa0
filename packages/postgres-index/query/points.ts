/** The points of words and the rank of hits in SQL: whole numbers, and 64-bit floats in the order of operations that the index in memory has. */

import { place } from '@kalata/product-index/find/places.ts'
import type { IndexWord } from '@kalata/product-index/find/query.ts'
import { maxPoints, nameParts, textParts, type LengthEvidence, type PointsSchema } from '@kalata/product-index/find/word-points.ts'
import type { QueryWords } from '@kalata/product-index/find/word-hits.ts'
import type { IndexSchema, RankGain } from '@kalata/product-index/schema/schema.ts'
import { maxNameWords } from '@kalata/product-index/words/words.ts'
import { sql, type SQL } from 'drizzle-orm'
import { fieldOf, float8, type IndexTables } from '../tables.ts'
import { expressionOf, phraseExpression, textsExpression, writtenExpression } from './expressions.ts'

const number = (value: number) => sql.raw(String(value))

export const has = (vector: 'words' | 'named' | 'written' | 'texts', expression: string): SQL =>
  sql`d.${sql.raw(vector)} @@ ${expression}::tsquery`

/** The label of a language in `written`. */
export const labelOf = ({ languages }: IndexSchema, language = languages[0]!): string => 'abcd'[languages.indexOf(language)]!

/** How many words the name of a document `d` has in the language of a label, as far as they are counted. */
export const nameWords = (label: string): SQL =>
  sql`least(length(ts_filter(d.written, array[${sql.raw(`'${label}'`)}::"char"])), ${number(maxNameWords)})`

const sum = (parts: SQL[]) => sql.join(parts, sql` + `)

/** The places of a word in a document `d`: bits of `place`. */
export function places(word: IndexWord, label: string): SQL {
  const bits = [
    [place.details, has('named', expressionOf(word, ':D'))],
    [place.kind, has('named', expressionOf(word, ':C'))],
    [place.name, has('named', expressionOf(word, ':B'))],
    [place.head, has('named', expressionOf(word, ':A'))],
    [place.written, has('written', writtenExpression(word, label))],
    [place.repeated, has('written', writtenExpression(word, label, true))],
  ] as const
  return sum(bits.map(([bit, isThere]) => sql`${number(bit)} * (${isThere})::int`))
}

/** How often the texts of a document `d` say a word, up to three times. */
export const times = (word: IndexWord): SQL =>
  sum(['BCD', 'BC', 'B'].map((labels) => sql`(${has('texts', textsExpression(word, labels))})::int`))

/** A part of the evidence of a text by its length: `evidenceOf` of the product index. */
const evidence = ({ weight, pivot }: LengthEvidence, parts: number, length: SQL) =>
  sql`(${number((2 * weight * pivot) / parts)} / (${number(pivot)} + ${length}))`

/** The points of a document `d` for a word that it has: `pointsOf` and `evidenceOf` of the product index. */
export function wordPoints(points: PointsSchema, word: IndexWord, label: string): SQL {
  const inName = sum([false, true].map((isRepeated) => sql`(${has('written', writtenExpression(word, label, isRepeated))})::int`))
  const isThing = has('named', expressionOf(word, ':AC'))
  const ofName = sql`(${inName}) * case when ${isThing} then ${number(nameParts)} else 1 end`
  const isBeside = sql`${has('named', expressionOf(word, ':B'))} and not ${isThing}`
  const ofTexts = sql`(${times(word)}) * case when ${isBeside} then 1 else ${number(textParts)} end`
  const byPlaces = sql.raw(`'{${points.places.join(',')}}'::int[]`)
  const [most, half] = [number(maxPoints), number(points.half)]
  return sql`${most} - ${most} * ${half} / (${half} + (${byPlaces})[1 + ${places(word, label)}]
    + ${ofName} * ${evidence(points.name, nameParts, nameWords(label))} + ${ofTexts} * ${evidence(points.texts, textParts, sql`d.text_words`)})`
}

/** What the words weigh that a document `d` has. */
export const weightOf = ({ alternatives, weights }: QueryWords): SQL =>
  sql`(${sum(weights.map((weight, at) => sql`${weight}::int * (${has('words', expressionOf(alternatives[at]!))})::int`))})`

/** Of each word but the last: whether the texts of a document `d` first say it just before the next one. */
export const phrases = (words: readonly IndexWord[]): SQL[] =>
  words.slice(1).map((word, at) => {
    const expression = phraseExpression(words[at]!, word)
    return expression === undefined ? sql`false` : has('texts', expression)
  })

/** The points of a document `d` for the words; of those it has where not all are asked for, the less the more it lacks. */
export function pointsOf(schema: PointsSchema, words: QueryWords | undefined, label: string): SQL {
  if (!words) return sql`1::float8`
  const { alternatives, weights, least } = words
  const each = alternatives.map(
    (word, at) =>
      sql`${weights[at]!}::int * case when ${has('words', expressionOf(word))} then ${wordPoints(schema, word, label)} else 0 end`,
  )
  const together = phrases(alternatives).map(
    (areBeside, at) => sql`${number(schema.phrase)} * ${weights[at]! + weights[at + 1]!}::int * (${areBeside})::int`,
  )
  const all = sql`(${sum([...each, ...together])})::float8`
  return least === undefined
    ? all
    : sql`${all} * (${weightOf(words)} ^ 2) / ${weights.reduce((total, weight) => total + weight, 0) ** 2}::float8`
}

/** What a gain is of: a number, or how new a moment is, from 1 now to 0. */
export function gainedBy(schema: IndexSchema, tables: IndexTables, gain: RankGain, moment: number): SQL {
  const value = fieldOf(schema, tables, gain.field)
  if ('of' in gain) return value
  return sql`least(greatest(1::float8 - (${moment}::float8 - ${value}) / ${float8(gain.fadesIn)}, 0::float8), 1::float8)`
}

/** The rank of a product with so many points. */
export function rankOf(schema: IndexSchema, tables: IndexTables, points: SQL, moment: number): SQL {
  const { lacking, gains } = schema.rank
  const factors = schema.flags.flatMap((flag) =>
    lacking[flag] === undefined ? [] : sql` * case when ${sql.raw(tables.flags[flag]!)} then 1::float8 else ${float8(lacking[flag])} end`,
  )
  const added = gains.map((gain) => {
    const part = sql`${float8(gain.weight)} * ${gainedBy(schema, tables, gain, moment)}`
    return 'of' in gain ? sql` + ${part} / ${float8(gain.of)}` : sql` + ${part}`
  })
  return sql`(${points})${sql.join(factors)} * (1::float8${sql.join(added)})`
}
