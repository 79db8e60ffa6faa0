import type { AttributeFilter, NeighbourCounts, ValueCounts } from '../attributes/attribute-plan.ts'
import { placeOf, type SegmentAttributes } from '../attributes/segment-attributes.ts'
import { codes, dimensionOf, hasAmounts } from '../attributes/value-ids.ts'
import type { Segment } from '../segments/segment.ts'
import { addCounts, ValueCounter } from './value-counter.ts'

/** Counters that one walk after another uses: they are as long as a segment has values. */
export class ValueCounters {
  readonly found = new ValueCounter()
  readonly narrowed = new ValueCounter()
}

const none = new Uint8Array(0)

/**
 * Counts the values of the products of a walk: of all that it finds, and of those that fit the filters, where a value is counted with all filters but
 * those of its own dimension. Where several options are filtered by, one variant has to fit them all.
 */
export class AttributeWalk {
  /** Of everything found, filters or not. */
  all: ValueCounts = { ids: [], counts: [] }
  /** With the filters. */
  narrowed: ValueCounts = { ids: [], counts: [] }
  readonly neighbours: NeighbourCounts = new Map()
  readonly hasFilters: boolean
  private readonly foundValues: ValueCounter
  private readonly narrowedValues: ValueCounter
  private readonly filters: readonly AttributeFilter[]
  private readonly isFiltered: boolean
  private segment: SegmentAttributes | undefined
  /** Whether the counts of groups are used, less what is not listed. */
  private isWhole = false
  /** Of each value of the segment: the bit of the filter of its dimension, and the same where the filter chooses it. */
  private filterBits: Uint8Array = none
  private chosenBits: Uint8Array = none
  /** Of the product at hand: the one filter that it fails, or 0; with several variants a bit for each value that counts. */
  private failed = 0
  private hasVariants = false
  private counted = new Uint32Array(4)

  /** @param isFiltered whether anything is filtered by */
  constructor(filters: readonly AttributeFilter[], isFiltered: boolean, { found, narrowed }: ValueCounters) {
    this.foundValues = found
    this.narrowedValues = narrowed
    this.filters = filters
    this.hasFilters = filters.length > 0
    this.isFiltered = isFiltered
  }

  /** Begins with a range of slots. @param isWhole whether each listed product of it is found */
  open({ attributes }: Segment, from: number, to: number, isWhole: boolean): void {
    this.segment = attributes
    this.isWhole = isWhole
    this.foundValues.reserve(attributes.ids.length)
    this.narrowedValues.reserve(attributes.ids.length)
    if (this.hasFilters) this.markFilters(attributes)
    if (isWhole) addGroups(this.foundValues, attributes, from, to)
  }

  private markFilters({ ids }: SegmentAttributes): void {
    this.filterBits = new Uint8Array(ids.length)
    this.chosenBits = new Uint8Array(ids.length)
    this.filters.forEach(({ dimension, ranges }, place) => {
      this.filterBits.fill(1 << place, placeOf(ids, dimension * codes), placeOf(ids, (dimension + 1) * codes))
      for (const { from, to } of ranges) this.chosenBits.fill(1 << place, placeOf(ids, from), placeOf(ids, to + 1))
    })
  }

  /** A product of the range that is not listed. */
  leaveOut(slot: number): void {
    if (!this.isWhole) return
    const { starts, values } = this.segment!
    for (let at = starts[slot]!; at < starts[slot + 1]!; at++) this.foundValues.subtract(values[at]!, 1)
  }

  /** A product that is found, whether it fits the filters or not. */
  find(slot: number): void {
    if (this.isWhole) return
    const { starts, values } = this.segment!
    for (let at = starts[slot]!, end = starts[slot + 1]!; at < end; at++) this.foundValues.add(values[at]!, 1)
  }

  /** Whether a product has a variant that fits all filters by attributes. Prepares {@link count}. */
  fits(slot: number): boolean {
    const { starts, values, variantStarts } = this.segment!
    const { chosenBits, filters } = this
    let present = 0
    for (let at = starts[slot]!, end = starts[slot + 1]!; at < end; at++) present |= chosenBits[values[at]!]!
    this.failed = 2 ** filters.length - 1 - present
    this.hasVariants = false
    // Of one filter nothing depends on which variant has what, where none has the value.
    if (variantStarts[slot] === variantStarts[slot + 1] || (this.failed > 0 && filters.length === 1)) return this.failed === 0
    this.hasVariants = true
    return this.fitVariants(slot)
  }

  private fitVariants(slot: number): boolean {
    const { starts, values, variants, variantStarts } = this.segment!
    const { filterBits, chosenBits, filters } = this
    const begin = starts[slot]!
    const width = (starts[slot + 1]! - begin + 31) >>> 5
    if (this.counted.length < width) this.counted = new Uint32Array(width)
    const counted = this.counted.fill(0)
    let isFit = false
    for (let variant = variantStarts[slot]!, end = variantStarts[slot + 1]!; variant < end; variant += width) {
      let present = 0
      for (let word = 0; word < width; word++)
        for (let bits = variants[variant + word]!; bits !== 0; bits &= bits - 1)
          present |= chosenBits[values[begin + lowestPlace(word, bits)]!]!
      const failed = 2 ** filters.length - 1 - present
      if (failed === 0) for (let word = 0; word < width; word++) counted[word]! |= variants[variant + word]!
      else if ((failed & (failed - 1)) === 0)
        for (let word = 0; word < width; word++)
          for (let bits = variants[variant + word]!; bits !== 0; bits &= bits - 1)
            if (filterBits[values[begin + lowestPlace(word, bits)]!] === failed) counted[word]! |= bits & -bits
      isFit ||= failed === 0
    }
    return isFit
  }

  /** A product that fits all other filters. After {@link fits} where there are filters by attributes. */
  count(slot: number): void {
    const { starts, values, amounts } = this.segment!
    if (!this.isFiltered && amounts[slot] === 0) return
    const [begin, end] = [starts[slot]!, starts[slot + 1]!]
    if (this.isFiltered)
      for (let at = begin; at < end; at++) if (this.isCounted(values[at]!, at - begin)) this.narrowedValues.add(values[at]!, 1)
    if (amounts[slot] === 1) this.countNeighbours(begin, end)
  }

  private isCounted(value: number, place: number): boolean {
    if (!this.hasFilters) return true
    if (this.hasVariants) return ((this.counted[place >>> 5]! >>> (place & 31)) & 1) === 1
    return this.failed === 0 || this.filterBits[value] === this.failed
  }

  private countNeighbours(begin: number, end: number): void {
    const { ids, values } = this.segment!
    let before = 0
    for (let at = begin; at < end; at++) {
      const id = ids[values[at]!]!
      if (!hasAmounts(dimensionOf(id)) || !this.isCounted(values[at]!, at - begin)) continue
      if (before > 0 && dimensionOf(before) === dimensionOf(id)) {
        let highs = this.neighbours.get(before)
        if (!highs) this.neighbours.set(before, (highs = new Map()))
        highs.set(id, (highs.get(id) ?? 0) + 1)
      }
      before = id
    }
  }

  /** Ends with the range. */
  close(): void {
    const { ids } = this.segment!
    this.all = addCounts(this.all, this.foundValues.read(ids))
    this.narrowed = addCounts(this.narrowed, this.narrowedValues.read(ids))
  }
}

/** The place of the lowest of the bits of a word. */
const lowestPlace = (word: number, bits: number) => 32 * word + 31 - Math.clz32(bits & -bits)

function addGroups(
  found: ValueCounter,
  { groupEnds, countStarts, countedValues, counts }: SegmentAttributes,
  from: number,
  to: number,
): void {
  for (let group = firstAfter(groupEnds, from); group < groupEnds.length && groupEnds[group]! <= to; group++)
    for (let at = countStarts[group]!; at < countStarts[group + 1]!; at++) found.add(countedValues[at]!, counts[at]!)
}

/** The first group that ends after a slot. */
function firstAfter(ends: Uint32Array, slot: number): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ends[middle]! <= slot) low = middle + 1
    else high = middle
  }
  return low
}
