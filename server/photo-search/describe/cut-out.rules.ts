/**
 * The object alone: of what the object map holds for the object the connected part that has most of the picture's middle, and that part
 * on even ground, in the middle of a square. So a picture on plain ground and a shopper's photo with other things around are described alike.
 */
import type { ObjectMap } from './object.rules.ts'

/** Share of the map's highest weight from which a pixel belongs to the object. */
const leastWeight = 0.35
/** Standard deviation of the middle, in shares of the sides. */
const middle = 0.15
/** Sides of the square, in longer sides of the object. */
const margin = 1.15

/** Pixels, three bytes each. */
export interface Rgb {
  width: number
  height: number
  data: Uint8Array
}

/** The map of the connected part alone; the map itself where nothing is found. */
export function connectedObject(map: ObjectMap): ObjectMap {
  const { width, height, weights } = map
  let most = 0
  for (const weight of weights) if (weight > most) most = weight
  const parts = new Int32Array(width * height)
  let [best, bestScore, count] = [0, 0, 0]
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] !== 0 || weights[i]! <= leastWeight * most) continue
    const score = fillPart(map, parts, { start: i, part: ++count, least: leastWeight * most })
    if (score > bestScore) [best, bestScore] = [count, score]
  }
  if (best === 0) return map
  return { width, height, weights: Float32Array.from(parts, (part) => Number(part === best)), box: boxOf(parts, best, width, height) }
}

/** Marks the pixels that are connected with the first one. @returns how much of the middle they have */
function fillPart(
  { width, height, weights }: ObjectMap,
  parts: Int32Array,
  { start, part, least }: { start: number; part: number; least: number },
): number {
  const waiting = [start]
  parts[start] = part
  let score = 0
  const visit = (at: number) => {
    if (parts[at] !== 0 || weights[at]! <= least) return
    parts[at] = part
    waiting.push(at)
  }
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)]
    const [u, v] = [(x + 0.5) / width - 0.5, (y + 0.5) / height - 0.5]
    score += Math.exp(-(u * u + v * v) / (2 * middle ** 2))
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (y > 0) visit(at - width)
    if (y < height - 1) visit(at + width)
  }
  return score
}

function boxOf(parts: Int32Array, part: number, width: number, height: number): ObjectMap['box'] {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] !== part) continue
    const [x, y] = [i % width, Math.floor(i / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  return { left: left / width, top: top / height, right: right / width, bottom: bottom / height }
}

/** The object of a picture on the mean colour of the rest, in a square. */
export function cutOut({ width, height, data }: Rgb, object: ObjectMap): Rgb {
  const { left, top, right, bottom } = object.box
  const side = Math.max(8, Math.round(margin * Math.max((right - left) * width, (bottom - top) * height)))
  const [x0, y0] = [Math.round(((left + right) * width - side) / 2), Math.round(((top + bottom) * height - side) / 2)]
  const ground = meanOfRest({ width, height, data }, object)
  const out = new Uint8Array(side * side * 3)
  for (let y = 0, to = 0; y < side; y++)
    for (let x = 0; x < side; x++, to += 3) {
      const [px, py] = [x + x0, y + y0]
      const isObject = px >= 0 && py >= 0 && px < width && py < height && weightAt(object, px / width, py / height) >= 0.5
      const from = 3 * (py * width + px)
      for (let c = 0; c < 3; c++) out[to + c] = isObject ? data[from + c]! : ground[c]!
    }
  return { width: side, height: side, data: out }
}

function weightAt({ width, height, weights }: ObjectMap, x: number, y: number): number {
  return weights[Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width))]!
}

function meanOfRest({ width, height, data }: Rgb, object: ObjectMap): [number, number, number] {
  const sums = [0, 0, 0]
  let count = 1e-6
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at += 3) {
      if (weightAt(object, x / width, y / height) >= 0.5) continue
      count++
      for (let c = 0; c < 3; c++) sums[c]! += data[at + c]!
    }
  return sums.map((sum) => sum / count) as [number, number, number]
}
