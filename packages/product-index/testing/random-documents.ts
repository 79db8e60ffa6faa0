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
  /** Words of its texts, the first at the place 1. */
  texts: fc.array(fc.nat(4), { minLength: 1, maxLength: 5 }),
  genre: fc.integer({ min: 1, max: 3 }),
})
export type RandomDocument = typeof randomDocument extends fc.Arbitrary<infer T> ? T : never

/** @param variants the values of each variant. @param variantFlags whether each has the flag that variants have for themselves */
export function documentOf({ named, texts }: RandomDocument, variants?: readonly (readonly number[])[], variantFlags?: readonly boolean[]) {
  const names = new Map(named.map(({ lexeme, label }, at) => [lexeme, { labels: [label], written: at % 2 ? [] : [1] }]))
  const places = Map.groupBy(texts.keys(), (at) => texts[at]!)
  const words = [...new Set([...names.keys(), ...texts])]
  return encodeDocument(
    words.map((word) => ({ lexeme: lexemes[word]!, ...names.get(word), texts: places.get(word)?.map((at) => at + 1) ?? [] })),
    variants,
    variantFlags,
  )
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
