import type { ValueCounts } from '../attributes/attribute-plan.ts'

/** Counts places in one array; reading clears what was counted and nothing else. */
export class ValueCounter {
  private counts = new Uint32Array(1024)
  private touched = new Uint32Array(1024)
  private size = 0

  /** @param places how many there are */
  reserve(places: number): void {
    if (places <= this.counts.length) return
    this.counts = new Uint32Array(Math.ceil(places * 1.5))
    this.touched = new Uint32Array(this.counts.length)
  }

  add(place: number, count: number): void {
    if (this.counts[place] === 0) this.touched[this.size++] = place
    this.counts[place]! += count
  }

  /** Of what was counted before all that is added. */
  subtract(place: number, count: number): void {
    this.counts[place]! -= count
  }

  /** The counts above 0 of places from one on, by what is added to it. */
  readAfter(first: number, read: (place: number, count: number) => void): void {
    for (let at = 0; at < this.size; at++) {
      const place = this.touched[at]!
      if (place >= first && this.counts[place]! > 0) read(place - first, this.counts[place]!)
    }
  }

  /** The counts above 0, and begins again. @param ids of the first places, in their order; the counts of others end */
  read(ids: Float64Array): ValueCounts {
    const places = this.touched.subarray(0, this.size).sort()
    const read: ValueCounts = { ids: [], counts: [] }
    for (const place of places) {
      if (place < ids.length && this.counts[place]! > 0) {
        read.ids.push(ids[place]!)
        read.counts.push(this.counts[place]!)
      }
      this.counts[place] = 0
    }
    this.size = 0
    return read
  }
}

/** The sums of two lists of counts. */
export function addCounts(one: ValueCounts, other: ValueCounts): ValueCounts {
  if (one.ids.length === 0) return other
  if (other.ids.length === 0) return one
  const sums: ValueCounts = { ids: [], counts: [] }
  for (let [at, place] = [0, 0]; at < one.ids.length || place < other.ids.length;) {
    const [id, next] = [one.ids[at] ?? Infinity, other.ids[place] ?? Infinity]
    sums.ids.push(Math.min(id, next))
    sums.counts.push((id <= next ? one.counts[at++]! : 0) + (next <= id ? other.counts[place++]! : 0))
  }
  return sums
}
