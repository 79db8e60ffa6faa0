/** Binary sketches of vectors: the sides of random hyperplanes (SimHash, Charikar 2002). The fewer bits differ, the more alike two vectors are. */
/** 32-bit numbers of a sketch. */
export const sketchWords = 4

/** Normal vectors of the hyperplanes, the same in every process. @param size components of the vectors */
export function hyperplanes(size: number): Int8Array {
  const out = new Int8Array(sketchWords * 32 * size)
  let state = 1
  for (let i = 0; i < out.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    out[i] = (state >>> 16) & 1 ? 1 : -1
  }
  return out
}

/** Writes the sketch of a vector. */
export function writeSketch(out: Uint32Array, offset: number, vector: Int8Array, planes: Int8Array): void {
  for (let word = 0, row = 0; word < sketchWords; word++) {
    let bits = 0
    for (let bit = 0; bit < 32; bit++, row += vector.length) {
      let sum = 0
      for (let i = 0; i < vector.length; i++) sum += planes[row + i]! * vector[i]!
      if (sum > 0) bits |= 1 << bit
    }
    out[offset + word] = bits
  }
}
