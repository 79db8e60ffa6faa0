/**
 * A Gaussian scale space (Lindeberg 1994; octaves as in Lowe 2004): grey pictures of growing blur, halved where the blur has doubled.
 */

import { allocateScratch, resetScratch } from './scratch.rules.ts'

/** A grey picture or any other plane of numbers, row by row. */
export interface Plane {
  width: number
  height: number
  data: Float32Array
}

export interface Octave {
  /** Pixels of the normalised picture that one pixel of this octave stands for. */
  step: number
  /** `intervals + 3` pictures; the blur of the `i`-th is `baseBlur * 2 ** (i / intervals)` pixels of this octave. */
  levels: Plane[]
}

/** Pictures of an octave between one blur and its double. */
export const intervals = 3
/** Blur of an octave's first picture, standard deviation in its pixels. */
export const baseBlur = 1.6
/** Blur that a camera's picture is taken to have. */
const cameraBlur = 0.5
/** Pixels of the shorter side below which no further octave is made. */
const minSide = 20

/** Its planes are valid until the next scale space is made. */
export function scaleSpace(grey: Plane): Octave[] {
  resetScratch()
  const octaves: Octave[] = []
  const ratio = 2 ** (1 / intervals)
  let first = blurred(grey, Math.sqrt(baseBlur ** 2 - cameraBlur ** 2))
  for (let step = 1; Math.min(first.width, first.height) >= minSide; step *= 2) {
    const levels = [first]
    for (let i = 1; i < intervals + 3; i++) {
      const before = baseBlur * ratio ** (i - 1)
      levels.push(blurred(levels[i - 1]!, before * Math.sqrt(ratio ** 2 - 1)))
    }
    octaves.push({ step, levels })
    first = halved(levels[intervals]!)
  }
  return octaves
}

/** A picture blurred by a Gaussian of standard deviation `sigma` pixels; its edge pixels go on beyond the edge. */
export function blurred({ width, height, data }: Plane, sigma: number): Plane {
  const kernel = gaussianKernel(sigma)
  return { width, height, data: blurColumns(blurRows(data, width, height, kernel), width, height, kernel) }
}

/** The right half of a Gaussian, from its middle; the whole sums to 1. */
function gaussianKernel(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(sigma * 2.6))
  const kernel = new Float32Array(radius + 1)
  let sum = 0
  for (let i = 0; i <= radius; i++) {
    kernel[i] = Math.exp((-i * i) / (2 * sigma * sigma))
    sum += i === 0 ? kernel[i]! : 2 * kernel[i]!
  }
  return kernel.map((value) => value / sum)
}

function blurRows(data: Float32Array, width: number, height: number, kernel: Float32Array): Float32Array {
  const out = allocateScratch(width * height)
  const radius = kernel.length - 1
  const padded = new Float32Array(width + 2 * radius)
  const middle = kernel[0]!
  for (let y = 0, row = 0; y < height; y++, row += width) {
    padded.fill(data[row]!, 0, radius)
    padded.set(data.subarray(row, row + width), radius)
    padded.fill(data[row + width - 1]!, radius + width)
    for (let x = 0; x < width; x++) {
      const at = x + radius
      let sum = middle * padded[at]!
      for (let k = 1; k <= radius; k++) sum += kernel[k]! * (padded[at - k]! + padded[at + k]!)
      out[row + x] = sum
    }
  }
  return out
}

function blurColumns(data: Float32Array, width: number, height: number, kernel: Float32Array): Float32Array {
  const out = allocateScratch(width * height)
  const radius = kernel.length - 1
  for (let y = 0, row = 0; y < height; y++, row += width) {
    for (let k = 0; k <= radius; k++) {
      const weight = kernel[k]!
      const above = Math.max(0, y - k) * width
      const below = Math.min(height - 1, y + k) * width
      if (k === 0) for (let x = 0; x < width; x++) out[row + x] = weight * data[row + x]!
      else for (let x = 0; x < width; x++) out[row + x] = out[row + x]! + weight * (data[above + x]! + data[below + x]!)
    }
  }
  return out
}

/** Every second pixel of every second row. */
function halved({ width, height, data }: Plane): Plane {
  const half = { width: width >> 1, height: height >> 1 }
  const out = allocateScratch(half.width * half.height)
  for (let y = 0, to = 0; y < half.height; y++)
    for (let x = 0, from = 2 * y * width; x < half.width; x++, to++, from += 2) out[to] = data[from]!
  return { ...half, data: out }
}
