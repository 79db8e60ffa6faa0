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
  private readonly run: (collect: () => number) => Activity
  private waiting: (() => void)[] = []
  private underWay = 0
  private lastBegun = -Infinity
  private isScheduled = false
  /** Of all since the start. */
  rows = 0
  count = 0

  /** @param run does the work of a batch. It calls `collect` when it is at its turn: what has come until then is in the batch */
  constructor(simulation: Simulation, limits: BatchLimits, run: (collect: () => number) => Activity) {
    this.simulation = simulation
    this.limits = limits
    this.run = run
  }

  readonly join: Wait = (resume) => {
    this.waiting.push(resume)
    this.beginWhereFree()
  }

  private beginWhereFree(): void {
    const { atOnce, anotherAfter } = this.limits
    if (this.waiting.length === 0 || this.underWay >= atOnce) return
    const early = this.underWay > 0 ? this.lastBegun + anotherAfter - this.simulation.now : 0
    if (early > 0) return this.beginAfter(early)
    this.underWay++
    this.lastBegun = this.simulation.now
    let batch: (() => void)[] = []
    const collect = () => {
      batch = this.waiting.splice(0, this.limits.maxRows)
      this.rows += batch.length
      this.count += Math.min(1, batch.length)
      return batch.length
    }
    this.simulation.start(this.run(collect), () => {
      this.underWay--
      for (const resume of batch) resume()
      this.beginWhereFree()
    })
  }

  /** Unless one ends before. */
  private beginAfter(ms: number): void {
    if (this.isScheduled) return
    this.isScheduled = true
    this.simulation.after(ms, () => {
      this.isScheduled = false
      this.beginWhereFree()
    })
  }
}
