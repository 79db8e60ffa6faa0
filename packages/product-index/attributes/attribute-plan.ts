/**
 * Which attributes a search can be narrowed by, and their values: the most telling ones of what it finds without filters, so that a filter changes counts and
 * nothing else. Database and index choose by the same numbers.
 */

import { attributeOf, codes, dimensionOf, hasAmounts } from './value-ids.ts'

/** How many products have each value: parallel lists in the order of the values' numbers, without counts of 0. */
export interface ValueCounts {
  ids: number[]
  counts: number[]
}

/** A value or a range of amounts: the numbers from the first to the last. */
export interface ValueRange {
  from: number
  to: number
}

/** What is chosen of a dimension; within it one of the ranges is enough. */
export interface AttributeFilter {
  dimension: number
  ranges: ValueRange[]
}

/** The offered values of a dimension with their counts. */
export interface AttributeCounts {
  dimension: number
  values: (ValueRange & { count: number })[]
}

/**
 * How many products have two amounts of a dimension, neighbours among theirs: parallel lists, which may name a pair more than once. A range of amounts counts
 * these products once.
 */
export interface NeighbourCounts {
  lows: number[]
  highs: number[]
  counts: number[]
}

const maxAttributes = 8
/** Values of an attribute that are offered. */
const maxValues = 30
/** Amounts up to which each is a value of its own, and ranges beyond. */
const maxAmounts = 10
const maxRanges = 6
/** The part of the products that values of an attribute tell apart, at least. */
const leastCoverage = 0.1

/**
 * The attributes that are offered, the most telling first, then those chosen: their ranges of values in the order of their frequency, of amounts in
 * their own.
 * @param all what the search finds without filters, of `total` products
 */
export function attributePlan(all: ValueCounts, total: number, chosen: readonly AttributeFilter[]): AttributeFilter[] {
  const dimensions = dimensionsOf(all)
  const scored = dimensions
    .map((values) => ({ dimension: dimensionOf(values.ids[0]!), score: score(values, total) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.dimension - other.dimension)
  const seen = new Set<number>()
  const first = scored
    .filter(({ dimension }) => !seen.has(attributeOf(dimension)) && seen.add(attributeOf(dimension)))
    .slice(0, maxAttributes)
    .map(({ dimension }) => dimension)
  const offered = [...first, ...chosen.map(({ dimension }) => dimension).filter((dimension) => !first.includes(dimension))]
  return offered.map((dimension) => {
    const values = dimensions.find(({ ids }) => dimensionOf(ids[0]!) === dimension)
    const ranges = values ? rangesOf(values) : []
    const others = chosen.find((each) => each.dimension === dimension)?.ranges ?? []
    const missing = others.filter((one) => !ranges.some(({ from, to }) => from === one.from && to === one.to))
    const complete = [...ranges, ...missing]
    return {
      dimension,
      ranges: hasAmounts(dimension) ? complete.toSorted((one, other) => one.from - other.from || one.to - other.to) : complete,
    }
  })
}

/** The values of each dimension, of which there is one at least. */
function dimensionsOf({ ids, counts }: ValueCounts): ValueCounts[] {
  const dimensions: ValueCounts[] = []
  for (let from = 0; from < ids.length;) {
    const dimension = dimensionOf(ids[from]!)
    const to = firstFrom(ids, (dimension + 1) * codes)
    dimensions.push({ ids: ids.slice(from, to), counts: counts.slice(from, to) })
    from = to
  }
  return dimensions
}

/** The first place of a sorted list whose number is at least `least`. */
function firstFrom(ids: readonly number[], least: number): number {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ids[middle]! < least) low = middle + 1
    else high = middle
  }
  return low
}

const isRanged = ({ ids }: ValueCounts) => ids.length > maxAmounts && hasAmounts(dimensionOf(ids[0]!))

/**
 * How well an attribute parts the products: what part of them has values that others have too, times how evenly they share these. 0 for one that
 * parts nothing.
 */
function score(values: ValueCounts, total: number): number {
  const { ids, counts } = values
  if (ids.length < 2 || sum(counts) < leastCoverage * total) return 0
  const shares = isRanged(values)
    ? groupsOf(values).map(({ count }) => count)
    : Uint32Array.from(counts).sort().reverse().subarray(0, maxValues)
  const common = [...shares].filter((count) => count > 1)
  const shared = sum(common)
  const coverage = Math.min(1, shared / total)
  if (common.length < 2 || coverage < leastCoverage) return 0
  const entropy = common.reduce((all, count) => all - (count / shared) * Math.log2(count / shared), 0)
  return (coverage * entropy) / Math.log2(common.length)
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)

function rangesOf(values: ValueCounts): ValueRange[] {
  if (isRanged(values)) return groupsOf(values).map(({ from, to }) => ({ from, to }))
  const each = values.ids.map((id, at) => ({ id, count: values.counts[at]! }))
  const listed = hasAmounts(dimensionOf(values.ids[0]!))
    ? each
    : each.sort((one, other) => other.count - one.count || one.id - other.id).slice(0, maxValues)
  return listed.map(({ id }) => ({ from: id, to: id }))
}

/** Amounts in ranges of about as many products, which begin and end with amounts that there are. */
function groupsOf({ ids, counts }: ValueCounts): (ValueRange & { count: number })[] {
  const total = sum(counts)
  const groups: (ValueRange & { count: number })[] = []
  let [before, place] = [0, -1]
  for (const [at, id] of ids.entries()) {
    const count = counts[at]!
    const next = Math.floor(((before + count / 2) * maxRanges) / total)
    const last = groups.at(-1)
    if (last && next === place) {
      last.to = id
      last.count += count
    } else groups.push({ from: id, to: id, count })
    place = next
    before += count
  }
  return groups
}

/**
 * The offered values with what a search finds of them.
 * @param counts how many products have each value, with the filters but those of its own dimension
 * @param neighbours the same of amounts of one product
 */
export function countedAttributes(
  plan: readonly AttributeFilter[],
  { ids, counts }: ValueCounts,
  { lows, highs, counts: pairs }: NeighbourCounts,
): AttributeCounts[] {
  const countOf = ({ from, to }: ValueRange) => {
    let count = 0
    for (let at = firstFrom(ids, from); at < ids.length && ids[at]! <= to; at++) count += counts[at]!
    return count
  }
  const counted = plan.map(({ dimension, ranges }) => ({ dimension, values: ranges.map((range) => ({ ...range, count: countOf(range) })) }))
  const ranged = new Map(counted.map(({ dimension, values }) => [dimension, values.filter(({ from, to }) => from < to)]))
  lows.forEach((low, at) => {
    for (const value of ranged.get(dimensionOf(low)) ?? []) if (value.from <= low && highs[at]! <= value.to) value.count -= pairs[at]!
  })
  return counted
}
