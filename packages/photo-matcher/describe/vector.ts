/**
 * What a picture looks like, in one vector of two halves: the picture as it is, and its object cut out. Each half has parts of a trained
 * embedding and colours. A dot product compares two.
 */
import { colourSize } from './colour.ts'

/** A part of an embedding: so many of the model's rows, in their order. */
interface Part {
  size: number
  /** What it adds to the likeness of two vectors at most, before these have length 1. */
  share: number
  /** Length up to which the part says nothing; by default each length says the same. */
  noise?: number
}

interface Half {
  embedding: readonly Part[]
  /** Share of the colours. */
  colours: number
}

/**
 * Which kind of clothing: its shares come on top of the others, which sum to 1. What is no clothing looks a little like some of it by chance, with lengths of
 * 0.27 to 0.55 (5th and 95th percentile); photographs of clothing that trained nothing have 0.7 to 1.8.
 */
const clothing = { size: 10, noise: 0.5 }
/** Which kind of clothing, which kind of other thing, what its patches are like. */
const overallHalf: Half = {
  embedding: [
    { ...clothing, share: 0.8 },
    { size: 16, share: 0.1 },
    { size: 30, share: 0.29 },
  ],
  colours: 0.09,
}
/** Which kind of clothing, which thing. */
const objectHalf: Half = {
  embedding: [
    { ...clothing, share: 0.13 },
    { size: 46, share: 0.36 },
  ],
  colours: 0.16,
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
  const length = lengthOf(values)
  const kind = networkVectors(values.length)
  return Int8Array.from(values, (value) => Math.max(-one, Math.min(one, Math.round((value / length) * kind.one))))
}

/** What a half is made of. */
export interface Look {
  embedding: Float32Array
  colours: Float32Array
}

/** Of length 1. Each part is brought to the length of its share before, so that none outweighs another. */
export function overallVector(overall: Look, object: Look): Int8Array {
  const out = new Float32Array(vectorSize)
  writeHalf(out, 0, overall, overallHalf)
  writeHalf(out, sizeOf(overallHalf), object, objectHalf)
  const length = lengthOf(out)
  return Int8Array.from(out, (value) => Math.round((value / length) * one))
}

const lengthOf = (values: Float32Array) => Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1

function writeHalf(out: Float32Array, start: number, { embedding, colours }: Look, half: Half): void {
  let at = 0
  for (const part of half.embedding) {
    writePart(out, start + at, embedding.subarray(at, at + part.size), part)
    at += part.size
  }
  writePart(out, start + at, colours, { share: half.colours })
}

/** A part that has noise is shrunk towards 0 by as much of it as may be noise (James and Stein 1961, positive part). */
function writePart(out: Float32Array, at: number, values: Float32Array, { share, noise = 0 }: Pick<Part, 'share' | 'noise'>): void {
  const length = lengthOf(values)
  const scale = (Math.sqrt(share) * Math.max(0, 1 - (noise / length) ** 2)) / length
  values.forEach((value, i) => (out[at + i] = value * scale))
}

/** How alike two vectors are, about -1 to 1: the one at the place in a list of vectors, and a query's. */
export function likeness(vectors: Int8Array, offset: number, query: Int8Array, { size, one }: VectorKind): number {
  let sum = 0
  for (let i = 0; i < size; i++) sum += vectors[offset + i]! * query[i]!
  return sum / (one * one)
}
