import type { AttributeFilter, NeighbourCounts, ValueCounts } from '../attributes/attribute-plan.ts'
import { hasLacking, lackingFlag, placeOf, valuesEnd, type SegmentAttributes } from '../attributes/segment-attributes.ts'
import { codes, dimensionOf, hasAmounts } from '../attributes/value-ids.ts'
import type { Segment } from '../segments/segment.ts'
import { addCounts, ValueCounter } from './value-counter.ts'

/** Counters that one walk after another uses: they are as long as a segment has values. */
export class ValueCounters {
  readonly found = new ValueCounter()
  readonly narrowed = new ValueCounter()
}

const none = new Uint8Array(0)

interface AttributeWalkOptions {
  filters: readonly AttributeFilter[]
  /** Whether anything is filtered by. */
  isFiltered: boolean
  /** Whether the flag is filtered by that variants have for themselves. */
  needsFlag: boolean
}

/**
 * Counts the values of the products of a walk: of all that it finds, and of those that fit the filters, where a value is counted with all filters but
 * those of its own dimension. Where several options are filtered by, one variant has to fit them all. Where the flag is filtered by that variants have for
 * themselves, those that lack it fit nothing, and their values count only among those of all.
 */
export class AttributeWalk {
  /** Of everything found, filters or not. */
  all: ValueCounts = { ids: [], counts: [] }
  /** With the filters. */
  narrowed: ValueCounts = { ids: [], counts: [] }
  readonly neighbours: NeighbourCounts = { lows: [], highs: [], counts: [] }
  readonly hasFilters: boolean
  /** Whether the product at hand, which {@link fits}, does so by variants alone that lack the flag. */
  lacksFlag = false
  private readonly foundValues: ValueCounter
  private readonly narrowedValues: ValueCounter
  private readonly filters: readonly AttributeFilter[]
  private readonly isFiltered: boolean
  private readonly needsFlag: boolean
  private segment: SegmentAttributes | undefined
  /** Whether the counts of groups are used, less what is not listed. */
  private isWhole = false
  /** Whether some of its variants lack the flag. */
  private someLack = false
  /** Of each value of the segment: the bit of the filter of its dimension, and the same where the filter chooses it. */
  private filterBits: Uint8Array = none
  private chosenBits: Uint8Array = none
  /** Of the product at hand: the one filter that it fails, or 0; with several variants a bit for each value that counts. */
  private failed = 0
  private hasVariants = false
  private counted = new Uint32Array(4)
  /** Neighbours among the values of variants that fit, in the segment at hand. */
  private readonly ofVariants = new Map<number, Map<number, number>>()

  constructor({ found, narrowed }: ValueCounters, { filters, isFiltered, needsFlag }: AttributeWalkOptions) {
    this.foundValues = found
    this.narrowedValues = narrowed
    this.filters = filters
    this.hasFilters = filters.length > 0
    this.isFiltered = isFiltered
    this.needsFlag = needsFlag
  }

  /** Begins with a range of slots. @param isWhole whether each listed product of it is found */
  open({ attributes }: Segment, from: number, to: number, isWhole: boolean): void {
    this.segment = attributes
    this.isWhole = isWhole
    this.someLack = attributes.ids[0] === lackingFlag
    const places = attributes.ids.length + attributes.lows.length
    this.foundValues.reserve(places)
    this.narrowedValues.reserve(places)
    if (this.hasFilters) this.markFilters(attributes)
    if (isWhole) addGroups(this.foundValues, attributes, from, to)
  }

  private markFilters({ ids, lows }: SegmentAttributes): void {
    this.filterBits = new Uint8Array(ids.length + lows.length)
    this.chosenBits = new Uint8Array(this.filterBits.length)
    this.filters.forEach(({ dimension, ranges }, place) => {
      this.filterBits.fill(1 << place, placeOf(ids, dimension * codes), placeOf(ids, (dimension + 1) * codes))
      for (const { from, to } of ranges) this.chosenBits.fill(1 << place, placeOf(ids, from), placeOf(ids, to + 1))
    })
    lows.forEach((low, pair) => (this.filterBits[ids.length + pair] = this.filterBits[low]!))
  }

  /** A product of the range that is not listed. */
  leaveOut(slot: number): void {
    if (!this.isWhole) return
    const { starts, values } = this.segment!
    for (let at = starts[slot]!; at < starts[slot + 1]!; at++) this.foundValues.subtract(values[at]!, 1)
  }

  /** A product that is found, whether it fits the filters or not. */
  find(slot: number): void {
    if (!this.isWhole) this.addAll(this.foundValues, slot)
  }

  private addAll(counter: ValueCounter, slot: number): void {
    const { starts, values } = this.segment!
    for (let at = starts[slot]!, end = starts[slot + 1]!; at < end; at++) counter.add(values[at]!, 1)
  }

  /** Whether a product has a variant that fits all filters by attributes. Prepares {@link count} and {@link lacksFlag}. */
  fits(slot: number): boolean {
    const { starts, values, variantStarts } = this.segment!
    const { chosenBits, filters } = this
    this.lacksFlag = false
    let present = 0
    for (let at = starts[slot]!, end = starts[slot + 1]!; at < end; at++) present |= chosenBits[values[at]!]!
    this.failed = 2 ** filters.length - 1 - present
    this.hasVariants = false
    if (variantStarts[slot] === variantStarts[slot + 1]) return this.failed === 0
    // Of one filter nothing depends on which variant has what, where none has the value.
    if (this.failed > 0 && filters.length === 1 && !this.skips(slot)) return false
    this.hasVariants = true
    return this.fitVariants(slot)
  }

  /** Whether a product has variants that fit nothing, as they lack the flag. */
  private skips(slot: number): boolean {
    return this.needsFlag && this.someLack && hasLacking(this.segment!, slot)
  }

  /** Nothing of a product counts. @returns how many numbers have a bit for each of its values */
  private clearCounted(slot: number): number {
    const width = (valuesEnd(this.segment!, slot) - this.segment!.starts[slot]! + 31) >>> 5
    if (this.counted.length < width) this.counted = new Uint32Array(width)
    this.counted.fill(0)
    return width
  }

  private fitVariants(slot: number): boolean {
    const { starts, values, variants, variantStarts } = this.segment!
    const { filterBits, chosenBits, filters } = this
    const begin = starts[slot]!
    const width = this.clearCounted(slot)
    const { counted } = this
    const isMarked = this.someLack && hasLacking(this.segment!, slot)
    let [isFit, hasFlag] = [false, false]
    for (let variant = variantStarts[slot]!, end = variantStarts[slot + 1]!; variant < end; variant += width) {
      const lacks = isMarked && (variants[variant]! & 1) === 1
      if (lacks && this.needsFlag) continue
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
      hasFlag ||= failed === 0 && !lacks
    }
    this.lacksFlag = isFit && !hasFlag
    return isFit
  }

  /** A product that fits all other filters, where anything is filtered by. After {@link fits} where there are filters by attributes. */
  count(slot: number): void {
    if (!this.hasFilters && this.skips(slot)) this.countFlagged(slot)
    else if (this.hasVariants) this.countVariants(slot)
    else if (this.failed === 0) this.addAll(this.narrowedValues, slot)
    else this.addFailed(slot)
  }

  /** The values of the variants that have the flag, where nothing else is asked of them. */
  private countFlagged(slot: number): void {
    const { variants, variantStarts } = this.segment!
    const width = this.clearCounted(slot)
    for (let variant = variantStarts[slot]!, end = variantStarts[slot + 1]!; variant < end; variant += width)
      if ((variants[variant]! & 1) === 0) for (let word = 0; word < width; word++) this.counted[word]! |= variants[variant + word]!
    this.countVariants(slot)
  }

  /** The values of the filter that it fails. */
  private addFailed(slot: number): void {
    const { starts, values } = this.segment!
    const { filterBits, failed, narrowedValues } = this
    for (let at = starts[slot]!, end = starts[slot + 1]!; at < end; at++)
      if (filterBits[values[at]!] === failed) narrowedValues.add(values[at]!, 1)
  }

  /** The values of the variants that fit. Two of them may be neighbours though others of the product stand between. */
  private countVariants(slot: number): void {
    const { ids, starts, values } = this.segment!
    const begin = starts[slot]!
    let before = 0
    for (let at = begin, end = valuesEnd(this.segment!, slot); at < end; at++) {
      const place = at - begin
      if (((this.counted[place >>> 5]! >>> (place & 31)) & 1) === 0) continue
      this.narrowedValues.add(values[at]!, 1)
      const id = ids[values[at]!]!
      if (!hasAmounts(dimensionOf(id))) continue
      if (before > 0 && dimensionOf(before) === dimensionOf(id)) this.countNeighbours(before, id)
      before = id
    }
  }

  private countNeighbours(low: number, high: number): void {
    let highs = this.ofVariants.get(low)
    if (!highs) this.ofVariants.set(low, (highs = new Map()))
    highs.set(high, (highs.get(high) ?? 0) + 1)
  }

  private addNeighbours(low: number, high: number, count: number): void {
    const { lows, highs, counts } = this.neighbours
    lows.push(low)
    highs.push(high)
    counts.push(count)
  }

  /** Ends with the range. */
  close(): void {
    const { ids, lows, highs } = this.segment!
    const counter = this.isFiltered ? this.narrowedValues : this.foundValues
    counter.readAfter(ids.length, (pair, count) => this.addNeighbours(ids[lows[pair]!]!, ids[highs[pair]!]!, count))
    for (const [low, highs] of this.ofVariants) for (const [high, count] of highs) this.addNeighbours(low, high, count)
    this.ofVariants.clear()
    this.all = addCounts(this.all, this.foundValues.read(ids))
    this.narrowed = addCounts(this.narrowed, this.narrowedValues.read(ids))
  }
}

/** The place of the lowest of the bits of a word. */
const lowestPlace = (word: number, bits: number) => 32 * word + 31 - Math.clz32(bits & -bits)

function addGroups(found: ValueCounter, { groupEnds, countStarts, counted, counts }: SegmentAttributes, from: number, to: number): void {
  for (let group = firstAfter(groupEnds, from); group < groupEnds.length && groupEnds[group]! <= to; group++)
    for (let at = countStarts[group]!; at < countStarts[group + 1]!; at++) found.add(counted[at]!, counts[at]!)
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
