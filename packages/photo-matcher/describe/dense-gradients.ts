/**
 * Gradient histograms on a regular grid in several sizes (dense SIFT): what a picture's texture and outlines are like everywhere, for the
 * Fisher vector. Pooled over boxes with integral images, one for each direction.
 */
import type { Plane } from './scale-space.ts'

export const directions = 8
const cells = 4
export const denseSize = cells * cells * directions
/** Pixels between grid points. */
const step = 5
/** Widths of a histogram's cell in pixels. */
const cellSizes = [5, 8, 12]

export interface DenseGradients {
  count: number
  /** `denseSize` numbers each, square roots of shares. */
  values: Float32Array
  /** Middle of each: shares of width and height, -0.5 to 0.5, and log2 of its size. */
  places: Float32Array
  /** How strong the gradients are; even ground has hardly any. */
  strengths: Float32Array
}

/** The histograms of a grey picture in all sizes, row by row. */
export function denseGradients(grey: Plane): DenseGradients {
  const { width, height } = grey
  const integrals = directionSums(grey)
  const { stride } = integrals
  const count = cellSizes.reduce((sum, cell) => sum + gridPoints(width, cell) * gridPoints(height, cell), 0)
  const found = {
    count,
    values: new Float32Array(count * denseSize),
    places: new Float32Array(3 * count),
    strengths: new Float32Array(count),
  }
  let i = 0
  for (const [size, cell] of cellSizes.entries()) {
    const side = cell * cells
    for (let y = 0; y + side <= height; y += step) {
      for (let x = 0; x + side <= width; x += step, i++) {
        for (let at = 0; at < cells * cells; at++) {
          const corner = (y + Math.floor(at / cells) * cell) * stride + (x + (at % cells) * cell) * directions
          boxSums(integrals, corner, cell, found.values, i * denseSize + at * directions)
        }
        found.strengths[i] = toRoots(found.values, i * denseSize) / (side * side)
        found.places[3 * i] = (x + side / 2) / width - 0.5
        found.places[3 * i + 1] = (y + side / 2) / height - 0.5
        found.places[3 * i + 2] = size - 1
      }
    }
  }
  return found
}

/** Histograms along a side of the picture. */
const gridPoints = (side: number, cell: number): number => Math.max(0, Math.floor((side - cell * cells) / step) + 1)

/**
 * Replaces the histogram that begins at `from` by the square roots of its shares; on even ground the box sums may end a little
 * below 0. @returns its sum
 */
function toRoots(values: Float32Array, from: number): number {
  const to = from + denseSize
  let total = 1e-4
  for (let i = from; i < to; i++) total += Math.max(0, values[i]!)
  for (let i = from; i < to; i++) values[i] = Math.sqrt(Math.max(0, values[i]!) / total)
  return total
}

/** Integral images of the gradient in each direction, interleaved, one row and column more than the picture; `stride` is a row's length. */
interface Integrals {
  sums: Float32Array
  stride: number
}

function directionSums({ width, height, data }: Plane): Integrals {
  const stride = (width + 1) * directions
  const sums = new Float32Array(stride * (height + 1))
  const row = new Float32Array(directions)
  for (let y = 0; y < height; y++) {
    row.fill(0)
    const above = Math.max(0, y - 1) * width
    const below = Math.min(height - 1, y + 1) * width
    for (let x = 0; x < width; x++) {
      const dx = data[y * width + Math.min(width - 1, x + 1)]! - data[y * width + Math.max(0, x - 1)]!
      const dy = data[below + x]! - data[above + x]!
      const magnitude = Math.sqrt(dx * dx + dy * dy)
      if (magnitude > 0) {
        const direction = ((Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI)) * directions
        const bin = Math.floor(direction)
        const share = direction - bin
        row[bin % directions]! += magnitude * (1 - share)
        row[(bin + 1) % directions]! += magnitude * share
      }
      const at = (y + 1) * stride + (x + 1) * directions
      for (let d = 0; d < directions; d++) sums[at + d] = sums[at - stride + d]! + row[d]!
    }
  }
  return { sums, stride }
}

/** Writes what each direction sums up to in a box of `size` pixels, from its upper left corner. */
function boxSums({ sums, stride }: Integrals, corner: number, size: number, out: Float32Array, at: number): void {
  const right = corner + size * directions
  const below = corner + size * stride
  const last = below + size * directions
  for (let d = 0; d < directions; d++) out[at + d] = sums[last + d]! - sums[right + d]! - sums[below + d]! + sums[corner + d]!
}
