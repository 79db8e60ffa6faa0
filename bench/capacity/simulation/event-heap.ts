export interface Entry {
  /** When it is due: ms, or an amount of work. */
  at: number
  action: () => void
}

interface Numbered extends Entry {
  number: number
}

/** Entries by time; of one time, in the order in which they were added: a simulation is repeated exactly. */
export class EventHeap {
  private readonly entries: Numbered[] = []
  private added = 0

  get size(): number {
    return this.entries.length
  }

  get first(): Entry | undefined {
    return this.entries[0]
  }

  add(at: number, action: () => void): void {
    const { entries } = this
    entries.push({ at, action, number: this.added++ })
    for (let place = entries.length - 1; place > 0;) {
      const above = (place - 1) >> 1
      if (isBefore(entries[above]!, entries[place]!)) break
      this.swap(above, place)
      place = above
    }
  }

  removeFirst(): Entry | undefined {
    const { entries } = this
    const first = entries[0]
    const last = entries.pop()
    if (!last || entries.length === 0) return first
    entries[0] = last
    for (let place = 0; ;) {
      const below = this.smallerBelow(place)
      if (below === undefined || isBefore(entries[place]!, entries[below]!)) return first
      this.swap(place, below)
      place = below
    }
  }

  private smallerBelow(place: number): number | undefined {
    const [left, right] = [2 * place + 1, 2 * place + 2]
    if (left >= this.entries.length) return undefined
    if (right >= this.entries.length) return left
    return isBefore(this.entries[left]!, this.entries[right]!) ? left : right
  }

  private swap(one: number, other: number): void {
    const { entries } = this
    const entry = entries[one]!
    entries[one] = entries[other]!
    entries[other] = entry
  }
}

const isBefore = (one: Numbered, other: Numbered): boolean => one.at < other.at || (one.at === other.at && one.number < other.number)
