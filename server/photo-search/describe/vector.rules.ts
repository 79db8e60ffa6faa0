/**
 * What a picture looks like as a whole, in one vector: parts of the trained embedding (which kind of clothing, which kind of other product,
 * other differences) and colours. A dot product compares two.
 */
import { colourSize } from './colour.rules.ts'

/** Dimensions of the embedding's parts, in the order of the model's rows, and how much each counts; their squares sum to 1. */
export const embeddingParts = [
  { size: 10, weight: 0.62 },
  { size: 30, weight: 0.5 },
  { size: 16, weight: 0.3 },
] as const
const colourWeight = 0.52

export const vectorSize = embeddingParts.reduce((sum, { size }) => sum + size, 0) + colourSize
/** The number that stands for a component of 1. */
const one = 127

/** Each part brought to its own length, so that none outweighs another. */
export function overallVector(embedding: Float32Array, colours: Float32Array): Int8Array {
  const out = new Int8Array(vectorSize)
  let at = 0
  for (const { size, weight } of embeddingParts) {
    writePart(out, at, embedding.subarray(at, at + size), weight)
    at += size
  }
  writePart(out, at, colours, colourWeight)
  return out
}

function writePart(out: Int8Array, at: number, values: Float32Array, weight: number): void {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1
  values.forEach((value, i) => (out[at + i] = Math.round((value / length) * weight * one)))
}

/** How alike two vectors are, about -1 to 1: the one at the place in a list of vectors, and a query's. */
export function likeness(vectors: Int8Array, offset: number, query: Int8Array): number {
  let sum = 0
  for (let i = 0; i < vectorSize; i++) sum += vectors[offset + i]! * query[i]!
  return sum / (one * one)
}
