/**
 * What a picture looks like, in one vector of two halves: the picture as it is, and its object cut out. Each half has parts of the trained
 * embedding (which kind of clothing, which kind of other product, other differences) and colours. A dot product compares two.
 */
import { colourSize } from './colour.rules.ts'

/** Dimensions of the embedding's parts, in the order of the model's rows. */
export const embeddingParts = [10, 30, 16] as const

/** How much the embedding's parts and the colours count in a half; their squares sum to 1, as do those of the halves. */
interface Weights {
  half: number
  embedding: readonly [number, number, number]
  colours: number
}
const overallWeights: Weights = { half: Math.sqrt(0.35), embedding: [0.62, 0.5, 0.3], colours: 0.52 }
/** Photographs of things alone differ most in the kind of product and in colour. */
const objectWeights: Weights = { half: Math.sqrt(0.65), embedding: [0.3, 0.6, 0.3], colours: 0.67 }

const halfSize = embeddingParts.reduce((sum, size) => sum + size, 0) + colourSize
export const vectorSize = 2 * halfSize
/** The number that stands for a component of 1. */
const one = 127

/** How the vectors of one descriptor are compared. */
export interface VectorKind {
  /** Components. */
  size: number
  /** The number that stands for a component of 1. */
  one: number
}
export const builtInVectors: VectorKind = { size: vectorSize, one }

/**
 * Vectors of a foreign network, of length 1: so many components are small, so that a number stands for less than in ours. One that is more than four times
 * as large as all would be if they were equal is cut.
 */
export const networkVectors = (size: number): VectorKind => ({ size, one: (one * Math.sqrt(size)) / 4 })

/** A network's output brought to length 1. */
export function networkVector(values: Float32Array): Int8Array {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1
  const kind = networkVectors(values.length)
  return Int8Array.from(values, (value) => Math.max(-one, Math.min(one, Math.round((value / length) * kind.one))))
}

/** What a half is made of. */
export interface Look {
  embedding: Float32Array
  colours: Float32Array
}

/** Each part brought to its own length, so that none outweighs another. */
export function overallVector(overall: Look, object: Look): Int8Array {
  const out = new Int8Array(vectorSize)
  writeHalf(out, 0, overall, overallWeights)
  writeHalf(out, halfSize, object, objectWeights)
  return out
}

function writeHalf(out: Int8Array, start: number, { embedding, colours }: Look, weights: Weights): void {
  let at = 0
  embeddingParts.forEach((size, part) => {
    writePart(out, start + at, embedding.subarray(at, at + size), weights.half * weights.embedding[part]!)
    at += size
  })
  writePart(out, start + at, colours, weights.half * weights.colours)
}

function writePart(out: Int8Array, at: number, values: Float32Array, weight: number): void {
  const length = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1
  values.forEach((value, i) => (out[at + i] = Math.round((value / length) * weight * one)))
}

/** How alike two vectors are, about -1 to 1: the one at the place in a list of vectors, and a query's. */
export function likeness(vectors: Int8Array, offset: number, query: Int8Array, { size, one }: VectorKind): number {
  let sum = 0
  for (let i = 0; i < size; i++) sum += vectors[offset + i]! * query[i]!
  return sum / (one * one)
}
