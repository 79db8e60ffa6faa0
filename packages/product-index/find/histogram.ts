import type { Layout } from '../schema/layout.ts'
import { numbersOf, type Segment } from '../segments/segment.ts'

/** How many products lie between each two bounds of a range's field: the lower one belongs to its bar, the upper one to the next. */
export class Histogram {
  readonly counts: number[]
  private readonly bounds: readonly number[]
  private readonly at: number
  private numbers: Int32Array = new Int32Array(0)

  /** @throws TypeError for a range that the schema has not */
  constructor({ ranges }: Layout, { range, bounds }: { range: string; bounds: readonly number[] }) {
    const field = ranges.find(({ name }) => name === range)
    if (!field) throw new TypeError(`The schema has no range ${range}`)
    this.at = field.at
    this.bounds = bounds
    this.counts = bounds.slice(1).map(() => 0)
  }

  open(segment: Segment): void {
    this.numbers = numbersOf(segment, this.at)
  }

  add(slot: number): void {
    const value = this.numbers[slot]!
    let [low, high] = [0, this.bounds.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.bounds[middle]! <= value) low = middle + 1
      else high = middle
    }
    if (low > 0 && low < this.bounds.length) this.counts[low - 1]!++
  }
}
