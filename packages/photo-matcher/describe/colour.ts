/**
 * Which colours an object has: a soft histogram over OKLab, weighed by the object, as square roots of shares, so that a dot product compares
 * distributions (Hellinger). Greys are told by lightness, colours by hue and two lightnesses.
 */
import type { LabImage } from './oklab.ts'
import type { ObjectMap } from './object-map.ts'

const hues = 12
const lights = 2
const greys = 6
export const colourSize = hues * lights + greys

/** Neighbouring bins of the histogram; the last bin of a ring is beside the first. */
interface Bins {
  start: number
  count: number
  isRing: boolean
}
const darkBins: Bins = { start: 0, count: hues, isRing: true }
const lightBins: Bins = { start: hues, count: hues, isRing: true }
const greyBins: Bins = { start: hues * lights, count: greys, isRing: false }

/** Chroma from which a pixel is no longer grey. */
const greyChroma = 0.035

/** Square roots of the shares that dark, light and grey hues have of the object; `colourSize` numbers. */
export function colourHistogram({ data }: LabImage, { weights }: ObjectMap): Float32Array {
  const out = new Float32Array(colourSize)
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]!
    if (weight < 0.05) continue
    const [l, a, b] = [data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!]
    const chroma = Math.sqrt(a * a + b * b)
    const colourful = 1 / (1 + Math.exp(-(chroma - greyChroma) / 0.01))
    addShare(out, greyBins, Math.max(0, Math.min(1, l)) * (greys - 1), weight * (1 - colourful))
    const hue = ((Math.atan2(b, a) + Math.PI) / (2 * Math.PI)) * hues
    const light = Math.max(0, Math.min(1, (l - 0.35) / 0.4))
    addShare(out, darkBins, hue, weight * colourful * (1 - light))
    addShare(out, lightBins, hue, weight * colourful * light)
  }
  let total = 1e-6
  for (const value of out) total += value
  return out.map((value) => Math.sqrt(value / total))
}

/** Adds to the two bins beside a place. */
function addShare(out: Float32Array, { start, count, isRing }: Bins, at: number, weight: number): void {
  const low = Math.floor(at)
  const part = at - low
  const [first, second] = isRing ? [low % count, (low + 1) % count] : [Math.min(low, count - 1), Math.min(low + 1, count - 1)]
  out[start + first] = out[start + first]! + weight * (1 - part)
  out[start + second] = out[start + second]! + weight * part
}
