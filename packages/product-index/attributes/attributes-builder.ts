import { shared, type SharedArray, type SharedArrayType } from '../segments/segment.ts'
import type { DocumentVectors } from '../words/document.ts'
import { lackingFlag, valuesEnd, type SegmentAttributes } from './segment-attributes.ts'
import { dimensionOf, hasAmounts } from './value-ids.ts'
import { readVariants } from './variants.ts'

const bits = 32

/** Builds the attributes of a segment, slot after slot. */
export class AttributesBuilder {
  private readonly values: number[] = []
  private readonly starts: number[] = [0]
  private readonly variants: number[] = []
  private readonly variantStarts: number[] = [0]

  /** The next slot. @param document absent for a product without one */
  add(document?: DocumentVectors): void {
    const variants = document ? readVariants(document) : []
    const rows = variants.map(({ values, lacksFlag }) => (lacksFlag ? [lackingFlag, ...values] : values))
    const ids = [...new Set(rows.flat())].sort((one, other) => one - other)
    this.values.push(...ids)
    if (rows.length > 1) for (const row of rows) this.variants.push(...maskOf(row, ids))
    this.end()
  }

  /** The next slot is one of another segment. */
  copy(attributes: SegmentAttributes, slot: number): void {
    const { ids, starts, values, variants, variantStarts } = attributes
    for (let at = starts[slot]!, end = valuesEnd(attributes, slot); at < end; at++) this.values.push(ids[values[at]!]!)
    for (let at = variantStarts[slot]!; at < variantStarts[slot + 1]!; at++) this.variants.push(variants[at]!)
    this.end()
  }

  private end(): void {
    this.starts.push(this.values.length)
    this.variantStarts.push(this.variants.length)
  }

  /** Once. @param outer the groups of the same slots */
  build(outer: Int32Array, inner: Int32Array): SegmentAttributes {
    const ids = Float64Array.from(new Set(this.values)).sort()
    const placeById = new Map(Array.from(ids, (id, place) => [id, place]))
    const pairs = new Pairs(ids)
    const [starts, values]: [number[], number[]] = [[0], []]
    for (let slot = 0; slot + 1 < this.starts.length; slot++) {
      const places = this.values.slice(this.starts[slot], this.starts[slot + 1]).map((id) => placeById.get(id)!)
      values.push(...places, ...pairs.among(places))
      starts.push(values.length)
    }
    const bySlot = { starts: sharedFrom(Uint32Array, starts), values: sharedFrom(Uint32Array, values) }
    return {
      ids: sharedFrom(Float64Array, ids),
      lows: sharedFrom(Uint32Array, pairs.lows),
      highs: sharedFrom(Uint32Array, pairs.highs),
      ...bySlot,
      variantStarts: sharedFrom(Uint32Array, this.variantStarts),
      variants: sharedFrom(Uint32Array, this.variants),
      ...countsOf(bySlot, ids.length + pairs.lows.length, outer, inner),
    }
  }
}

/** The pairs of amounts that are neighbours in a slot, each once. */
class Pairs {
  readonly lows: number[] = []
  readonly highs: number[] = []
  private readonly ids: Float64Array
  private readonly known = new Map<number, number>()

  constructor(ids: Float64Array) {
    this.ids = ids
  }

  /** The places of the pairs among the values of a slot. */
  among(values: number[]): number[] {
    return values.slice(1).flatMap((high, at) => (this.isPair(values[at]!, high) ? this.placeOf(values[at]!, high) : []))
  }

  private isPair(low: number, high: number): boolean {
    const dimension = dimensionOf(this.ids[high]!)
    return hasAmounts(dimension) && dimensionOf(this.ids[low]!) === dimension
  }

  private placeOf(low: number, high: number): number {
    const key = low * this.ids.length + high
    const known = this.known.get(key)
    if (known !== undefined) return known
    const place = this.ids.length + this.lows.length
    this.known.set(key, place)
    this.lows.push(low)
    this.highs.push(high)
    return place
  }
}

function maskOf(row: number[], ids: number[]): number[] {
  const mask = Array.from({ length: Math.ceil(ids.length / bits) }, () => 0)
  for (const id of row) {
    const place = ids.indexOf(id)
    mask[place >>> 5] = (mask[place >>> 5]! | (1 << (place & 31))) >>> 0
  }
  return mask
}

/** How many slots of each inner group have each value and pair. @param places how many of them there are */
function countsOf({ starts, values }: Pick<SegmentAttributes, 'starts' | 'values'>, places: number, outer: Int32Array, inner: Int32Array) {
  const [ends, countStarts, counted, counts]: [number[], number[], number[], number[]] = [[], [0], [], []]
  const counter = new Uint32Array(places)
  for (let slot = 0; slot < inner.length;) {
    const [begin, touched] = [slot, [] as number[]]
    while (slot < inner.length && inner[slot] === inner[begin] && outer[slot] === outer[begin]) slot++
    for (let at = starts[begin]!; at < starts[slot]!; at++) if (counter[values[at]!]!++ === 0) touched.push(values[at]!)
    for (const place of touched) {
      counted.push(place)
      counts.push(counter[place]!)
      counter[place] = 0
    }
    ends.push(slot)
    countStarts.push(counts.length)
  }
  return {
    groupEnds: sharedFrom(Uint32Array, ends),
    countStarts: sharedFrom(Uint32Array, countStarts),
    counted: sharedFrom(Uint32Array, counted),
    counts: sharedFrom(Uint32Array, counts),
  }
}

function sharedFrom<T extends SharedArray>(ArrayType: SharedArrayType<T>, numbers: ArrayLike<number>): T {
  const array = shared(ArrayType, numbers.length)
  array.set(numbers)
  return array
}
