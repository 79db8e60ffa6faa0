interface Limits {
  /** Statements under way at most. */
  atOnce: number
  /**
   * ms that one has to be under way before another begins beside it: what comes meanwhile is asked for together, as is what requests ask for that
   * are read in one turn of the event loop. 0: a statement begins at once where there is a place.
   */
  anotherAfter: number
}

/** Says when a statement may begin. One that waits for a lock holds up the others for `anotherAfter` only. */
export class StatementPlaces {
  private readonly limits: Limits
  private readonly onFree: () => void
  private underWay = 0
  private early: NodeJS.Timeout | undefined
  private asked = false

  /** @param onFree begins a statement where there is a place and something to ask for */
  constructor(limits: Limits, onFree: () => void) {
    this.limits = limits
    this.onFree = onFree
  }

  get isFree(): boolean {
    return this.underWay < this.limits.atOnce && !this.early
  }

  /** There is something more to ask for. */
  ask(): void {
    if (this.limits.anotherAfter === 0) return this.onFree()
    if (this.asked) return
    this.asked = true
    setImmediate(() => {
      this.asked = false
      this.onFree()
    })
  }

  begin(): void {
    this.underWay++
    if (this.limits.anotherAfter === 0) return
    this.early = setTimeout(() => {
      this.early = undefined
      this.onFree()
    }, this.limits.anotherAfter)
  }

  end(): void {
    this.underWay--
    if (this.underWay === 0) {
      clearTimeout(this.early)
      this.early = undefined
    }
    this.onFree()
  }
}
