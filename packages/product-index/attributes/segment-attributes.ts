/** The values that products of a segment have (`value-ids.ts`), and which of their variants has which. */

import type { ArrayTypes } from '../segments/segment.ts'

/**
 * Stands for a value in variants that lack the flag of the schema (`variantFlag`): the first of a slot, so that it has the first bit of each variant. Its
 * attribute is 0, which no value has, and one of a single value is not offered.
 */
export const lackingFlag = 1

/** Arrays are in memory that threads share. */
export interface SegmentAttributes {
  /** The values that there are, in their order; elsewhere a value is named by its place here. */
  ids: Float64Array
  /** Pairs of amounts that are neighbours among those of one slot: the places of both. A pair is named by its place here, after those of the values. */
  lows: Uint32Array
  highs: Uint32Array
  /**
   * Where those of a slot begin in `values`, one number more than there are slots: its values in their order, each once, then its pairs. Together, for a search
   * that counts them waits for memory above all.
   */
  starts: Uint32Array
  values: Uint32Array
  /** The same of products with several variants: for each variant a bit for each value of the slot, in as many numbers as that takes. */
  variantStarts: Uint32Array
  variants: Uint32Array
  /** Inner groups are ranges of slots: where each ends, where its counts begin, and how many of its slots have each value and pair. */
  groupEnds: Uint32Array
  countStarts: Uint32Array
  counted: Uint32Array
  counts: Uint32Array
}

/** The arrays of {@link SegmentAttributes}. */
export const attributeTypes = {
  ids: Float64Array,
  starts: Uint32Array,
  values: Uint32Array,
  variantStarts: Uint32Array,
  variants: Uint32Array,
  lows: Uint32Array,
  highs: Uint32Array,
  groupEnds: Uint32Array,
  countStarts: Uint32Array,
  counted: Uint32Array,
  counts: Uint32Array,
} as const satisfies ArrayTypes<SegmentAttributes>

/** Whether variants of a slot lack the flag. */
export const hasLacking = ({ ids, starts, values }: SegmentAttributes, slot: number): boolean =>
  ids[0] === lackingFlag && starts[slot]! < starts[slot + 1]! && values[starts[slot]!] === 0

/** Where the values of a slot end and its pairs begin. */
export function valuesEnd({ ids, starts, values }: SegmentAttributes, slot: number): number {
  let end = starts[slot + 1]!
  while (end > starts[slot]! && values[end - 1]! >= ids.length) end--
  return end
}

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
