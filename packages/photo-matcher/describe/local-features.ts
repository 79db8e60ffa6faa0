/**
 * A picture's local features, compact: the cell of a product quantiser (Jegou et al. 2011) that a gradient histogram falls into, the
 * side of the cell's centre on which it lies in each dimension (one bit each), and where it stands.
 */
import { describeGradients, gradientSize } from './gradients.ts'
import { findKeypoints, type Keypoint, type KeypointOptions } from './keypoints.ts'
import type { Matrix } from '../kernels/matrix.ts'
import type { Octave } from './scale-space.ts'

/** Dimensions that the trained rotation leaves of a gradient histogram; one bit of a signature each. */
export const codeSize = 64
/** Dimensions of each half that is quantised by itself. */
export const halfSize = codeSize / 2

/** What the training of local features gives. */
export interface LocalModel {
  /** `gradientSize` numbers. */
  mean: Float32Array
  /** `codeSize` rows of `gradientSize`. */
  rotation: Matrix
  /** For each half its centres, `halfSize` numbers each. */
  centres: [Float32Array, Float32Array]
}

/** The features of one picture, the strongest first; the arrays run in parallel. */
export interface LocalFeatures {
  count: number
  words: Uint16Array
  /** Two numbers each: 64 bits. */
  signatures: Uint32Array
  /** Four bytes each: x, y, scale, angle. */
  places: Uint8Array
}

/** A query's features: each visits several cells, for the picture's may have fallen into the one beside. */
export interface QueryFeatures {
  count: number
  places: Uint8Array
  /** How much a match of each counts. */
  weights: Float32Array
  /** Where each feature's visits begin; one more at the end. */
  visitStarts: Uint32Array
  visitWords: Uint16Array
  visitSignatures: Uint32Array
}

/** Cells of the product quantiser. */
export const wordCount = (model: LocalModel): number => (model.centres[0].length / halfSize) ** 2

export interface Described {
  points: Keypoint[]
  /** `codeSize` numbers each. */
  codes: Float32Array
  places: Uint8Array
}

/** Keypoints and their rotated gradient histograms. */
export function describeLocally(octaves: Octave[], model: Pick<LocalModel, 'mean' | 'rotation'>, options: KeypointOptions): Described {
  const points = findKeypoints(octaves, options)
  const codes = new Float32Array(points.length * codeSize)
  const gradients = new Float32Array(gradientSize)
  const places = new Uint8Array(4 * points.length)
  const { width, height } = octaves[0]!.levels[0]!
  const longer = Math.max(width, height)
  points.forEach((point, i) => {
    describeGradients(octaves, point, gradients, 0)
    project(gradients, model, codes, i * codeSize)
    writePlace(places, i, point, octaves[point.octave]!.step, longer)
  })
  return { points, codes, places }
}

/** Centres a gradient histogram and writes its `codeSize` rotated dimensions from `offset`. */
export function project(
  gradients: Float32Array,
  { mean, rotation }: Pick<LocalModel, 'mean' | 'rotation'>,
  out: Float32Array,
  offset: number,
): void {
  const centred = gradients.map((value, k) => value - mean[k]!)
  rotation.multiply(centred, out.subarray(offset, offset + codeSize))
}

function writePlace(places: Uint8Array, i: number, { x, y, blur, angle }: Keypoint, step: number, longer: number): void {
  places[4 * i] = Math.round(((x * step) / longer) * 255)
  places[4 * i + 1] = Math.round(((y * step) / longer) * 255)
  places[4 * i + 2] = Math.round(Math.log2(blur * step) * 32)
  places[4 * i + 3] = Math.round((angle / (2 * Math.PI)) * 256) & 255
}

/** Where a feature stands: shares of the longer side, log2 of its blur in pixels of the normalised picture, radians. */
export function place(places: Uint8Array, i: number): { x: number; y: number; scale: number; angle: number } {
  return {
    x: places[4 * i]! / 255,
    y: places[4 * i + 1]! / 255,
    scale: places[4 * i + 2]! / 32,
    angle: (places[4 * i + 3]! / 128) * Math.PI,
  }
}

/** The features as they are stored: each in its own cell. */
export function storedFeatures({ codes, places }: Described, model: LocalModel): LocalFeatures {
  const count = codes.length / codeSize
  const words = new Uint16Array(count)
  const signatures = new Uint32Array(2 * count)
  const size = model.centres[0].length / halfSize
  for (let i = 0; i < count; i++) {
    const [first, second] = [distances(codes, i * codeSize, model.centres[0]), distances(codes, i * codeSize + halfSize, model.centres[1])]
    const [a, b] = [lowest(first, 1)[0]!, lowest(second, 1)[0]!]
    words[i] = a * size + b
    signatures.set(signatureOf(codes.subarray(i * codeSize, (i + 1) * codeSize), model, [a, b]), 2 * i)
  }
  return { count, words, signatures, places }
}

/** The features of a query. @param visits cells that each feature visits @param weightOf how much a match at a place counts */
export function queryFeatures(
  described: Described,
  model: LocalModel,
  visits: number,
  weightOf: (x: number, y: number) => number,
): QueryFeatures {
  const { codes, places } = described
  const count = codes.length / codeSize
  const size = model.centres[0].length / halfSize
  const weights = new Float32Array(count)
  const visitStarts = new Uint32Array(count + 1)
  const visitWords = new Uint16Array(count * visits)
  const visitSignatures = new Uint32Array(2 * count * visits)
  const each = Math.min(size, Math.ceil(Math.sqrt(visits)) + 2)
  for (let i = 0; i < count; i++) {
    const { x, y } = place(places, i)
    weights[i] = weightOf(x, y)
    const [first, second] = [distances(codes, i * codeSize, model.centres[0]), distances(codes, i * codeSize + halfSize, model.centres[1])]
    const [as, bs] = [lowest(first, each), lowest(second, each)]
    const pairs = as.flatMap((a) => bs.map((b) => ({ a, b, far: first[a]! + second[b]! }))).sort((p, q) => p.far - q.far)
    pairs.slice(0, visits).forEach(({ a, b }, j) => {
      visitWords[i * visits + j] = a * size + b
      visitSignatures.set(signatureOf(codes.subarray(i * codeSize, (i + 1) * codeSize), model, [a, b]), 2 * (i * visits + j))
    })
    visitStarts[i + 1] = (i + 1) * visits
  }
  return { count, places, weights, visitStarts, visitWords, visitSignatures }
}

function distances(codes: Float32Array, at: number, centres: Float32Array): Float32Array {
  const out = new Float32Array(centres.length / halfSize)
  for (let c = 0, row = 0; c < out.length; c++, row += halfSize) {
    let sum = 0
    for (let d = 0; d < halfSize; d++) {
      const off = codes[at + d]! - centres[row + d]!
      sum += off * off
    }
    out[c] = sum
  }
  return out
}

/** The places of the lowest values, the lowest first. */
function lowest(values: Float32Array, most: number): number[] {
  const found: number[] = []
  for (let i = 0; i < values.length; i++) {
    if (found.length === most && values[i]! >= values[found[most - 1]!]!) continue
    let at = found.length === most ? most - 1 : found.length
    while (at > 0 && values[found[at - 1]!]! > values[i]!) {
      found[at] = found[at - 1]!
      at--
    }
    found[at] = i
  }
  return found
}

/** The side of the cell's centre on which a code lies in each dimension, 32 bits for each half. */
function signatureOf(code: Float32Array, { centres }: LocalModel, cell: readonly [number, number]): [number, number] {
  const side = (half: 0 | 1) => {
    let bits = 0
    const [from, centre] = [half * halfSize, cell[half] * halfSize]
    for (let d = 0; d < halfSize; d++) if (code[from + d]! > centres[half][centre + d]!) bits |= 1 << d
    return bits
  }
  return [side(0), side(1)]
}
