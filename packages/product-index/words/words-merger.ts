import { ByteStrings } from './byte-strings.ts'
import { packedWords, unpackedWords } from './packed-words.ts'
import type { SegmentWords } from './segment-words.ts'
import { compareBytes, type FlatWords } from './words.ts'

/** The words of a segment that is merged into another. */
export interface MergedWords {
  words: SegmentWords
  /** The new slot of each of its own, in the same order; -1 where it is gone. */
  slots: Int32Array
}

/** The words of several segments as those of one, without lexemes that no product has any more. */
export const mergedWords = (merged: readonly MergedWords[]): SegmentWords =>
  packedWords(mergedFlat(merged.map(({ words, slots }) => ({ words: unpackedWords(words), slots }))))

interface Source {
  words: FlatWords
  slots: Int32Array
}

function mergedFlat(sources: readonly Source[]): FlatWords {
  const postings = new MergedPostings(sources)
  const lexemes = new ByteStrings()
  const starts: number[] = [0]
  for (const [bytes, terms] of lexemesOf(sources)) {
    postings.add(terms)
    if (postings.size === starts.at(-1)) continue
    lexemes.add(bytes, 0, bytes.length)
    starts.push(postings.size)
  }
  return {
    lexemes: lexemes.bytes.subarray(0, lexemes.starts[lexemes.count]),
    lexemeStarts: lexemes.starts.subarray(0, lexemes.count + 1),
    starts: Uint32Array.from(starts),
    slots: postings.slots,
    patterns: postings.patterns,
  }
}

/** Every lexeme in order, with its number in each source; -1 where a source has not got it. */
function* lexemesOf(sources: readonly Source[]): Generator<[bytes: Uint8Array, terms: number[]]> {
  const heads = sources.map(() => 0)
  const lexemeAt = ({ words: { lexemes, lexemeStarts } }: Source, term: number) =>
    term + 1 < lexemeStarts.length ? lexemes.subarray(lexemeStarts[term], lexemeStarts[term + 1]) : undefined
  for (;;) {
    let least: Uint8Array | undefined
    for (const [at, source] of sources.entries()) {
      const lexeme = lexemeAt(source, heads[at]!)
      if (lexeme && (!least || compareBytes(lexeme, 0, lexeme.length, least) < 0)) least = lexeme
    }
    if (!least) return
    const found = least
    const terms = sources.map((source, at) => {
      const lexeme = lexemeAt(source, heads[at]!)
      return lexeme && compareBytes(lexeme, 0, lexeme.length, found) === 0 ? heads[at]!++ : -1
    })
    yield [found, terms]
  }
}

/** Postings of all sources, lexeme by lexeme, by their new slots. */
class MergedPostings {
  readonly slots: Uint16Array
  readonly patterns: Uint32Array
  size = 0
  private readonly sources: readonly Source[]

  constructor(sources: readonly Source[]) {
    this.sources = sources
    const size = sources.reduce((sum, source) => sum + remaining(source), 0)
    this.slots = new Uint16Array(size)
    this.patterns = new Uint32Array(size)
  }

  /** @param terms the lexeme's number in each source */
  add(terms: readonly number[]): void {
    const heads = this.sources.flatMap((source, at) => {
      const term = terms[at]!
      return term < 0 ? [] : [{ source, at: source.words.starts[term]!, end: source.words.starts[term + 1]! }]
    })
    for (const head of heads) skipGone(head)
    for (;;) {
      let next: Head | undefined
      for (const head of heads) if (head.at < head.end && (!next || slotOf(head) < slotOf(next))) next = head
      if (!next) return
      this.slots[this.size] = slotOf(next)
      this.patterns[this.size++] = next.source.words.patterns[next.at]!
      next.at++
      skipGone(next)
    }
  }
}

interface Head {
  source: Source
  at: number
  end: number
}

const slotOf = ({ source, at }: Head): number => source.slots[source.words.slots[at]!]!

function skipGone(head: Head): void {
  while (head.at < head.end && slotOf(head) < 0) head.at++
}

function remaining({ words, slots }: Source): number {
  let count = 0
  for (let at = 0; at < words.slots.length; at++) if (slots[words.slots[at]!]! >= 0) count++
  return count
}
