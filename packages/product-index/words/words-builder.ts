import { grown } from './byte-strings.ts'
import type { DocumentVectors } from './document.ts'
import { DocumentReader } from './document-reader.ts'
import { packedWords } from './packed-words.ts'
import type { SegmentWords } from './segment-words.ts'
import { sortedLexemes } from './words.ts'

const chunkSize = 1 << 13

/** Numbers that are read once, in the order in which they were added: in chunks, so that they are neither copied as they grow nor kept once they are read. */
class NumberQueue {
  private readonly chunks: Uint32Array[] = []
  private read = 0
  length = 0

  push(value: number): void {
    const at = this.length++ % chunkSize
    if (at === 0) this.chunks.push(new Uint32Array(chunkSize))
    this.chunks[this.chunks.length - 1]![at] = value
  }

  shift(): number {
    const value = this.chunks[0]![this.read++]!
    if (this.read === chunkSize) {
      this.chunks.shift()
      this.read = 0
    }
    return value
  }
}

/** Builds the words of a segment; documents come in the order of their slots. Postings come by slot, and are built by lexeme. */
export class WordsBuilder {
  private readonly reader = new DocumentReader()
  private readonly terms = new NumberQueue()
  private readonly patterns = new NumberQueue()
  private readonly slots = new NumberQueue()
  /** Postings of the slot beside. */
  private readonly sizes = new NumberQueue()
  /** Postings by lexeme. */
  private counts = new Uint32Array(1024)

  /** @returns how many words its names have */
  add(slot: number, document: DocumentVectors): number {
    const { reader } = this
    reader.read(document)
    this.slots.push(slot)
    this.sizes.push(reader.size)
    for (let at = 0; at < reader.size; at++) {
      const term = reader.found[at]!
      while (term >= this.counts.length) this.counts = grown(this.counts)
      this.counts[term]!++
      this.terms.push(term)
      this.patterns.push(reader.patterns[at]!)
    }
    return reader.nameWords
  }

  /** Once. */
  build(): SegmentWords {
    const { bytes, starts: lexemeStarts, rank } = sortedLexemes(this.reader.terms)
    const starts = new Uint32Array(rank.length + 1)
    for (let term = 0; term < rank.length; term++) starts[rank[term]! + 1] = this.counts[term]!
    for (let place = 0; place < rank.length; place++) starts[place + 1]! += starts[place]!
    const slots = new Uint16Array(this.terms.length)
    const patterns = new Uint32Array(this.terms.length)
    const next = starts.slice()
    for (let documents = this.slots.length; documents > 0; documents--) {
      const slot = this.slots.shift()
      for (let left = this.sizes.shift(); left > 0; left--) {
        const at = next[rank[this.terms.shift()]!]!++
        slots[at] = slot
        patterns[at] = this.patterns.shift()
      }
    }
    return packedWords({ lexemes: bytes, lexemeStarts, starts, slots, patterns })
  }
}
