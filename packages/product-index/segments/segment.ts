/**
 * A part of an index: products as columns in shared memory, sorted by their groups, so that the products of a group are one range. Which
 * products it has never changes; a changed number or flag is written in place, a product that moved or whose words changed is removed here
 * and added to another segment.
 */

import type { Layout } from '../schema/layout.ts'
import type { Card, FieldType } from '../schema/schema.ts'
import type { SegmentAttributes } from '../attributes/segment-attributes.ts'
import type { SegmentWords } from '../words/segment-words.ts'

/** Bits of {@link SegmentColumns.flags}; those of the schema follow. */
export const flag = { listed: 1, replaced: 2, first: 4 } as const

export interface Segment extends SegmentColumns {
  words: SegmentWords
  attributes: SegmentAttributes
}

/** The arrays are as long as there are slots; a slot is a product's place in all of them. */
export interface SegmentColumns {
  ids: Int32Array
  /** The fields of the schema, the outer and the inner group first. */
  columns: SharedArray[]
  /** Words of the names (`nameWordsIn`); changed only with the other words. */
  nameWords: Uint32Array
  /** Words of the texts; changed only with the other words. */
  textWords: Uint8Array
  /**
   * `listed`: readers see it. `replaced`: the writer has added it to a newer segment; a reader clears `listed` when it receives
   * that one, so that it sees the product all the time and once.
   */
  flags: Uint8Array
  /** Slots by product id. */
  byId: Uint16Array
}

/** A slot fits 16 bits. */
export const maxInSegment = 2 ** 16

/** Products of a segment, replaced ones too. */
export const sizeOf = (segment: SegmentColumns): number => segment.ids.length

export type SharedArray = Int32Array | Uint32Array | Int16Array | Uint16Array | Uint8Array | Float64Array
export interface SharedArrayType<T extends SharedArray = SharedArray> {
  new (buffer: SharedArrayBuffer): T
  BYTES_PER_ELEMENT: number
}
/** The types of arrays by their names. */
export type ArrayTypes<T> = { [Name in keyof T]: T[Name] extends SharedArray ? SharedArrayType<T[Name]> : never }

export const fieldTypes = { int32: Int32Array, int16: Int16Array, float64: Float64Array } as const satisfies Record<
  FieldType,
  SharedArrayType
>

/** A typed array in memory that threads share. */
export function shared<T extends SharedArray>(ArrayType: SharedArrayType<T>, length: number): T {
  return new ArrayType(new SharedArrayBuffer(length * ArrayType.BYTES_PER_ELEMENT))
}

/** The numbers of an `int32` field. */
export const numbersOf = ({ columns }: SegmentColumns, at: number): Int32Array => columns[at] as Int32Array

/** The slots of a group: from the first to before the second. @param inner all of the outer group where it is absent */
export function rangeOf(segment: Segment, outer: number, inner?: number): [from: number, to: number] {
  const [outers, inners] = [numbersOf(segment, 0), numbersOf(segment, 1)]
  const size = sizeOf(segment)
  const from = firstAt(outers, outer, 0, size)
  const to = firstAt(outers, outer + 1, from, size)
  if (inner === undefined) return [from, to]
  const innerFrom = firstAt(inners, inner, from, to)
  return [innerFrom, firstAt(inners, inner + 1, innerFrom, to)]
}

/** The first slot in a sorted range whose value is at least `least`; `to` where none is. */
function firstAt(values: Int32Array, least: number, from: number, to: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (values[middle]! < least) low = middle + 1
    else high = middle
  }
  return low
}

/** The slot of a product that the writer has not replaced or removed; -1 where it has none. */
export function slotOf({ ids, byId, flags }: Segment, id: number): number {
  let [low, high] = [0, byId.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ids[byId[middle]!]! < id) low = middle + 1
    else high = middle
  }
  const slot = byId[low]
  if (slot === undefined || ids[slot] !== id) return -1
  return isCurrent(flags[slot]!) ? slot : -1
}

/** Whether the writer has neither removed nor replaced it. */
export const isCurrent = (flags: number): boolean => (flags & (flag.listed | flag.replaced)) === flag.listed

/** Whether a product may stay where it is: its place in the order is the same. */
export const isInPlace = (segment: Segment, slot: number, card: Card, { schema }: Layout): boolean =>
  segment.columns[0]![slot] === card[schema.groups[0]] && segment.columns[1]![slot] === card[schema.groups[1]]

/** Writes what can change in place. */
export function writeCard(segment: SegmentColumns, slot: number, card: Card, layout: Layout): void {
  segment.ids[slot] = card.id
  for (const { name, at } of layout.fields) segment.columns[at]![slot] = card[name] as number
  segment.flags[slot] = layout.flagsOf(card)
}

/** Whether a slot has what a card says. */
export const isSame = (segment: Segment, slot: number, card: Card, layout: Layout): boolean =>
  segment.flags[slot] === layout.flagsOf(card) && layout.fields.every(({ name, at }) => segment.columns[at]![slot] === card[name])
