/** Times of requests, in ms. */
export class ResponseTimes {
  private readonly times: number[] = []
  private isSorted = true

  add(ms: number): void {
    this.times.push(ms)
    this.isSorted = false
  }

  get count(): number {
    return this.times.length
  }

  get mean(): number {
    return this.times.reduce((sum, ms) => sum + ms, 0) / this.times.length
  }

  /** The time that a share of all does not exceed. */
  quantile(share: number): number {
    if (!this.isSorted) this.times.sort((one, other) => one - other)
    this.isSorted = true
    return this.times[Math.min(this.times.length - 1, Math.floor(this.times.length * share))] ?? NaN
  }

  /** Quantiles from the 0th to the 100th in so many steps, in parts of the mean of what `Random.ofQuantiles` makes of them. */
  spread(steps: number): number[] {
    const quantiles = Array.from({ length: steps + 1 }, (_, step) => this.quantile(step / steps))
    const mean = quantiles.slice(1).reduce((sum, ms, step) => sum + (ms + quantiles[step]!) / 2, 0) / steps
    return quantiles.map((ms) => ms / mean)
  }
}
