import { ByteStrings, grown } from './byte-strings.ts'
import type { DocumentVectors } from './document.ts'
import { addedNameWords, repeatedBit, writtenBit } from './words.ts'

/**
 * Reads documents one after another, of a million products fifty million lexemes: everything is a number, in memory that is used again. The lexemes
 * of a vector are sorted by their bytes, so that all vectors are walked through together. What was read last stands in its fields.
 */
export class DocumentReader {
  /** Numbers of lexemes. */
  readonly terms = new ByteStrings()
  /** Lexemes that name the product, with their patterns (see `FlatWords`), and how many there are. */
  namedTerms: Uint32Array = new Uint32Array(64)
  namedPatterns: Uint32Array = new Uint32Array(64)
  named = 0
  /** Lexemes that only mention it. */
  mentionedTerms: Uint32Array = new Uint32Array(64)
  mentioned = 0

  /** How many words the name has in each language ({@link addedNameWords}). */
  nameWords = 0

  private readonly namedHead = new VectorHead()
  private readonly writtenHead = new VectorHead()
  private readonly head = new VectorHead()

  /** Each vector is sorted, and the words of a name are among those that name the product, these among all. */
  read({ named, written, all }: DocumentVectors): void {
    this.named = 0
    this.mentioned = 0
    this.nameWords = 0
    const { head, namedHead, writtenHead } = this
    namedHead.open(named)
    writtenHead.open(written)
    for (head.open(all); head.left >= 0; head.next()) {
      const term = this.terms.add(head.vector, head.from, head.to)
      if (namedHead.left < 0 || head.compare(namedHead) !== 0) {
        this.addMention(term)
        continue
      }
      const isWritten = writtenHead.left >= 0 && head.compare(writtenHead) === 0
      this.addNamed(term, labelsAt(namedHead) | (isWritten ? this.readWritten() : 0))
      namedHead.next()
      if (isWritten) writtenHead.next()
    }
  }

  private addNamed(term: number, pattern: number): void {
    if (this.named === this.namedTerms.length) {
      this.namedTerms = grown(this.namedTerms)
      this.namedPatterns = grown(this.namedPatterns)
    }
    this.namedTerms[this.named] = term
    this.namedPatterns[this.named++] = pattern
  }

  private addMention(term: number): void {
    if (this.mentioned === this.mentionedTerms.length) this.mentionedTerms = grown(this.mentionedTerms)
    this.mentionedTerms[this.mentioned++] = term
  }

  /** The languages whose name has the word at hand, once or twice, counted into `nameWords`. */
  private readWritten(): number {
    const { vector, count, placesAt } = this.writtenHead
    let pattern = 0
    for (let at = placesAt; at < placesAt + 2 * count; at += 2) {
      // Labelled A in the first language.
      const language = 3 - (vector[at]! >>> 6)
      if (pattern & writtenBit(language)) {
        pattern |= repeatedBit(language)
      } else {
        pattern |= writtenBit(language)
        this.nameWords = addedNameWords(this.nameWords, language)
      }
    }
    return pattern
  }
}

/** The labels of the word at hand. */
function labelsAt({ vector, count, placesAt }: VectorHead): number {
  let labels = 0
  // The label is in the two highest bits of a place: D 0, C 1, B 2, A 3.
  for (let at = placesAt; at < placesAt + 2 * count; at += 2) labels |= 1 << (vector[at]! >>> 6)
  return labels
}

const empty = Buffer.alloc(4)

/** The next lexeme of a vector. `tsvectorsend`: the number of lexemes, and for each its text, a zero byte, how many places, and the places, big-endian. */
class VectorHead {
  vector: Buffer = empty
  /** Lexemes behind this one; -1 at the end. */
  left = -1
  from = 0
  to = 0
  placesAt = 0
  count = 0

  open(vector: Buffer): void {
    this.vector = vector
    this.left = vector.readUInt32BE(0)
    this.placesAt = 4
    this.count = 0
    this.next()
  }

  next(): void {
    if (--this.left < 0) return
    const { vector } = this
    let at = this.placesAt + 2 * this.count
    this.from = at
    while (vector[at] !== 0) at++
    this.to = at
    this.count = (vector[at + 1]! << 8) | vector[at + 2]!
    this.placesAt = at + 3
  }

  /** The order of its lexeme and another's. */
  compare(other: VectorHead): number {
    if (this.vector === other.vector && this.from === other.from) return 0
    const [one, two] = [this.vector, other.vector]
    const length = this.to - this.from
    const otherLength = other.to - other.from
    for (let at = 0; at < length && at < otherLength; at++) {
      const difference = one[this.from + at]! - two[other.from + at]!
      if (difference !== 0) return difference
    }
    return length - otherLength
  }
}
