import { describe, expect, it } from 'vitest'
import { packedWords, unpackedWords } from './packed-words.ts'
import { postingsOf } from './segment-words.ts'
import type { FlatWords } from './words.ts'

const size = 65_536

/** Random numbers that are the same at every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Term {
  lexeme: string
  postings: { slot: number; pattern: number }[]
}

/** Terms of words that share beginnings in several scripts; of few slots and of nearly all, the first and the last among them. */
function someTerms(random: (below: number) => number): Term[] {
  const beginnings = ['', '7', 'tea', 'teapot', 'ჩაი', 'ჩაიდანი', 'чай', '茶', 'x'.repeat(300)]
  const lexemes = new Set(Array.from({ length: 200 }, () => beginnings[random(beginnings.length)]! + random(3000)))
  const slots = () => {
    const count = [0, 1, 1, 2, 50, 3000][random(6)]!
    return [...new Set(Array.from({ length: count }, () => (random(20) ? random(size) : random(2) * (size - 1))))].sort((a, b) => a - b)
  }
  const patterns = Array.from({ length: 400 }, (_, at) => 2000 * at)
  return [...lexemes]
    .map((lexeme) => ({
      lexeme,
      postings: slots().map((slot) => ({ slot, pattern: patterns[Math.min(random(400), random(400), random(400))]! })),
    }))
    .sort((one, other) => Buffer.compare(Buffer.from(one.lexeme), Buffer.from(other.lexeme)))
}

function flatOf(terms: Term[]): FlatWords {
  const starts = (lengths: number[]) => Uint32Array.from(lengths.reduce((all, length) => [...all, all.at(-1)! + length], [0]))
  const lexemes = terms.map(({ lexeme }) => Buffer.from(lexeme))
  return {
    lexemes: new Uint8Array(Buffer.concat(lexemes)),
    lexemeStarts: starts(lexemes.map(({ length }) => length)),
    starts: starts(terms.map(({ postings }) => postings.length)),
    slots: Uint16Array.from(terms.flatMap(({ postings }) => postings.map(({ slot }) => slot))),
    patterns: Uint32Array.from(terms.flatMap(({ postings }) => postings.map(({ pattern }) => pattern))),
  }
}

function termsOf({ lexemes, lexemeStarts, ...flat }: FlatWords): Term[] {
  return Array.from({ length: lexemeStarts.length - 1 }, (_, term) => ({
    lexeme: Buffer.from(lexemes.subarray(lexemeStarts[term], lexemeStarts[term + 1])).toString(),
    postings: [...flat.slots.subarray(flat.starts[term], flat.starts[term + 1])].map((slot, at) => ({
      slot,
      pattern: flat.patterns[flat.starts[term]! + at]!,
    })),
  }))
}

describe.each([1, 2, 3])('packed words, trial %i', (seed) => {
  const terms = someTerms(randomFrom(seed))
  const words = packedWords(flatOf(terms))

  it('are unpacked as they were', () => expect(termsOf(unpackedWords(words))).toEqual(terms))

  it('are found with their slots and patterns, and no others', () => {
    for (const { lexeme, postings: expected } of terms) {
      const postings = postingsOf(words, Buffer.from(lexeme))!
      expect(postings.size).toBe(expected.length)
      const bits = new Uint32Array(size)
      postings.mark(bits, 4)
      expect(bits.reduce((count, bit) => count + (bit === 4 ? 1 : 0), 0)).toBe(expected.length)
      for (const { slot, pattern } of expected) expect(words.patterns[postings.patternOf(slot)]).toBe(pattern)
    }
    const known = new Set(terms.map(({ lexeme }) => lexeme))
    for (const { lexeme } of terms)
      for (const other of [`${lexeme}0`, lexeme.slice(0, -1), `${lexeme.slice(0, -1)}~`])
        if (!known.has(other)) expect(postingsOf(words, Buffer.from(other))).toBeUndefined()
  })

  it('has the most frequent pattern first', () => {
    const counts = new Map<number, number>()
    for (const { pattern } of terms.flatMap(({ postings }) => postings)) counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
    expect(counts.get(words.patterns[0]!)).toBe(Math.max(...counts.values()))
  })
})

it('finds nothing where there are no words', () => {
  expect(postingsOf(packedWords(flatOf([])), Buffer.from('a'))).toBeUndefined()
})
