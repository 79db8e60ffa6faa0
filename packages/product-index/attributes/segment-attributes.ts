/** The values that products of a segment have (`value-ids.ts`), and which of their variants has which. */

import type { ArrayTypes } from '../segments/segment.ts'

/** Arrays are in memory that threads share. */
export interface SegmentAttributes {
  /** The values that there are, in their order; elsewhere a value is named by its place here. */
  ids: Float64Array
  /** Where the values of a slot begin in `values`, in their order, each once; one number more than there are slots. */
  starts: Uint32Array
  values: Uint32Array
  /** The same of products with several variants: for each variant a bit for each value of the slot, in as many numbers as that takes. */
  variantStarts: Uint32Array
  variants: Uint32Array
  /** 1 for a slot whose variants have different amounts of one attribute. */
  amounts: Uint8Array
  /** Inner groups are ranges of slots: where each ends, where its counts begin, and how many of its slots have each value. */
  groupEnds: Uint32Array
  countStarts: Uint32Array
  countedValues: Uint32Array
  counts: Uint32Array
}

/** The arrays of {@link SegmentAttributes}. */
export const attributeTypes = {
  ids: Float64Array,
  starts: Uint32Array,
  values: Uint32Array,
  variantStarts: Uint32Array,
  variants: Uint32Array,
  amounts: Uint8Array,
  groupEnds: Uint32Array,
  countStarts: Uint32Array,
  countedValues: Uint32Array,
  counts: Uint32Array,
} as const satisfies ArrayTypes<SegmentAttributes>

/** The first place of a sorted list whose number is at least `least`. */
export function placeOf(ids: Float64Array, least: number): number {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ids[middle]! < least) low = middle + 1
    else high = middle
  }
  return low
}
