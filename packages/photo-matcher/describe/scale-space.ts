/**
 * A Gaussian scale space (Lindeberg 1994; octaves as in Lowe 2004): grey pictures of growing blur, halved where the blur has doubled.
 */

import { allocate, kernels } from '../kernels/kernels.ts'
import { allocateScratch, resetScratch } from '../kernels/scratch.ts'

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
  between = allocateScratch(grey.data.length)
  const octaves: Octave[] = []
  const ratio = 2 ** (1 / intervals)
  let first = blurred({ ...grey, data: copied(grey.data) }, Math.sqrt(baseBlur ** 2 - cameraBlur ** 2))
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

/** A picture whose rows are blurred and whose columns are not yet. */
let between: Float32Array

/** A picture of the scratch memory blurred by a Gaussian of standard deviation `sigma` pixels; its edge pixels go on beyond the edge. */
function blurred({ width, height, data }: Plane, sigma: number): Plane {
  const radius = writeKernel(sigma)
  blurRows(data, width, height, radius)
  return { width, height, data: blurColumns(width, height, radius) }
}

function copied(data: Float32Array): Float32Array {
  const out = allocateScratch(data.length)
  out.set(data)
  return out
}

/** The widest blur and the longest side that are expected. */
const maxRadius = 32
const longestSide = 1024
/** The right half of the Gaussian from its middle. */
const kernel = allocate(maxRadius + 1)
/** A row with its edge pixels repeated at both ends. */
const padded = allocate(longestSide + 2 * maxRadius)
/** Addresses of the rows at each distance above and below. */
const [above, below] = [allocateAddresses(), allocateAddresses()]
const bytesEach = Float32Array.BYTES_PER_ELEMENT

function allocateAddresses(): Uint32Array {
  const { buffer, byteOffset, length } = allocate(maxRadius + 1)
  return new Uint32Array(buffer, byteOffset, length)
}

/** Writes the right half of a Gaussian, the whole of which sums to 1. @returns its last place */
function writeKernel(sigma: number): number {
  const radius = Math.max(1, Math.ceil(sigma * 2.6))
  let sum = 0
  for (let i = 0; i <= radius; i++) {
    kernel[i] = Math.exp((-i * i) / (2 * sigma * sigma))
    sum += i === 0 ? kernel[i]! : 2 * kernel[i]!
  }
  for (let i = 0; i <= radius; i++) kernel[i] = kernel[i]! / sum
  return radius
}

function blurRows(data: Float32Array, width: number, height: number, radius: number): void {
  for (let y = 0, row = 0; y < height; y++, row += width) {
    padded.fill(data[row]!, 0, radius)
    padded.set(data.subarray(row, row + width), radius)
    padded.fill(data[row + width - 1]!, radius + width, 2 * radius + width)
    // What is written behind the row is written again with the next.
    kernels.blurRow(padded.byteOffset, between.byteOffset + row * bytesEach, width * bytesEach, kernel.byteOffset, radius)
  }
}

function blurColumns(width: number, height: number, radius: number): Float32Array {
  const out = allocateScratch(width * height)
  const rowBytes = width * bytesEach
  const address = (y: number) => between.byteOffset + Math.max(0, Math.min(height - 1, y)) * rowBytes
  for (let y = 0; y < height; y++) {
    for (let k = 1; k <= radius; k++) {
      above[k] = address(y - k)
      below[k] = address(y + k)
    }
    const to = out.byteOffset + y * rowBytes
    kernels.blurColumn(address(y), above.byteOffset, below.byteOffset, to, rowBytes, kernel.byteOffset, radius)
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
