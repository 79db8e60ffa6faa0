/**
 * Where a picture has something to recognise: extrema of the difference of Gaussians over place and scale (Lowe 2004,
 * "Distinctive image features from scale-invariant keypoints"), each turned to the strongest direction around it.
 */
import { baseBlur, intervals, type Octave, type Plane } from './scale-space.ts'
import { allocateScratch } from '../kernels/scratch.ts'

/** A place in a picture that is found again when the picture is turned, scaled or lit in another way. */
export interface Keypoint {
  /** Place in the octave's pixels. */
  x: number
  y: number
  octave: number
  level: number
  /** Blur in the octave's pixels. */
  blur: number
  /** Radians. */
  angle: number
  /** Contrast; the strongest are found again most often. */
  strength: number
}

export interface KeypointOptions {
  /** The least contrast of an extremum; grey values run from 0 to 1. */
  contrast: number
  /** Curvature ratio above which an extremum is an edge. */
  edgeRatio: number
  most: number
}

/** The strongest keypoints of a scale space, at most `most`. */
export function findKeypoints(octaves: Octave[], options: KeypointOptions): Keypoint[] {
  const found: Keypoint[] = []
  octaves.forEach(({ levels }, octave) => {
    const differences = levels.slice(1).map((level, i) => difference(level, levels[i]!))
    for (let level = 1; level <= intervals; level++) {
      const { data: mid, width, height } = differences[level]!
      const neighbours = { low: differences[level - 1]!.data, mid, high: differences[level + 1]!.data, width, height }
      findExtrema(neighbours, options, (x, y, strength) => {
        found.push({ x, y, octave, level, blur: baseBlur * 2 ** (level / intervals), angle: 0, strength })
      })
    }
  })
  found.sort((a, b) => b.strength - a.strength)
  return found
    .slice(0, options.most)
    .flatMap((point) => anglesAt(octaves[point.octave]!.levels[point.level]!, point).map((angle) => ({ ...point, angle })))
}

function difference(one: Plane, other: Plane): Plane {
  const data = allocateScratch(one.data.length)
  for (let i = 0; i < data.length; i++) data[i] = one.data[i]! - other.data[i]!
  return { width: one.width, height: one.height, data }
}

const border = 4

/** Three neighbouring differences, as arrays of the same size. */
interface Neighbours {
  low: Float32Array
  mid: Float32Array
  high: Float32Array
  width: number
  height: number
}

type OnFound = (x: number, y: number, strength: number) => void

/** Points that are higher or lower than all 26 neighbours, are no edges and have enough contrast. */
function findExtrema(neighbours: Neighbours, { contrast, edgeRatio }: KeypointOptions, onFound: OnFound): void {
  const { mid, width, height } = neighbours
  const edge = (edgeRatio + 1) ** 2 / edgeRatio
  for (let y = border; y < height - border; y++) {
    for (let x = border, at = y * width + border; x < width - border; x++, at++) {
      const value = mid[at]!
      if ((value < contrast && value > -contrast) || !isExtremum(neighbours, at)) continue
      const dxx = mid[at + 1]! + mid[at - 1]! - 2 * value
      const dyy = mid[at + width]! + mid[at - width]! - 2 * value
      const dxy = (mid[at + width + 1]! - mid[at + width - 1]! - mid[at - width + 1]! + mid[at - width - 1]!) / 4
      const determinant = dxx * dyy - dxy * dxy
      if (determinant <= 0 || (dxx + dyy) ** 2 >= edge * determinant) continue
      const dx = (mid[at + 1]! - mid[at - 1]!) / 2
      const dy = (mid[at + width]! - mid[at - width]!) / 2
      const shiftX = -(dyy * dx - dxy * dy) / determinant
      const shiftY = -(dxx * dy - dxy * dx) / determinant
      onFound(x + Math.max(-0.6, Math.min(0.6, shiftX)), y + Math.max(-0.6, Math.min(0.6, shiftY)), Math.abs(value))
    }
  }
}

function isExtremum({ low, mid, high, width }: Neighbours, at: number): boolean {
  const value = mid[at]!
  const sign = value > 0 ? 1 : -1
  const size = value * sign
  if (sign * mid[at - 1]! >= size || sign * mid[at + 1]! >= size) return false
  for (let row = at - width; row <= at + width; row += width)
    for (let i = row - 1; i <= row + 1; i++) {
      if (sign * low[i]! >= size || sign * high[i]! >= size) return false
      if (row !== at && sign * mid[i]! >= size) return false
    }
  return true
}

const bins = 36

/** The directions in which the picture changes most around a point: one, or two where a second is nearly as strong. */
function anglesAt({ data, width, height }: Plane, { x, y, blur }: Keypoint): number[] {
  const sigma = 1.5 * blur
  const radius = Math.round(2.5 * sigma)
  const histogram = new Float32Array(bins)
  const [left, right] = [Math.max(1, Math.round(x) - radius), Math.min(width - 2, Math.round(x) + radius)]
  const [top, bottom] = [Math.max(1, Math.round(y) - radius), Math.min(height - 2, Math.round(y) + radius)]
  const falloff = -1 / (2 * sigma * sigma)
  for (let py = top; py <= bottom; py++) {
    for (let px = left, at = py * width + left; px <= right; px++, at++) {
      const dx = data[at + 1]! - data[at - 1]!
      const dy = data[at + width]! - data[at - width]!
      const weight = Math.exp(falloff * ((px - x) ** 2 + (py - y) ** 2)) * Math.sqrt(dx * dx + dy * dy)
      const bin = Math.floor(((Math.atan2(dy, dx) + Math.PI) / (2 * Math.PI)) * bins) % bins
      histogram[bin] = histogram[bin]! + weight
    }
  }
  return peaks(smoothed(smoothed(histogram)))
}

function smoothed(histogram: Float32Array): Float32Array {
  return histogram.map((value, i) => (histogram[(i + bins - 1) % bins]! + value + histogram[(i + 1) % bins]!) / 3)
}

function peaks(histogram: Float32Array): number[] {
  const highest = Math.max(...histogram)
  const found: { angle: number; height: number }[] = []
  for (let i = 0; i < bins; i++) {
    const [before, value, after] = [histogram[(i + bins - 1) % bins]!, histogram[i]!, histogram[(i + 1) % bins]!]
    if (value < 0.85 * highest || value < before || value <= after) continue
    const shift = (0.5 * (before - after)) / (before - 2 * value + after)
    found.push({ angle: ((i + 0.5 + shift) / bins) * 2 * Math.PI - Math.PI, height: value })
  }
  return found
    .sort((a, b) => b.height - a.height)
    .slice(0, 2)
    .map(({ angle }) => angle)
}
