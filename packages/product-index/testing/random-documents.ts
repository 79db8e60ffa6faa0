/** For tests: documents and queries of few words, in every combination. */
import fc from 'fast-check'
import type { QueryWords } from '../find/word-hits.ts'
import { encodeDocument } from '../words/document-encoder.ts'

const lexemes = ['a', 'b', 'c', 'd', 'e']
const labels = ['D', 'C', 'B', 'A'] as const

export const randomDocument = fc.record({
  named: fc.uniqueArray(fc.record({ lexeme: fc.nat(4), label: fc.constantFrom(...labels) }), {
    maxLength: 3,
    selector: ({ lexeme }) => lexeme,
  }),
  mentioned: fc.nat(4),
  genre: fc.integer({ min: 1, max: 3 }),
})
export type RandomDocument = typeof randomDocument extends fc.Arbitrary<infer T> ? T : never

export function documentOf({ named, mentioned }: RandomDocument) {
  const words = named.map(({ lexeme, label }, at) => ({ lexeme: lexemes[lexeme]!, labels: [label], written: at % 2 ? [] : [1] }))
  const others = named.some(({ lexeme }) => lexeme === mentioned) ? [] : [{ lexeme: lexemes[mentioned]! }]
  return encodeDocument([...words, ...others])
}

export const randomQuestion = fc.record({
  words: fc.array(fc.array(fc.array(fc.nat(5), { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 2 }), {
    minLength: 1,
    maxLength: 3,
  }),
  least: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
  genre: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
  from: fc.option(fc.nat(20), { nil: undefined }),
})
export type RandomQuestion = typeof randomQuestion extends fc.Arbitrary<infer T> ? T : never

export const wordsOf = ({ words, least }: Pick<RandomQuestion, 'words' | 'least'>): QueryWords => ({
  alternatives: words.map((alternatives) => alternatives.map((all) => all.map((at) => lexemes[at] ?? 'unknown'))),
  weights: words.map((_, at) => 3 + at),
  modifiers: [],
  ...(least === undefined ? {} : { least }),
})
