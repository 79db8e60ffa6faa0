/** Binary sketches of vectors: the sides of random hyperplanes (SimHash, Charikar 2002). The fewer bits differ, the more alike two vectors are. */
import { vectorSize } from '../describe/vector.rules.ts'

/** 32-bit numbers of a sketch. */
export const sketchWords = 4

/** Normal vectors of the hyperplanes, the same in every process. */
const planes = (() => {
  const out = new Int8Array(sketchWords * 32 * vectorSize)
  let state = 1
  for (let i = 0; i < out.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    out[i] = (state >>> 16) & 1 ? 1 : -1
  }
  return out
})()

/** Writes the sketch of the vector that begins at a place. */
export function writeSketch(out: Uint32Array, offset: number, vector: Int8Array, at: number): void {
  for (let word = 0, row = 0; word < sketchWords; word++) {
    let bits = 0
    for (let bit = 0; bit < 32; bit++, row += vectorSize) {
      let sum = 0
      for (let i = 0; i < vectorSize; i++) sum += planes[row + i]! * vector[at + i]!
      if (sum > 0) bits |= 1 << bit
    }
    out[offset + word] = bits
  }
}
