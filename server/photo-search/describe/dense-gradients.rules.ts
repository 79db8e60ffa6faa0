/**
 * Gradient histograms on a regular grid in several sizes (dense SIFT): what a picture's texture and outlines are like everywhere, for the
 * Fisher vector. Pooled over boxes with integral images, one for each direction.
 */
import type { Plane } from './scale-space.rules.ts'

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

export function denseGradients(grey: Plane): DenseGradients {
  const { width, height } = grey
  const sums = directionSums(grey)
  const stride = (width + 1) * directions
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
        const histogram = found.values.subarray(i * denseSize, (i + 1) * denseSize)
        for (let at = 0; at < cells * cells; at++) {
          const corner = (y + Math.floor(at / cells) * cell) * stride + (x + (at % cells) * cell) * directions
          boxSums(sums, stride, corner, cell, histogram.subarray(at * directions, (at + 1) * directions))
        }
        found.strengths[i] = toRoots(histogram) / (side * side)
        found.places.set([(x + side / 2) / width - 0.5, (y + side / 2) / height - 0.5, size - 1], 3 * i)
      }
    }
  }
  return found
}

/** Histograms along a side of the picture. */
const gridPoints = (side: number, cell: number): number => Math.max(0, Math.floor((side - cell * cells) / step) + 1)

/** Replaces a histogram by the square roots of its shares; on even ground the box sums may end a little below 0. @returns its sum */
function toRoots(histogram: Float32Array): number {
  let total = 1e-4
  for (const value of histogram) total += Math.max(0, value)
  for (let i = 0; i < histogram.length; i++) histogram[i] = Math.sqrt(Math.max(0, histogram[i]!) / total)
  return total
}

/** Integral images of the gradient in each direction, interleaved; one row and column more than the picture. */
function directionSums({ width, height, data }: Plane): Float32Array {
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
  return sums
}

/** Adds up each direction in a box of `size` pixels, from its upper left corner. @param stride numbers of a row of the integral images */
function boxSums(sums: Float32Array, stride: number, corner: number, size: number, out: Float32Array): void {
  const right = corner + size * directions
  const below = corner + size * stride
  const last = below + size * directions
  for (let d = 0; d < directions; d++) out[d] = sums[last + d]! - sums[right + d]! - sums[below + d]! + sums[corner + d]!
}
