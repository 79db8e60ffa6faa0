import { maxInSegment } from '../segments/segment.ts'
import type { Hits } from './facet-counter.ts'

/** The hits of a segment that facets may count, with the filters that each fails: a bit each. A mask leaves out the bit of a facet's filter. */
export class HitList implements Hits {
  slots = new Uint16Array(1024)
  failed = new Uint8Array(1024)
  size = 0

  add(slot: number, failed: number): void {
    if (this.size === this.slots.length) this.grow()
    this.slots[this.size] = slot
    this.failed[this.size++] = failed
  }

  clear(): void {
    this.size = 0
  }

  /** How many have a flag. */
  countFlagged(flags: Uint8Array, flag: number, mask: number): number {
    const { slots, failed, size } = this
    let count = 0
    for (let at = 0; at < size; at++) if ((failed[at]! & mask) === 0 && (flags[slots[at]!]! & flag) !== 0) count++
    return count
  }

  /** The lowest and highest number of a column; infinite where there is none. */
  extremes(column: Int32Array, mask: number): { lowest: number; highest: number } {
    const { slots, failed, size } = this
    let [lowest, highest] = [Infinity, -Infinity]
    for (let at = 0; at < size; at++) {
      if ((failed[at]! & mask) !== 0) continue
      const number = column[slots[at]!]!
      if (number < lowest) lowest = number
      if (number > highest) highest = number
    }
    return { lowest, highest }
  }

  private grow(): void {
    const length = Math.min(2 * this.slots.length, maxInSegment)
    const [slots, failed] = [new Uint16Array(length), new Uint8Array(length)]
    slots.set(this.slots)
    failed.set(this.failed)
    this.slots = slots
    this.failed = failed
  }
}
