/**
 * What a picture's patches are like, all together: a layer of filters that were learnt from patches in colour, both signs of each answer above a threshold, their
 * means over the picture (Coates, Lee and Ng 2011, "An analysis of single-layer networks"); then a learnt linear map, in which pictures of one thing lie together.
 */
import type { Rgb } from './cut-out.ts'
import { embed, type Embedding } from './embedding.ts'
import { allocate, kernels } from '../kernels/kernels.ts'

/** Pixels of a side of what is looked at, of a filter, and between two places. */
export const filteredSide = 64
const window = 6
const step = 2
const places = (filteredSide - window) / step + 1
/** Places in a row that the kernel computes: a multiple of four. */
const computed = 32
const channels = 3
/** Filters that the kernel computes at once. */
const atOnce = 8
const bytesEach = Float32Array.BYTES_PER_ELEMENT
/** Standard deviation of the middle, in shares of the sides. */
const middle = 0.22

export interface FilterModel {
  /** A row for each filter: line by line, pixel by pixel, red, green and blue from -1 to 1. */
  weights: Float32Array
  /** Added to each filter's answer. */
  biases: Float32Array
  /** What an answer must exceed, one number. */
  threshold: Float32Array
  embedding: Embedding
}

/** How much each place counts as a part of the middle; the sum is 1. */
const middleWeights = (() => {
  const along = Array.from({ length: places }, (_, at) => Math.exp(-((at / (places - 1) - 0.5) ** 2) / (2 * middle ** 2)))
  const total = along.reduce((sum, value) => sum + value, 0) ** 2
  return Float32Array.from({ length: places * places }, (_, at) => (along[Math.floor(at / places)]! * along[at % places]!) / total)
})()

/** The filters in the kernels' memory; they stay there as long as the thread. */
export class Filters {
  private readonly count: number
  private readonly threshold: number
  private readonly embedding: Embedding
  private readonly packed: Float32Array
  private readonly input: Float32Array
  private readonly answers: Float32Array

  constructor({ weights, biases, threshold, embedding }: FilterModel) {
    this.count = biases.length
    this.threshold = threshold[0]!
    this.embedding = embedding
    this.packed = pack(weights, biases)
    this.input = allocate(channels * filteredSide ** 2 + channels * step * computed)
    this.answers = allocate(computed * places * this.count)
  }

  /** The embedding of a picture of {@link filteredSide} pixels a side. */
  embeddingOf(picture: Rgb): Float32Array {
    return embed(this.embedding, this.describe(picture))
  }

  /** Of length 1: the means of each filter's answers and of their opposites, then the same of the middle; square roots. */
  describe({ data }: Rgb): Float32Array {
    for (let i = 0; i < data.length; i++) this.input[i] = data[i]! / 127.5 - 1
    this.filter()
    const out = this.pooled()
    let squares = 1e-9
    for (const value of out) squares += value
    return out.map((value) => Math.sqrt(value / squares))
  }

  private filter(): void {
    const { packed, input, answers, count } = this
    const each = atOnce * (window * window * channels + 1) * bytesEach
    const row = filteredSide * channels * bytesEach
    for (let group = 0; group < count / atOnce; group++)
      for (let y = 0; y < places; y++)
        kernels.convolve(
          input.byteOffset + y * step * row,
          packed.byteOffset + group * each,
          answers.byteOffset + (y * computed * count + group * atOnce) * bytesEach,
          computed,
          step * channels * bytesEach,
          window,
          window * channels * bytesEach,
          row,
          count * bytesEach,
        )
  }

  private pooled(): Float32Array {
    const { count, answers, threshold } = this
    const out = new Float32Array(4 * count)
    for (let y = 0; y < places; y++)
      for (let x = 0; x < places; x++) {
        const weight = middleWeights[y * places + x]!
        const at = (y * computed + x) * count
        for (let i = 0; i < count; i++) {
          const answer = answers[at + i]!
          const excess = Math.abs(answer) - threshold
          if (excess <= 0) continue
          const to = answer > 0 ? i : count + i
          out[to] = out[to]! + excess / (places * places)
          out[2 * count + to] = out[2 * count + to]! + excess * weight
        }
      }
    return out
  }
}

/** For each eight filters: what is added to them, then their weights, number by number. */
function pack(weights: Float32Array, biases: Float32Array): Float32Array {
  const each = window * window * channels
  const packed = allocate(biases.length * (each + 1))
  let at = 0
  for (let first = 0; first < biases.length; first += atOnce) {
    for (let filter = first; filter < first + atOnce; filter++) packed[at++] = biases[filter]!
    for (let i = 0; i < each; i++) for (let filter = first; filter < first + atOnce; filter++) packed[at++] = weights[filter * each + i]!
  }
  return packed
}
