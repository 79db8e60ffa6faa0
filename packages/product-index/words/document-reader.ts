import { ByteStrings, grown } from './byte-strings.ts'
import type { DocumentVectors } from './document.ts'
import { addedNameWords, inTexts, maxTimes, repeatedBit, writtenBit } from './words.ts'

/**
 * Reads documents one after another, of a million products fifty million lexemes: everything is a number, in memory that is used again. The lexemes
 * of a vector are sorted by their bytes, so that all vectors are walked through together. What was read last stands in its fields.
 */
export class DocumentReader {
  /** Numbers of lexemes. */
  readonly terms = new ByteStrings()
  /** The lexemes of the document with their patterns (see `FlatWords`), and how many there are. */
  found: Uint32Array = new Uint32Array(64)
  patterns: Uint32Array = new Uint32Array(64)
  size = 0

  /** How many words the name has in each language ({@link addedNameWords}). */
  nameWords = 0

  private readonly namedHead = new VectorHead()
  private readonly writtenHead = new VectorHead()
  private readonly textsHead = new VectorHead()

  /** Each vector is sorted, and the words of a name are among those that name the product. */
  read({ named, written, texts }: DocumentVectors): void {
    this.size = 0
    this.nameWords = 0
    const { namedHead, writtenHead, textsHead } = this
    namedHead.open(named)
    writtenHead.open(written)
    textsHead.open(texts)
    while (namedHead.left >= 0 || textsHead.left >= 0) {
      const order = namedHead.left < 0 ? 1 : textsHead.left < 0 ? -1 : namedHead.compare(textsHead)
      const { vector, from, to } = order <= 0 ? namedHead : textsHead
      const term = this.terms.add(vector, from, to)
      let pattern = 0
      if (order <= 0) {
        pattern = labelsAt(namedHead)
        if (writtenHead.left >= 0 && namedHead.compare(writtenHead) === 0) {
          pattern |= this.readWritten()
          writtenHead.next()
        }
        namedHead.next()
      }
      if (order >= 0) {
        pattern |= textsAt(textsHead)
        textsHead.next()
      }
      this.add(term, pattern)
    }
  }

  private add(term: number, pattern: number): void {
    if (this.size === this.found.length) {
      this.found = grown(this.found)
      this.patterns = grown(this.patterns)
    }
    this.found[this.size] = term
    this.patterns[this.size++] = pattern
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

/** How often texts say the word at hand, and where first: the label is in the two highest bits of its place. */
function textsAt({ vector, placesAt }: VectorHead): number {
  return inTexts(Math.min(1 + (vector[placesAt]! >>> 6), maxTimes), ((vector[placesAt]! & 63) << 8) | vector[placesAt + 1]!)
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
