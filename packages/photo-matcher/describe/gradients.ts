/**
 * What a picture looks like around a keypoint: 4 x 4 histograms of 8 gradient directions in the keypoint's own frame (SIFT,
 * Lowe 2004), as square roots of shares, so that a dot product compares distributions (RootSIFT, Arandjelovic and Zisserman 2012).
 */
import type { Octave } from './scale-space.ts'
import type { Keypoint } from './keypoints.ts'

/** Numbers of a histogram grid. */
export const gradientSize = 128
const cells = 4
const directions = 8
/** Samples along a side of the grid. */
const samples = 16
/** Width of a cell in standard deviations of the keypoint's blur. */
const cellWidth = 3

/** Where and how much each sample of the grid counts. */
const sampleWeights = (() => {
  const weights = new Float32Array(samples * samples)
  for (let i = 0; i < samples; i++)
    for (let j = 0; j < samples; j++) {
      const [u, v] = [((i + 0.5) / samples) * cells - cells / 2, ((j + 0.5) / samples) * cells - cells / 2]
      weights[j * samples + i] = Math.exp(-(u * u + v * v) / (2 * (cells / 2) ** 2))
    }
  return weights
})()

/** The histograms around a keypoint, written into `out` from `offset`; their squares sum to 1. */
export function describeGradients(octaves: Octave[], point: Keypoint, out: Float32Array, offset: number): void {
  const { data, width, height } = octaves[point.octave]!.levels[point.level]!
  const size = cellWidth * point.blur
  const [cos, sin] = [Math.cos(point.angle) * size, Math.sin(point.angle) * size]
  const histogram = new Float32Array((cells + 2) * (cells + 2) * directions)
  for (let j = 0; j < samples; j++) {
    const v = ((j + 0.5) / samples) * cells - cells / 2
    for (let i = 0; i < samples; i++) {
      const u = ((i + 0.5) / samples) * cells - cells / 2
      const px = Math.round(point.x + u * cos - v * sin)
      const py = Math.round(point.y + u * sin + v * cos)
      if (px < 1 || py < 1 || px > width - 2 || py > height - 2) continue
      const at = py * width + px
      const dx = data[at + 1]! - data[at - 1]!
      const dy = data[at + width]! - data[at - width]!
      const magnitude = Math.sqrt(dx * dx + dy * dy) * sampleWeights[j * samples + i]!
      if (magnitude === 0) continue
      let direction = (Math.atan2(dy, dx) - point.angle) * (directions / (2 * Math.PI))
      direction -= Math.floor(direction / directions) * directions
      spread(histogram, u + cells / 2 + 0.5, v + cells / 2 + 0.5, direction, magnitude)
    }
  }
  let to = offset
  for (let row = 1; row <= cells; row++)
    for (let column = 1; column <= cells; column++)
      for (let direction = 0; direction < directions; direction++)
        out[to++] = histogram[(row * (cells + 2) + column) * directions + direction]!
  normalise(out, offset)
}

/** Shares a sample among the cells and directions beside it. */
function spread(histogram: Float32Array, u: number, v: number, direction: number, magnitude: number): void {
  const [column, row, bin] = [Math.floor(u), Math.floor(v), Math.floor(direction)]
  const [fu, fv, fd] = [u - column, v - row, direction - bin]
  const next = (bin + 1) % directions
  const low = bin % directions
  for (let r = 0; r < 2; r++) {
    const inRow = magnitude * (r === 0 ? 1 - fv : fv)
    for (let c = 0; c < 2; c++) {
      const value = inRow * (c === 0 ? 1 - fu : fu)
      const at = ((row + r) * (cells + 2) + column + c) * directions
      histogram[at + low] = histogram[at + low]! + value * (1 - fd)
      histogram[at + next] = histogram[at + next]! + value * fd
    }
  }
}

/** Clipped so that no single edge rules (Lowe), then the square roots of the shares. */
function normalise(out: Float32Array, offset: number): void {
  let squares = 0
  for (let i = offset; i < offset + gradientSize; i++) squares += out[i]! * out[i]!
  const limit = 0.2 * Math.sqrt(squares)
  let sum = 1e-9
  for (let i = offset; i < offset + gradientSize; i++) {
    if (out[i]! > limit) out[i] = limit
    sum += out[i]!
  }
  for (let i = offset; i < offset + gradientSize; i++) out[i] = Math.sqrt(out[i]! / sum)
}
