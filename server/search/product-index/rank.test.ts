import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { textRank } from './rank.rules.ts'
import { WordsBuilder } from './words-builder.rules.ts'
import { postingsOf } from './segment-words.rules.ts'
import { placesIn } from './words.rules.ts'

const test = testMall()
const lexemes = ['a', 'b', 'c', 'd']
const places = fc.uniqueArray(fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 400 })), { minLength: 1, maxLength: 5 })
const document = fc.array(fc.record({ places, weights: fc.array(fc.constantFrom('A', 'B', 'C', 'D'), { minLength: 5, maxLength: 5 }) }), {
  maxLength: 3,
})
const query = fc.record({ words: fc.uniqueArray(fc.nat(3), { minLength: 1, maxLength: 3 }), isAnd: fc.boolean() })

const vectorOf = (words: { places: number[]; weights: string[] }[]) =>
  words
    .map(
      ({ places, weights }, at) =>
        `'${lexemes[at]}':${places
          .toSorted((a, b) => a - b)
          .map((place, i) => place + weights[i]!)
          .join(',')}`,
    )
    .join(' ')

it('is ts_rank, bit for bit', async () => {
  const trials = fc.sample(fc.tuple(document, query), 2000).map(([words, { words: asked, isAnd }]) => {
    const sorted = asked.toSorted((a, b) => a - b).map((at) => lexemes[at]!)
    return { vector: vectorOf(words), query: sorted.map((word) => `'${word}'`).join(isAnd ? ' & ' : ' | '), sorted, isAnd }
  })
  const { rows } = await test.db.execute<{ rank: number; sent: Buffer }>(sql`
    select ts_rank('{0.05, 0.2, 0.5, 1}', vector::tsvector, query::tsquery) as rank, tsvectorsend(vector::tsvector) as sent
    from jsonb_to_recordset(${JSON.stringify(trials)}::jsonb) as t(vector text, query text)`)
  const range = { at: 0, count: 0 }
  const none = { places: new Uint16Array(0), count: 0 }
  for (const [place, { vector, query, sorted, isAnd }] of trials.entries()) {
    const { sent, rank } = rows[place]!
    const builder = new WordsBuilder()
    builder.add(0, { languages: [sent, sent, sent, sent], all: sent })
    const words = builder.build(1)
    const found = sorted.map((lexeme) => {
      const postings = postingsOf(words, Buffer.from(lexeme))
      if (!postings) return none
      postings.mark(new Uint32Array(1), 1)
      placesIn(words.patterns, words.patternStarts[postings.patternOf(0)]!, 0, range)
      return { places: words.patterns.subarray(range.at, range.at + range.count), count: range.count }
    })
    expect(textRank(found, isAnd, words.lexemes.length === 0), `${vector} ? ${query}`).toBe(Math.fround(rank))
  }
})
