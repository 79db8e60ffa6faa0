/**
 * Memory for the pictures of a scale space, used again for each photo: arrays of such a size that are allocated anew stay with the process
 * long after they are garbage. One description at a time: nothing of it may be used after the next reset.
 */

/** Numbers of all planes of a photo of 384 x 384 pixels; a larger one gets arrays of its own. */
const capacity = 3_600_000
let memory: Float32Array | undefined
let used = 0

/** Begins a new photo: what was allocated before is overwritten. */
export function resetScratch(): void {
  used = 0
}

/** An array with anything in it. */
export function allocateScratch(length: number): Float32Array {
  memory ??= new Float32Array(capacity)
  if (used + length > capacity) return new Float32Array(length)
  used += length
  return memory.subarray(used - length, used)
}
