/** Numbers of an entry: whether it is named, three keys of the sort, then the newest and the id, which break ties; of all of them the highest comes first. */
const width = 6

/** The first so many of any number of hits: a heap whose root is the last of them. */
export class TopHits {
  private readonly most: number
  private entries: Float64Array
  private size = 0
  private readonly added = new Float64Array(width)

  constructor(most: number) {
    this.most = most
    this.entries = new Float64Array(Math.min(most, 256) * width)
  }

  /** Whether a hit that is named so, 0 or 1, can be among them. */
  accepts(named: number): boolean {
    return this.size < this.most || (this.most > 0 && named >= this.entries[0]!)
  }

  /** Whether one that {@link accepts} lets pass can be with this first key: most end here, after one comparison. */
  acceptsFirst(named: number, first: number): boolean {
    return this.size < this.most || first >= this.entries[1]! || named > this.entries[0]!
  }

  /** Of a hit that was accepted. @param first compared where `named` is the same, and so on */
  // oxlint-disable-next-line max-params -- an object for each hit would cost more than comparing it
  add(named: number, first: number, second: number, third: number, newest: number, id: number): void {
    const { added } = this
    added[0] = named
    added[1] = first
    added[2] = second
    added[3] = third
    added[4] = newest
    added[5] = id
    if (this.size === this.most) {
      if (isBefore(added, 0, this.entries, 0)) this.sinkFrom(0)
      return
    }
    if (this.size * width === this.entries.length) this.grow()
    this.raise(this.size++)
  }

  /** The product ids in order from a place on. */
  ids(from: number): number[] {
    const order = Array.from({ length: this.size }, (_, at) => at * width)
    order.sort((a, b) => (isBefore(this.entries, a, this.entries, b) ? -1 : 1))
    return order.slice(from).map((at) => this.entries[at + width - 1]!)
  }

  /** Writes the added entry into a free place below, or above it. */
  private raise(at: number): void {
    while (at > 0) {
      const parent = (at - 1) >>> 1
      if (!isBefore(this.entries, parent * width, this.added, 0)) break
      this.entries.copyWithin(at * width, parent * width, (parent + 1) * width)
      at = parent
    }
    this.entries.set(this.added, at * width)
  }

  /** Writes the added entry in place of the root, or below it. */
  private sinkFrom(at: number): void {
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.size) break
      if (child + 1 < this.size && isBefore(this.entries, child * width, this.entries, (child + 1) * width)) child++
      if (!isBefore(this.added, 0, this.entries, child * width)) break
      this.entries.copyWithin(at * width, child * width, (child + 1) * width)
      at = child
    }
    this.entries.set(this.added, at * width)
  }

  private grow(): void {
    const larger = new Float64Array(Math.min(this.most, this.size * 4) * width)
    larger.set(this.entries)
    this.entries = larger
  }
}

function isBefore(one: Float64Array, at: number, other: Float64Array, place: number): boolean {
  for (let i = 0; i < width; i++) {
    const difference = one[at + i]! - other[place + i]!
    if (difference !== 0) return difference > 0
  }
  return false
}
