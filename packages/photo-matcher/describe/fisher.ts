/**
 * A Fisher vector (Perronnin et al. 2010): how a picture's gradient histograms and their places differ from those of a mixture of Gaussians
 * that was trained on many pictures; then a trained linear map to a few dimensions, in which pictures of one kind lie together.
 */
import { denseSize, type DenseGradients } from './dense-gradients.ts'
import { Matrix } from '../kernels/matrix.ts'
import type { Embedding } from './embedding.ts'

/** What the training of the Fisher vector gives. */
export interface FisherModel {
  /** `denseSize` numbers. */
  denseMean: Float32Array
  /** A row of `denseSize` for each of the mixture's dimensions but the last three, which are the place. */
  denseRotation: Matrix
  /** How much x, y and size count. */
  placeScale: Float32Array
  /** Logarithm of each Gaussian's share. */
  logShares: Float32Array
  /** A row for each Gaussian. */
  means: Float32Array
  variances: Float32Array
  densities: LogDensities
  /** Strength of the gradients from which a histogram counts fully. */
  strength: Float32Array
  /** Of a picture as it is, and of its object cut out. */
  overall: Embedding
  object: Embedding
}

/** Shares below which a Gaussian is left out. */
const leastShare = 1e-3

/** The Fisher vector of a picture's histograms, of length 1: first the gradients by the means, then by the variances. */
export function fisherVector(model: FisherModel, dense: DenseGradients): Float32Array {
  const gaussians = model.logShares.length
  const size = model.means.length / gaussians
  const counts = new Float64Array(gaussians)
  const firsts = new Float64Array(gaussians * size)
  const seconds = new Float64Array(gaussians * size)
  const point = new Float32Array(2 * size)
  const centred = new Float32Array(denseSize)
  const shares = new Float32Array(gaussians)
  let total = 1e-9
  for (let i = 0; i < dense.count; i++) {
    const weight = Math.sqrt(Math.min(1, dense.strengths[i]! / model.strength[0]!))
    total += weight
    readPoint(model, dense, i, centred, point)
    sharesOf(model.densities, point, shares)
    for (let k = 0; k < gaussians; k++) {
      const share = shares[k]! * weight
      if (share < leastShare) continue
      counts[k]! += share
      for (let d = 0, at = k * size; d < size; d++, at++) {
        firsts[at]! += share * point[d]!
        seconds[at]! += share * point[size + d]!
      }
    }
  }
  return gradientsOf(model, { counts, firsts, seconds, total })
}

/** Writes a point's values and, after them, their squares. @param centred is overwritten */
function readPoint(
  { denseMean, denseRotation, placeScale }: FisherModel,
  dense: DenseGradients,
  i: number,
  centred: Float32Array,
  point: Float32Array,
): void {
  const size = point.length / 2
  for (let k = 0, at = i * denseSize; k < denseSize; k++, at++) centred[k] = dense.values[at]! - denseMean[k]!
  denseRotation.multiply(centred, point)
  for (let d = 0; d < 3; d++) point[size - 3 + d] = dense.places[3 * i + d]! * placeScale[d]!
  for (let d = 0; d < size; d++) point[size + d] = point[d]! * point[d]!
}

/** The logarithm of each Gaussian's density, multiplied out: a constant, and factors of a point's values and of their squares. */
export interface LogDensities {
  constants: Float64Array
  factors: Matrix
}

/** Multiplies the mixture out once, so that each point costs one matrix product. */
export function logDensities({ logShares, means, variances }: Pick<FisherModel, 'logShares' | 'means' | 'variances'>): LogDensities {
  const gaussians = logShares.length
  const size = means.length / gaussians
  const [constants, factors] = [Float64Array.from(logShares), new Float32Array(2 * gaussians * size)]
  for (let k = 0; k < gaussians; k++) {
    for (let d = 0, at = k * size; d < size; d++, at++) {
      const [mean, variance] = [means[at]!, variances[at]!]
      constants[k]! -= 0.5 * (Math.log(variance) + (mean * mean) / variance)
      factors[2 * k * size + d] = mean / variance
      factors[(2 * k + 1) * size + d] = -0.5 / variance
    }
  }
  return { constants, factors: new Matrix(factors, 2 * size) }
}

/** How likely the point comes from each Gaussian; the shares sum to 1. */
function sharesOf({ constants, factors }: LogDensities, point: Float32Array, shares: Float32Array): void {
  factors.multiply(point, shares)
  let most = -Infinity
  for (let k = 0; k < shares.length; k++) {
    shares[k] = shares[k]! + constants[k]!
    if (shares[k]! > most) most = shares[k]!
  }
  let total = 0
  for (let k = 0; k < shares.length; k++) total += shares[k] = Math.exp(shares[k]! - most)
  for (let k = 0; k < shares.length; k++) shares[k] = shares[k]! / total
}

interface Sums {
  counts: Float64Array
  firsts: Float64Array
  seconds: Float64Array
  total: number
}

/** Gradients by means and variances, signed square roots, length 1. */
function gradientsOf({ logShares, means, variances }: FisherModel, { counts, firsts, seconds, total }: Sums): Float32Array {
  const half = means.length
  const size = half / counts.length
  const out = new Float32Array(2 * half)
  let squares = 0
  for (let at = 0; at < half; at++) {
    const k = Math.floor(at / size)
    const [mean, variance, share] = [means[at]!, variances[at]!, Math.exp(logShares[k]!)]
    const first = (firsts[at]! - counts[k]! * mean) / Math.sqrt(variance * share) / total
    const second =
      (seconds[at]! - 2 * firsts[at]! * mean + counts[k]! * (mean * mean - variance)) / (variance * Math.sqrt(2 * share)) / total
    out[at] = Math.sign(first) * Math.sqrt(Math.abs(first))
    out[half + at] = Math.sign(second) * Math.sqrt(Math.abs(second))
    squares += Math.abs(first) + Math.abs(second)
  }
  const length = Math.sqrt(squares) || 1
  return out.map((value) => value / length)
}
