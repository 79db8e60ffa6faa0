/**
 * A part of the product index: products as columns in shared memory, sorted by root category and category, so that the products of either
 * are one range. Which products it has never changes; a changed price or stock is written in place, a product that moved or whose
 * words changed is removed here and added to another segment.
 */

import type { SegmentAttributes } from './segment-attributes.rules.ts'
import type { SegmentWords } from './segment-words.rules.ts'

/** Bits of {@link SegmentColumns.flags}. */
export const flag = { listed: 1, inStock: 2, onSale: 4, replaced: 8 } as const

export interface Segment extends SegmentColumns {
  words: SegmentWords
  attributes: SegmentAttributes
}

/** The arrays are as long as there are slots; a slot is a product's place in all of them. Prices in tetri. */
export interface SegmentColumns {
  productIds: Int32Array
  rootCategoryIds: Int32Array
  categoryIds: Int32Array
  /** 0: none. */
  brandIds: Int32Array
  storeIds: Int32Array
  prices: Int32Array
  sold: Int32Array
  /** Recent sales and favourites, 0 to 1000. */
  appeals: Int16Array
  /** Microseconds since 2000-01-01 UTC. */
  createdAt: Float64Array
  /** Words of the names (`nameWordsIn`); changed only with the other words. */
  nameWords: Uint32Array
  /**
   * `listed`: readers see it. `replaced`: the writer has added it to a newer segment; a reader clears `listed` when it receives
   * that one, so that it sees the product all the time and once.
   */
  flags: Uint8Array
  /** Slots by product id. */
  byProduct: Uint16Array
}

/** The arrays of {@link SegmentColumns}. */
export const columnTypes = {
  productIds: Int32Array,
  rootCategoryIds: Int32Array,
  categoryIds: Int32Array,
  brandIds: Int32Array,
  storeIds: Int32Array,
  prices: Int32Array,
  sold: Int32Array,
  appeals: Int16Array,
  createdAt: Float64Array,
  nameWords: Uint32Array,
  flags: Uint8Array,
  byProduct: Uint16Array,
} as const satisfies ArrayTypes<SegmentColumns>

/** A product as the index has it. */
export interface IndexedCard {
  productId: number
  rootCategoryId: number
  categoryId: number
  brandId: number
  storeId: number
  price: number
  sold: number
  appeal: number
  createdAt: number
  inStock: boolean
  onSale: boolean
}

/** A slot fits 16 bits. */
export const maxInSegment = 2 ** 16

/** Products of a segment, replaced ones too. */
export const sizeOf = (segment: SegmentColumns): number => segment.productIds.length

/** The flags of a listed product. */
export const flagsOf = ({ inStock, onSale }: IndexedCard): number => flag.listed | (inStock ? flag.inStock : 0) | (onSale ? flag.onSale : 0)

/** A segment's own order of products. */
export const bySegmentOrder = (one: IndexedCard, other: IndexedCard): number =>
  one.rootCategoryId - other.rootCategoryId || one.categoryId - other.categoryId || one.productId - other.productId

export type SharedArray = Int32Array | Uint32Array | Int16Array | Uint16Array | Uint8Array | Float64Array
export interface SharedArrayType<T extends SharedArray = SharedArray> {
  new (buffer: SharedArrayBuffer): T
  BYTES_PER_ELEMENT: number
}
/** The types of arrays by their names. */
export type ArrayTypes<T> = { [Name in keyof T]: T[Name] extends SharedArray ? SharedArrayType<T[Name]> : never }

/** A typed array in memory that threads share. */
export function shared<T extends SharedArray>(ArrayType: SharedArrayType<T>, length: number): T {
  return new ArrayType(new SharedArrayBuffer(length * ArrayType.BYTES_PER_ELEMENT))
}

/** The slots of a category: from the first to before the second. @param childId all of the root category where it is absent */
export function rangeOf(segment: Segment, rootId: number, childId?: number): [from: number, to: number] {
  const { rootCategoryIds, categoryIds } = segment
  const size = sizeOf(segment)
  const from = firstAt(rootCategoryIds, rootId, 0, size)
  const to = firstAt(rootCategoryIds, rootId + 1, from, size)
  if (childId === undefined) return [from, to]
  const childFrom = firstAt(categoryIds, childId, from, to)
  return [childFrom, firstAt(categoryIds, childId + 1, childFrom, to)]
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
export function slotOf({ productIds, byProduct, flags }: Segment, productId: number): number {
  let [low, high] = [0, byProduct.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (productIds[byProduct[middle]!]! < productId) low = middle + 1
    else high = middle
  }
  const slot = byProduct[low]
  if (slot === undefined || productIds[slot] !== productId) return -1
  return isCurrent(flags[slot]!) ? slot : -1
}

/** Whether the writer has neither removed nor replaced it. */
export const isCurrent = (flags: number): boolean => (flags & (flag.listed | flag.replaced)) === flag.listed

/** Whether a product may stay where it is: its place in the order is the same. */
export const isInPlace = ({ rootCategoryIds, categoryIds }: Segment, slot: number, card: IndexedCard): boolean =>
  rootCategoryIds[slot] === card.rootCategoryId && categoryIds[slot] === card.categoryId

/** Writes what can change in place. */
export function writeCard(segment: SegmentColumns, slot: number, card: IndexedCard): void {
  segment.productIds[slot] = card.productId
  segment.rootCategoryIds[slot] = card.rootCategoryId
  segment.categoryIds[slot] = card.categoryId
  segment.brandIds[slot] = card.brandId
  segment.storeIds[slot] = card.storeId
  segment.prices[slot] = card.price
  segment.sold[slot] = card.sold
  segment.appeals[slot] = card.appeal
  segment.createdAt[slot] = card.createdAt
  segment.flags[slot] = flagsOf(card)
}

/** The product of a slot as the database has it. */
export function readCard(segment: SegmentColumns, slot: number): IndexedCard {
  const flags = segment.flags[slot]!
  return {
    productId: segment.productIds[slot]!,
    rootCategoryId: segment.rootCategoryIds[slot]!,
    categoryId: segment.categoryIds[slot]!,
    brandId: segment.brandIds[slot]!,
    storeId: segment.storeIds[slot]!,
    price: segment.prices[slot]!,
    sold: segment.sold[slot]!,
    appeal: segment.appeals[slot]!,
    createdAt: segment.createdAt[slot]!,
    inStock: (flags & flag.inStock) !== 0,
    onSale: (flags & flag.onSale) !== 0,
  }
}
