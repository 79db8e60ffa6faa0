/**
 * Where the object is: what differs in colour from the picture's border, and what is near the middle (boundary prior, Wei et al. 2012:
 * a border's pixels are mostly background). Where nothing differs, or everything, the middle counts alone.
 */
import type { LabImage } from './oklab.ts'

/** Shares of a picture's width and height. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** How much each pixel belongs to the object, 0 to 1. */
export interface ObjectMap {
  width: number
  height: number
  weights: Float32Array
  /** The object's box. */
  box: Box
}

/** Share of a side that counts as border. */
const borderShare = 0.06
const clusters = 5
/** Shares of the picture that a found object covers; else the middle is taken. */
const plausible = [0.04, 0.9] as const

/** How much each pixel belongs to the object, and the object's box. */
export function objectMap(lab: LabImage): ObjectMap {
  const { width, height } = lab
  const distances = smooth(borderDistances(lab), width, height)
  const threshold = otsu(distances)
  const centre = centrePrior(width, height)
  const weights = new Float32Array(width * height)
  let covered = 0
  for (let i = 0; i < weights.length; i++) {
    const isObject = 1 / (1 + Math.exp(-(distances[i]! - threshold) / (0.25 * threshold + 0.01)))
    weights[i] = isObject * (0.35 + 0.65 * centre[i]!)
    covered += isObject / weights.length
  }
  if (covered < plausible[0] || covered > plausible[1] || threshold < 0.02) weights.set(centre)
  return { width, height, weights, box: boxOf(weights, width, height) }
}

function centrePrior(width: number, height: number): Float32Array {
  const out = new Float32Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5]
      out[y * width + x] = Math.exp(-(u * u + v * v) / (2 * 0.3 ** 2))
    }
  return out
}

/** How far each pixel's colour is from the colours of the border. */
function borderDistances({ width, height, data }: LabImage): Float32Array {
  const centres = borderColours(data, width, height)
  const out = new Float32Array(width * height)
  for (let i = 0; i < out.length; i++) {
    let least = Infinity
    for (let k = 0; k < centres.length; k++) {
      const centre = centres[k]!
      const distance =
        0.5 * (data[3 * i]! - centre[0]) ** 2 + (data[3 * i + 1]! - centre[1]) ** 2 * 2 + (data[3 * i + 2]! - centre[2]) ** 2 * 2
      if (distance < least) least = distance
    }
    out[i] = Math.sqrt(least)
  }
  return out
}

type Colour = [l: number, a: number, b: number]

/** The border's main colours: k-means from evenly spread pixels; a colour of few pixels is left out, it may be the object's. */
function borderColours(data: Float32Array, width: number, height: number): Colour[] {
  const [bx, by] = [Math.max(1, Math.round(width * borderShare)), Math.max(1, Math.round(height * borderShare))]
  const pixels: number[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (x < bx || y < by || x >= width - bx || y >= height - by) pixels.push(3 * (y * width + x))
  let centres: Colour[] = Array.from({ length: clusters }, (_, k) =>
    colourAt(data, pixels[Math.floor(((k + 0.5) / clusters) * pixels.length)]!),
  )
  let sizes: number[] = []
  for (let round = 0; round < 6; round++) {
    const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number])
    for (const at of pixels) {
      const sum = sums[nearest(centres, data, at)]!
      sum[0] += data[at]!
      sum[1] += data[at + 1]!
      sum[2] += data[at + 2]!
      sum[3]++
    }
    centres = sums.map(([l, a, b, count], k): Colour => (count > 0 ? [l / count, a / count, b / count] : centres[k]!))
    sizes = sums.map(([, , , count]) => count)
  }
  return centres.filter((_, k) => sizes[k]! >= 0.06 * pixels.length)
}

const colourAt = (data: Float32Array, at: number): Colour => [data[at]!, data[at + 1]!, data[at + 2]!]

function nearest(centres: Colour[], data: Float32Array, at: number): number {
  let best = 0
  let least = Infinity
  for (let k = 0; k < centres.length; k++) {
    const centre = centres[k]!
    const distance = (data[at]! - centre[0]) ** 2 + (data[at + 1]! - centre[1]) ** 2 + (data[at + 2]! - centre[2]) ** 2
    if (distance < least) {
      best = k
      least = distance
    }
  }
  return best
}

/** The mean of 5 x 5 pixels. */
function smooth(values: Float32Array, width: number, height: number): Float32Array {
  const rows = new Float32Array(values.length)
  const out = new Float32Array(values.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = -2; k <= 2; k++) sum += values[y * width + Math.max(0, Math.min(width - 1, x + k))]!
      rows[y * width + x] = sum / 5
    }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let k = -2; k <= 2; k++) sum += rows[Math.max(0, Math.min(height - 1, y + k)) * width + x]!
      out[y * width + x] = sum / 5
    }
  return out
}

/** The threshold that parts values best into two groups (Otsu 1979). */
function otsu(values: Float32Array): number {
  const bins = 64
  let most = 1e-6
  for (const value of values) if (value > most) most = value
  const counts = new Float64Array(bins)
  for (const value of values) counts[Math.min(bins - 1, Math.floor((value / most) * bins))]!++
  let total = 0
  for (let i = 0; i < bins; i++) total += i * counts[i]!
  let [best, at, below, sum] = [0, 0, 0, 0]
  for (let i = 0; i < bins - 1; i++) {
    below += counts[i]!
    sum += i * counts[i]!
    const above = values.length - below
    if (below === 0 || above === 0) continue
    const between = below * above * (sum / below - (total - sum) / above) ** 2
    if (between > best) [best, at] = [between, i]
  }
  return ((at + 1) / bins) * most
}

/** The box that leaves out 3 % of the weight on each side. */
function boxOf(weights: Float32Array, width: number, height: number): Box {
  const columns = new Float64Array(width)
  const rows = new Float64Array(height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      columns[x]! += weights[y * width + x]!
      rows[y]! += weights[y * width + x]!
    }
  const [left, right] = ends(columns)
  const [top, bottom] = ends(rows)
  return { left, top, right, bottom }
}

function ends(sums: Float64Array): [number, number] {
  const total = sums.reduce((sum, value) => sum + value, 0)
  let [low, high, sum] = [0, sums.length - 1, 0]
  while (low < high && (sum += sums[low]!) < 0.03 * total) low++
  sum = 0
  while (high > low && (sum += sums[high]!) < 0.03 * total) high--
  return [low / sums.length, (high + 1) / sums.length]
}
