import { place } from './places.ts'
import { maxNameWords, maxTextWords } from '../words/words.ts'

/**
 * The points of a word of a query, whole numbers (BM25F): the evidence of its places and of how often name and texts say it, the less the longer these are, out of
 * 1000 as it nears infinity; `half` gives 500 of them.
 */
export interface PointsSchema {
  /** The evidence of the places where it stands: 64 whole numbers by bits of `place`. */
  places: readonly number[]
  /** The evidence of the name in the language of the query for once, and again for more than once; half of it where the word neither names the thing nor its kind. */
  name: LengthEvidence
  /** The evidence of the texts for each time, at most three; a quarter of it where the word only stands beside the thing. */
  texts: LengthEvidence
  half: number
  /** What two neighbours gain, each of its weight, where the texts first say them side by side. */
  phrase: number
}

/** Twice `weight` for a length of none, `weight` for one of `pivot` words, half of it for three times as many. */
export interface LengthEvidence {
  weight: number
  pivot: number
}

export const maxPoints = 1000

/** @returns a whole number, rounded down */
export const evidenceOf = ({ weight, pivot }: LengthEvidence, length: number): number => Math.floor((2 * weight * pivot) / (pivot + length))

/** @param evidence whole */
export const pointsOf = (evidence: number, half: number): number => maxPoints - Math.floor((maxPoints * half) / (evidence + half))

/** Halves and quarters of evidence, so that what is added up is whole. */
export const nameParts = 2
export const textParts = 4

/** The parts of evidence that the places of a word leave to name and texts. @param places bits of `place` */
export const namePartsAt = (places: number): number => (places & (place.head | place.kind) ? nameParts : 1)
export const textPartsAt = (places: number): number => (places & place.name && namePartsAt(places) < nameParts ? 1 : textParts)

const part = ({ weight, pivot }: LengthEvidence, parts: number): LengthEvidence => ({ weight: weight / parts, pivot })

/** The parts of evidence of a schema by lengths. */
export class WordPoints {
  readonly schema: PointsSchema
  private readonly names: Int32Array
  private readonly texts: Int32Array

  constructor(schema: PointsSchema) {
    this.schema = schema
    this.names = Int32Array.from({ length: maxNameWords + 1 }, (_, length) => evidenceOf(part(schema.name, nameParts), length))
    this.texts = Int32Array.from({ length: maxTextWords + 1 }, (_, length) => evidenceOf(part(schema.texts, textParts), length))
  }

  partOfName(nameWords: number): number {
    return this.names[nameWords]!
  }

  partOfTexts(textWords: number): number {
    return this.texts[textWords]!
  }
}
