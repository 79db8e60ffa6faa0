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
  named: { slot: number; pattern: number }[]
  mentioned: number[]
}

/** Terms of words that share beginnings in several scripts; of few slots and of nearly all, the first and the last among them. */
function someTerms(random: (below: number) => number): Term[] {
  const beginnings = ['', '7', 'tea', 'teapot', 'ჩაი', 'ჩაიდანი', 'чай', '茶', 'x'.repeat(300)]
  const lexemes = new Set(Array.from({ length: 200 }, () => beginnings[random(beginnings.length)]! + random(3000)))
  const slots = () => {
    const count = [0, 1, 1, 2, 50, 3000][random(6)]!
    return [...new Set(Array.from({ length: count }, () => (random(20) ? random(size) : random(2) * (size - 1))))].sort((a, b) => a - b)
  }
  const patterns = Array.from({ length: 400 }, (_, at) => 7 * at)
  return [...lexemes]
    .map((lexeme) => ({
      lexeme,
      named: slots().map((slot) => ({ slot, pattern: patterns[Math.min(random(400), random(400), random(400))]! })),
      mentioned: slots(),
    }))
    .sort((one, other) => Buffer.compare(Buffer.from(one.lexeme), Buffer.from(other.lexeme)))
}

function flatOf(terms: Term[]): FlatWords {
  const starts = (lengths: number[]) => Uint32Array.from(lengths.reduce((all, length) => [...all, all.at(-1)! + length], [0]))
  const lexemes = terms.map(({ lexeme }) => Buffer.from(lexeme))
  return {
    lexemes: new Uint8Array(Buffer.concat(lexemes)),
    lexemeStarts: starts(lexemes.map(({ length }) => length)),
    namedStarts: starts(terms.map(({ named }) => named.length)),
    namedSlots: Uint16Array.from(terms.flatMap(({ named }) => named.map(({ slot }) => slot))),
    namedPatterns: Uint16Array.from(terms.flatMap(({ named }) => named.map(({ pattern }) => pattern))),
    mentionStarts: starts(terms.map(({ mentioned }) => mentioned.length)),
    mentionSlots: Uint16Array.from(terms.flatMap(({ mentioned }) => mentioned)),
  }
}

function termsOf({ lexemes, lexemeStarts, ...flat }: FlatWords): Term[] {
  return Array.from({ length: lexemeStarts.length - 1 }, (_, term) => ({
    lexeme: Buffer.from(lexemes.subarray(lexemeStarts[term], lexemeStarts[term + 1])).toString(),
    named: [...flat.namedSlots.subarray(flat.namedStarts[term], flat.namedStarts[term + 1])].map((slot, at) => ({
      slot,
      pattern: flat.namedPatterns[flat.namedStarts[term]! + at]!,
    })),
    mentioned: [...flat.mentionSlots.subarray(flat.mentionStarts[term], flat.mentionStarts[term + 1])],
  }))
}

describe.each([1, 2, 3])('packed words, trial %i', (seed) => {
  const terms = someTerms(randomFrom(seed))
  const words = packedWords(flatOf(terms))

  it('are unpacked as they were', () => expect(termsOf(unpackedWords(words))).toEqual(terms))

  it('are found with their slots and patterns, and no others', () => {
    for (const { lexeme, named, mentioned } of terms) {
      const postings = postingsOf(words, Buffer.from(lexeme))!
      expect([postings.named, postings.mentioned]).toEqual([named.length, mentioned.length])
      const bits = new Uint32Array(size)
      postings.mark(bits, 4)
      expect(bits.reduce((count, bit) => count + (bit === 4 ? 1 : 0), 0)).toBe(
        new Set([...named.map(({ slot }) => slot), ...mentioned]).size,
      )
      const byLexeme = new Map(named.map(({ slot, pattern }) => [slot, pattern]))
      for (const slot of [...new Set([0, ...named.map(({ slot }) => slot), ...mentioned, size - 1])].sort((a, b) => a - b)) {
        const number = postings.patternOf(slot)
        expect(number < 0 ? undefined : words.patterns[number]).toBe(byLexeme.get(slot))
      }
    }
    const known = new Set(terms.map(({ lexeme }) => lexeme))
    for (const { lexeme } of terms)
      for (const other of [`${lexeme}0`, lexeme.slice(0, -1), `${lexeme.slice(0, -1)}~`])
        if (!known.has(other)) expect(postingsOf(words, Buffer.from(other))).toBeUndefined()
  })

  it('has the most frequent pattern first', () => {
    const counts = new Map<number, number>()
    for (const { pattern } of terms.flatMap(({ named }) => named)) counts.set(pattern, (counts.get(pattern) ?? 0) + 1)
    expect(counts.get(words.patterns[0]!)).toBe(Math.max(...counts.values()))
  })
})

it('finds nothing where there are no words', () => {
  expect(postingsOf(packedWords(flatOf([])), Buffer.from('a'))).toBeUndefined()
})
