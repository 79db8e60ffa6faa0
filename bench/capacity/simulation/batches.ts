import type { Activity, Simulation, Wait } from './simulation.ts'

export interface BatchLimits {
  /** Batches under way. */
  atOnce: number
  maxRows: number
  /** ms that one has to be under way before another begins beside it. */
  anotherAfter: number
}

/** Work that is done together with what others ask for meanwhile, as `batchedWrite` of the server does. */
export class Batches {
  private readonly simulation: Simulation
  private readonly limits: BatchLimits
  private readonly run: (rows: number) => Activity
  private waiting: (() => void)[] = []
  private underWay = 0
  private lastBegun = -Infinity
  /** Of all since the start. */
  rows = 0
  count = 0

  constructor(simulation: Simulation, limits: BatchLimits, run: (rows: number) => Activity) {
    this.simulation = simulation
    this.limits = limits
    this.run = run
  }

  readonly join: Wait = (resume) => {
    this.waiting.push(resume)
    this.beginWhereFree()
  }

  private beginWhereFree(): void {
    const { atOnce, maxRows, anotherAfter } = this.limits
    if (this.waiting.length === 0 || this.underWay >= atOnce) return
    const early = this.underWay > 0 ? this.lastBegun + anotherAfter - this.simulation.now : 0
    if (early > 0) return this.simulation.after(early, () => this.beginWhereFree())
    const batch = this.waiting.splice(0, maxRows)
    this.underWay++
    this.lastBegun = this.simulation.now
    this.rows += batch.length
    this.count++
    this.simulation.start(this.run(batch.length), () => {
      this.underWay--
      for (const resume of batch) resume()
      this.beginWhereFree()
    })
  }
}
