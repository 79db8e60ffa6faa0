import { ByteStrings, grown } from './byte-strings.rules.ts'
import { sameInAll, weightBit, weightOf } from './words.rules.ts'

/** The vectors of a search document as PostgreSQL sends them: one a language in the order ka, en, ru, zh, and all words without places. */
export interface DocumentVectors {
  languages: [Buffer, Buffer, Buffer, Buffer]
  all: Buffer
}

const languageCount = 4
const positionBits = 0x3fff

/**
 * Reads documents one after another, of a million products fifty million lexemes: everything is a number, in memory that is used again. The lexemes
 * of a vector are sorted by their bytes, so that all vectors are walked through together. What was read last stands in its fields.
 */
export class DocumentReader {
  /** Numbers of lexemes. */
  readonly terms = new ByteStrings()
  readonly patterns = new ByteStrings()
  /** Lexemes that name the product, with the numbers of their patterns (see `SegmentWords`), and how many there are. */
  namedTerms: Uint32Array = new Uint32Array(64)
  namedPatterns: Uint32Array = new Uint32Array(64)
  named = 0
  /** Lexemes that only mention it. */
  mentionedTerms: Uint32Array = new Uint32Array(64)
  mentioned = 0
  /** The last place of the document in each language. */
  readonly lengths = new Uint16Array(languageCount)

  /** A vector a language, and that of all words. */
  private readonly heads = Array.from({ length: languageCount + 1 }, () => new VectorHead())
  private pattern = new Uint16Array(64)
  private patternBytes = new Uint8Array(this.pattern.buffer)

  read({ languages, all }: DocumentVectors): void {
    this.named = 0
    this.mentioned = 0
    this.lengths.fill(0)
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

  /** The number of the pattern of the lexeme at hand. */
  private readPattern(): number {
    const { heads, lengths } = this
    let most = 1
    for (let language = 0; language < languageCount; language++) most += heads[language]!.count + 1
    if (most > this.pattern.length) {
      this.pattern = new Uint16Array(2 * most)
      this.patternBytes = new Uint8Array(this.pattern.buffer)
    }
    const { pattern } = this
    const first = heads[0]!
    let isAlike = true
    let size = 1
    let header = 0
    for (let language = 0; language < languageCount; language++) {
      const head = heads[language]!
      if (language > 0 && isAlike) isAlike = head.hasPlacesOf(first)
      if (!head.isLeast) continue
      const { vector, count, placesAt } = head
      header |= 1 << language
      pattern[size++] = count
      for (let at = placesAt; at < placesAt + 2 * count; at += 2) {
        const place = (vector[at]! << 8) | vector[at + 1]!
        header |= weightBit(weightOf(place))
        pattern[size++] = place
        if ((place & positionBits) > lengths[language]!) lengths[language] = place & positionBits
      }
    }
    if (isAlike) {
      header |= sameInAll
      size = 2 + first.count
    }
    pattern[0] = header
    return this.patterns.add(this.patternBytes, 0, 2 * size)
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

  /** Whether the lexeme at hand has the same places here as there. */
  hasPlacesOf(other: VectorHead): boolean {
    if (this.isLeast !== other.isLeast) return false
    if (!this.isLeast || (this.vector === other.vector && this.placesAt === other.placesAt)) return true
    if (this.count !== other.count) return false
    const [one, two] = [this.vector, other.vector]
    for (let at = 0; at < 2 * this.count; at++) if (one[this.placesAt + at] !== two[other.placesAt + at]) return false
    return true
  }
}
