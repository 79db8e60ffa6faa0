import { maxNameWords, maxTextWords } from '../words/words.ts'

/**
 * The points of a word of a query, whole numbers (BM25F): the evidence of its places and of how often name and texts say it, the less the longer these are, out of
 * 1000 as it nears infinity; `half` gives 500 of them.
 */
export interface PointsSchema {
  /** The evidence of the places where it stands: 64 whole numbers by bits of `place`. */
  places: readonly number[]
  /** The evidence of the name in the shopper's language for once and again for more than once; half of it where the word stands in the details alone. */
  name: LengthEvidence
  /** The evidence of the texts for each time, at most three. */
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

/** The evidence of a schema by lengths; of names half of it. */
export class WordPoints {
  readonly schema: PointsSchema
  private readonly names: Int32Array
  private readonly texts: Int32Array

  constructor(schema: PointsSchema) {
    this.schema = schema
    this.names = Int32Array.from({ length: maxNameWords + 1 }, (_, length) =>
      evidenceOf({ ...schema.name, weight: schema.name.weight / 2 }, length),
    )
    this.texts = Int32Array.from({ length: maxTextWords + 1 }, (_, length) => evidenceOf(schema.texts, length))
  }

  ofHalfName(nameWords: number): number {
    return this.names[nameWords]!
  }

  ofTexts(textWords: number): number {
    return this.texts[textWords]!
  }
}
