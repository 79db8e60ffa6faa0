import { ByteStrings, grown } from './byte-strings.rules.ts'

/** The vectors of a search document as PostgreSQL sends them: one a language in the order ka, en, ru, zh, and all words without places. */
export interface DocumentVectors {
  languages: [Buffer, Buffer, Buffer, Buffer]
  all: Buffer
}

const languageCount = 4

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

  /** A vector a language, and that of all words. */
  private readonly heads = Array.from({ length: languageCount + 1 }, () => new VectorHead())

  read({ languages, all }: DocumentVectors): void {
    this.named = 0
    this.mentioned = 0
    const { heads } = this
    for (let each = 0; each < languageCount; each++) heads[each]!.open(languages[each]!)
    heads[languageCount]!.open(all)
    for (let least: VectorHead | undefined; (least = this.leastHead());) {
      const term = this.terms.add(least.vector, least.from, least.to)
      if (this.isNamed()) this.addNamed(term)
      else this.addMention(term)
      for (const head of heads) if (head.isLeast) head.next()
    }
  }

  /** The head of a vector with the first of the lexemes that are left, marked as all others that have it; undefined at the end. */
  private leastHead(): VectorHead | undefined {
    const { heads } = this
    let least: VectorHead | undefined
    for (let each = 0; each <= languageCount; each++) {
      const head = heads[each]!
      head.isLeast = false
      if (head.left < 0) continue
      const order = least ? head.compare(least) : -1
      if (order < 0) {
        for (let before = 0; before < each; before++) heads[before]!.isLeast = false
        least = head
      }
      head.isLeast = order <= 0
    }
    return least
  }

  private isNamed(): boolean {
    for (let language = 0; language < languageCount; language++) if (this.heads[language]!.isLeast) return true
    return false
  }

  private addNamed(term: number): void {
    if (this.named === this.namedTerms.length) {
      this.namedTerms = grown(this.namedTerms)
      this.namedPatterns = grown(this.namedPatterns)
    }
    this.namedTerms[this.named] = term
    this.namedPatterns[this.named++] = this.readPattern()
  }

  private addMention(term: number): void {
    if (this.mentioned === this.mentionedTerms.length) this.mentionedTerms = grown(this.mentionedTerms)
    this.mentionedTerms[this.mentioned++] = term
  }

  /** The labels of the lexeme at hand in every language. */
  private readPattern(): number {
    let pattern = 0
    for (let language = 0; language < languageCount; language++) {
      const { isLeast, vector, count, placesAt } = this.heads[language]!
      if (!isLeast) continue
      // The label is in the two highest bits of a place: D 0, C 1, B 2, A 3.
      for (let at = placesAt; at < placesAt + 2 * count; at += 2) pattern |= 1 << (4 * language + (vector[at]! >>> 6))
    }
    return pattern
  }
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
  /** Whether its lexeme is the first of all that are left. */
  isLeast = false

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
