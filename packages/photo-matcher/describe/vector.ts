/**
 * What a picture looks like, in one vector of two halves: the picture as it is, and its object cut out. Each half has parts of a trained
 * embedding and colours. A dot product compares two.
 */
import { colourSize } from './colour.ts'

/** A part of an embedding: so many of the model's rows, in their order, and how much they count. */
interface Part {
  size: number
  weight: number
}

/** What a half is made of; the squares of the weights sum to about 1, as do those of the halves. */
interface Half {
  weight: number
  embedding: readonly Part[]
  colours: number
}
/** Which kind of clothing, which kind of other thing, what its patches are like. */
const overallHalf: Half = {
  weight: Math.sqrt(0.5),
  embedding: [
    { size: 10, weight: Math.sqrt(0.3) },
    { size: 16, weight: Math.sqrt(0.1) },
    { size: 30, weight: Math.sqrt(0.4) },
  ],
  colours: Math.sqrt(0.2),
}
/** Which kind of clothing, which thing. Photographs of things alone differ most in the thing and in colour. */
const objectHalf: Half = {
  weight: Math.sqrt(0.5),
  embedding: [
    { size: 10, weight: 0.25 },
    { size: 46, weight: 0.7 },
  ],
  colours: 0.67,
}

const sizeOf = ({ embedding }: Half) => embedding.reduce((sum, { size }) => sum + size, 0) + colourSize
export const vectorSize: number = sizeOf(overallHalf) + sizeOf(objectHalf)
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
  writeHalf(out, 0, overall, overallHalf)
  writeHalf(out, sizeOf(overallHalf), object, objectHalf)
  return out
}

function writeHalf(out: Int8Array, start: number, { embedding, colours }: Look, half: Half): void {
  let at = 0
  for (const { size, weight } of half.embedding) {
    writePart(out, start + at, embedding.subarray(at, at + size), half.weight * weight)
    at += size
  }
  writePart(out, start + at, colours, half.weight * half.colours)
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
