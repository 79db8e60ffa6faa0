/**
 * The object alone: of what the object map holds for the object the connected part that has most of the picture's middle, and that part
 * on even ground, in the middle of a square. So a picture on plain ground and a photo with other things around are described alike.
 */
import type { Box, ObjectMap } from './object-map.ts'

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

function boxOf(parts: Int32Array, part: number, width: number, height: number): Box {
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
  const isObject = objectPixels(object, width, height)
  const [red, green, blue] = meanOfRest(data, isObject)
  const out = new Uint8Array(side * side * 3)
  for (let y = 0, to = 0; y < side; y++)
    for (let x = 0; x < side; x++, to += 3) {
      const px = x + x0
      const py = y + y0
      const at = py * width + px
      const isInside = px >= 0 && py >= 0 && px < width && py < height && isObject[at] === 1
      out[to] = isInside ? data[3 * at]! : red
      out[to + 1] = isInside ? data[3 * at + 1]! : green
      out[to + 2] = isInside ? data[3 * at + 2]! : blue
    }
  return { width: side, height: side, data: out }
}

/** 1 for each pixel of a picture that its map, which may be smaller, has for the object. */
function objectPixels(map: ObjectMap, width: number, height: number): Uint8Array {
  const out = new Uint8Array(width * height)
  const columns = Uint32Array.from({ length: width }, (_, x) => Math.min(map.width - 1, Math.floor((x / width) * map.width)))
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.min(map.height - 1, Math.floor((y / height) * map.height)) * map.width
    for (let x = 0; x < width; x++, at++) out[at] = Number(map.weights[row + columns[x]!]! >= 0.5)
  }
  return out
}

function meanOfRest(data: Uint8Array, isObject: Uint8Array): [red: number, green: number, blue: number] {
  let [red, green, blue, count] = [0, 0, 0, 1e-6]
  for (let i = 0, at = 0; i < isObject.length; i++, at += 3) {
    if (isObject[i] === 1) continue
    count++
    red += data[at]!
    green += data[at + 1]!
    blue += data[at + 2]!
  }
  return [red / count, green / count, blue / count]
}
