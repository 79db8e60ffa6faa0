/** Numbers of an entry: three keys of the sort, then the moment and the product id that break ties; of all of them the highest comes first. */
const width = 5

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

  /** Whether a hit with this first key can be among them. */
  accepts(first: number): boolean {
    return this.size < this.most || (this.most > 0 && first >= this.entries[0]!)
  }

  /** @param second compared where `first` is the same, and so on */
  add(first: number, second: number, third: number, createdAt: number, productId: number): void {
    if (this.size === this.most) {
      // Most hits end here, after one comparison.
      if (this.most === 0 || first < this.entries[0]! || (first === this.entries[0]! && second < this.entries[1]!)) return
      this.write(first, second, third, createdAt, productId)
      if (isBefore(this.added, 0, this.entries, 0)) this.sinkFrom(0)
      return
    }
    this.write(first, second, third, createdAt, productId)
    if (this.size * width === this.entries.length) this.grow()
    this.raise(this.size++)
  }

  /** The product ids in order from a place on. */
  ids(from: number): number[] {
    const order = Array.from({ length: this.size }, (_, at) => at * width)
    order.sort((a, b) => (isBefore(this.entries, a, this.entries, b) ? -1 : 1))
    return order.slice(from).map((at) => this.entries[at + width - 1]!)
  }

  private write(...numbers: [first: number, second: number, third: number, createdAt: number, productId: number]): void {
    for (let i = 0; i < width; i++) this.added[i] = numbers[i]!
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
