/**
 * Memory for the pictures of a scale space, used again for each photo, where the kernels reach it: arrays of such a size that are allocated again stay with
 * the process long after they are garbage. One description at a time: nothing of it may be used after the next reset.
 */
import { allocate } from './kernels.ts'

/** Numbers of all planes of a photo of 384 x 384 pixels. */
const capacity = 2_500_000
/** Numbers behind an array, where kernels that take four or eight at once read and write more than there are. */
const slack = 8
let memory: Float32Array | undefined
let used = 0

/** Begins a new photo: what was allocated before is overwritten. */
export function resetScratch(): void {
  used = 0
}

/** An array with anything in it. @throws RangeError for more than a normalised picture takes */
export function allocateScratch(length: number): Float32Array {
  memory ??= allocate(capacity)
  used += length + slack
  if (used > capacity) throw new RangeError('The picture is larger than a normalised one')
  return memory.subarray(used - length - slack, used - slack)
}
