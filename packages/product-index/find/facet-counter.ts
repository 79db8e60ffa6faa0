/** How often each id was counted; the arrays run in parallel, in no order. */
export interface FacetCounts {
  ids: number[]
  counts: number[]
}

/** A facet lists the most frequent values, and those that are selected: nobody reads thousands, and every answer would carry them. */
export const maxValues = 100

/** The counts of the values that can be listed: those that are as frequent as the last one, and those selected. */
export function frequent({ ids, counts }: FacetCounts, selected: readonly number[] = []): FacetCounts {
  if (ids.length <= maxValues) return { ids, counts }
  const least = Uint32Array.from(counts).sort().at(-maxValues)!
  const listed: FacetCounts = { ids: [], counts: [] }
  for (let place = 0; place < ids.length; place++) {
    if (counts[place]! < least && !selected.includes(ids[place]!)) continue
    listed.ids.push(ids[place]!)
    listed.counts.push(counts[place]!)
  }
  return listed
}

/** The hits of a segment: their slots, and of each the filters that it fails, a bit each. */
export interface Hits {
  slots: Uint16Array
  failed: Uint8Array
  size: number
}

/** Counts ids in one array as long as the highest of them; reading clears what was counted and nothing else. */
export class FacetCounter {
  private counts: Uint32Array = new Uint32Array(1024)
  private counted: number[] = []

  /** Counts the values of a column at these slots, but where the filters that are failed have bits of the mask; 0 is none. */
  addColumn(column: Int32Array, { slots, failed, size }: Hits, mask: number): void {
    let { counts } = this
    for (let at = 0; at < size; at++) {
      if ((failed[at]! & mask) !== 0) continue
      const id = column[slots[at]!]!
      if (id === 0) continue
      if (id >= counts.length) counts = this.grow(id)
      if (counts[id]!++ === 0) this.counted.push(id)
    }
  }

  /** The counts since the last read. */
  read(): FacetCounts {
    const ids = this.counted
    const counts = ids.map((id) => this.counts[id]!)
    for (const id of ids) this.counts[id] = 0
    this.counted = []
    return { ids, counts }
  }

  private grow(id: number): Uint32Array {
    const larger = new Uint32Array(Math.ceil((id + 1) * 1.5))
    larger.set(this.counts)
    this.counts = larger
    return larger
  }
}
