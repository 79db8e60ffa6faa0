interface Place {
  key: string
  /** Ends what has the place. */
  end(): void
}

/**
 * At most `most` places that are held for long, such as streams. Where all are taken, a newcomer gets one of the key that has most of them, unless that is its
 * own: no crowd under one key keeps the others out.
 */
export class FairShare {
  readonly #most: number
  readonly #places = new Map<string, Set<Place>>()
  #count = 0

  constructor(most: number) {
    this.#most = most
  }

  /** @returns gives the place back; undefined where there is none. @param end is called when another gets the place */
  enter(key: string, end: () => void): (() => void) | undefined {
    if (this.#count >= this.#most && !this.#displace(key)) return undefined
    const place: Place = { key, end }
    const places = this.#places.get(key) ?? new Set()
    this.#places.set(key, places.add(place))
    this.#count++
    return () => this.#leave(place)
  }

  #displace(key: string): boolean {
    let largest: Set<Place> = new Set()
    for (const places of this.#places.values()) if (places.size > largest.size) largest = places
    if (largest.size <= (this.#places.get(key)?.size ?? 0) + 1) return false
    const [oldest] = largest
    this.#leave(oldest!)
    oldest!.end()
    return true
  }

  #leave(place: Place): void {
    const places = this.#places.get(place.key)
    if (!places?.delete(place)) return
    this.#count--
    if (places.size === 0) this.#places.delete(place.key)
  }
}
