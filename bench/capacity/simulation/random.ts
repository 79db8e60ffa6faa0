/** Random numbers that are the same at each run: xorshift128 of Marsaglia, seeded by the generator of Steele, Lea and Flood. */
export class Random {
  private readonly state: [number, number, number, number]

  constructor(seed: number) {
    let state = seed >>> 0
    const next = () => {
      state = (state + 0x9e3779b9) >>> 0
      let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
      return (mixed ^ (mixed >>> 15)) >>> 0
    }
    this.state = [next(), next(), next(), next() || 1]
  }

  /** Evenly in [0, 1). */
  next(): number {
    const { state } = this
    const first = state[0] ^ (state[0] << 11)
    state[0] = state[1]
    state[1] = state[2]
    state[2] = state[3]
    state[3] = (state[3] ^ (state[3] >>> 19) ^ first ^ (first >>> 8)) >>> 0
    return state[3] / 2 ** 32
  }

  /** The time to the next of events that come by chance. */
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.next())
  }

  /** A value of a distribution that is given by its quantiles, from the 0th to the 100th, equally far apart. */
  ofQuantiles(quantiles: readonly number[]): number {
    const place = this.next() * (quantiles.length - 1)
    const below = Math.floor(place)
    return quantiles[below]! + (place - below) * ((quantiles[below + 1] ?? quantiles[below]!) - quantiles[below]!)
  }
}

/** Ranks from 0 by Zipf's law: the one of rank n comes 1 / (n + 1)^exponent as often as the first. */
export function zipf(random: Random, count: number, exponent: number): () => number {
  const sums = new Float64Array(count)
  let sum = 0
  for (let rank = 0; rank < count; rank++) sums[rank] = sum += 1 / (rank + 1) ** exponent
  return () => {
    const sought = random.next() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! <= sought) low = middle + 1
      else high = middle
    }
    return low
  }
}
