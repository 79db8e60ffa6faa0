import { shared, type SharedArray, type SharedArrayType } from '../segments/segment.ts'
import type { SegmentAttributes } from './segment-attributes.ts'
import { dimensionOf, hasAmounts } from './value-ids.ts'

const bits = 32

/** Builds the attributes of a segment, slot after slot. */
export class AttributesBuilder {
  private readonly values: number[] = []
  private readonly starts: number[] = [0]
  private readonly variants: number[] = []
  private readonly variantStarts: number[] = [0]
  private readonly amounts: number[] = []

  /** The next slot. @param variants as {@link readVariants} has them; absent for a product without values */
  add(variants?: Buffer | null): void {
    const rows = variants ? readVariants(variants) : []
    const ids = [...new Set(rows.flat())].sort((one, other) => one - other)
    this.values.push(...ids)
    if (rows.length > 1) for (const row of rows) this.variants.push(...maskOf(row, ids))
    this.end(ids)
  }

  /** The next slot is one of another segment. */
  copy({ ids, starts, values, variants, variantStarts }: SegmentAttributes, slot: number): void {
    const copied: number[] = []
    for (let at = starts[slot]!; at < starts[slot + 1]!; at++) copied.push(ids[values[at]!]!)
    this.values.push(...copied)
    for (let at = variantStarts[slot]!; at < variantStarts[slot + 1]!; at++) this.variants.push(variants[at]!)
    this.end(copied)
  }

  private end(ids: number[]): void {
    this.amounts.push(hasSeveralAmounts(ids) ? 1 : 0)
    this.starts.push(this.values.length)
    this.variantStarts.push(this.variants.length)
  }

  /** Once. @param outer the groups of the same slots */
  build(outer: Int32Array, inner: Int32Array): SegmentAttributes {
    const ids = Float64Array.from(new Set(this.values)).sort()
    const placeById = new Map(Array.from(ids, (id, place) => [id, place]))
    const values = sharedFrom(
      Uint32Array,
      this.values.map((id) => placeById.get(id)!),
    )
    const starts = sharedFrom(Uint32Array, this.starts)
    return {
      ids: sharedFrom(Float64Array, ids),
      starts,
      values,
      variantStarts: sharedFrom(Uint32Array, this.variantStarts),
      variants: sharedFrom(Uint32Array, this.variants),
      amounts: sharedFrom(Uint8Array, this.amounts),
      ...countsOf({ starts, values, ids }, outer, inner),
    }
  }
}

function hasSeveralAmounts(ids: number[]): boolean {
  return ids.some((id, at) => at > 0 && hasAmounts(dimensionOf(id)) && dimensionOf(id) === dimensionOf(ids[at - 1]!))
}

function maskOf(row: number[], ids: number[]): number[] {
  const mask = Array.from({ length: Math.ceil(ids.length / bits) }, () => 0)
  for (const id of row) {
    const place = ids.indexOf(id)
    mask[place >>> 5] = (mask[place >>> 5]! | (1 << (place & 31))) >>> 0
  }
  return mask
}

/** How many slots of each inner group have each value. */
function countsOf({ starts, values, ids }: Pick<SegmentAttributes, 'starts' | 'values' | 'ids'>, outer: Int32Array, inner: Int32Array) {
  const [ends, countStarts, countedValues, counts]: number[][] = [[], [0], [], []]
  const counter = new Uint32Array(ids.length)
  for (let slot = 0; slot < inner.length;) {
    const [begin, touched] = [slot, [] as number[]]
    for (; slot < inner.length && inner[slot] === inner[begin] && outer[slot] === outer[begin]; slot++)
      for (let at = starts[slot]!; at < starts[slot + 1]!; at++) if (counter[values[at]!]!++ === 0) touched.push(values[at]!)
    for (const value of touched) {
      countedValues!.push(value)
      counts!.push(counter[value]!)
      counter[value] = 0
    }
    ends!.push(slot)
    countStarts!.push(counts!.length)
  }
  return {
    groupEnds: sharedFrom(Uint32Array, ends!),
    countStarts: sharedFrom(Uint32Array, countStarts!),
    countedValues: sharedFrom(Uint32Array, countedValues!),
    counts: sharedFrom(Uint32Array, counts!),
  }
}

function sharedFrom<T extends SharedArray>(ArrayType: SharedArrayType<T>, numbers: ArrayLike<number>): T {
  const array = shared(ArrayType, numbers.length)
  array.set(numbers)
  return array
}

/** Numbers of an array's header, before its dimensions; and of one dimension. */
const [headerBytes, dimensionBytes, elementBytes] = [12, 8, 12]

/** The rows of a two-dimensional `bigint[]` as PostgreSQL sends it; 0 fills a row and is no value. */
export function readVariants(array: Buffer): number[][] {
  const dimensions = array.readInt32BE(0)
  if (dimensions === 0) return []
  const [count, length] = [array.readInt32BE(headerBytes), array.readInt32BE(headerBytes + dimensionBytes)]
  let at = headerBytes + dimensions * dimensionBytes
  return Array.from({ length: count }, () => {
    const row: number[] = []
    for (let place = 0; place < length; place++, at += elementBytes) {
      const id = array.readInt32BE(at + 4) * 2 ** 32 + array.readUInt32BE(at + 8)
      if (id > 0) row.push(id)
    }
    return row
  })
}
