import { EventHeap } from './event-heap.ts'
import { slowdownAt, type Slowdown } from './slowdown.ts'
import type { Simulation, Wait } from './simulation.ts'

/** Work that is left of a task is a sum of many differences: below this it is done (ms). */
const rounding = 1e-9

/**
 * The processors of one machine: tasks share them evenly, as the kernel's scheduler does, and none has more than one. The more there are,
 * the longer each needs for its work.
 */
export class Processors {
  readonly count: number
  private readonly simulation: Simulation
  private readonly slowdown: Slowdown
  /** By the work that each task will have been given when it is done. */
  private readonly tasks = new EventHeap()
  /** Work that a task has been given that has been there since the start (ms). */
  private given = 0
  private updatedAt = 0
  private busy = 0
  private measuredFrom = 0
  private plan = 0

  /** @param count may be a fraction, where something else has the rest */
  constructor(simulation: Simulation, count: number, slowdown: Slowdown = []) {
    this.simulation = simulation
    this.slowdown = slowdown
    this.count = count
  }

  /** A task of so much processor time, if it ran alone. */
  run(ms: number): Wait {
    return (resume) => {
      this.update()
      this.tasks.add(this.given + ms, resume)
      this.scheduleFirst()
    }
  }

  /** The share of the processors that worked since {@link measure}. */
  get utilisation(): number {
    this.update()
    return this.busy / this.count / Math.max(rounding, this.simulation.now - this.measuredFrom)
  }

  /** Begins to measure the utilisation: what was before is a warm-up. */
  measure(): void {
    this.update()
    this.busy = 0
    this.measuredFrom = this.simulation.now
  }

  /** Work that each task gets done in a ms. */
  private get speed(): number {
    const load = this.tasks.size / this.count
    return Math.min(1, 1 / load) / slowdownAt(this.slowdown, load)
  }

  private update(): void {
    const passed = this.simulation.now - this.updatedAt
    if (this.tasks.size > 0) {
      this.given += passed * this.speed
      this.busy += passed * Math.min(this.tasks.size, this.count)
    }
    this.updatedAt = this.simulation.now
  }

  private scheduleFirst(): void {
    const plan = ++this.plan
    const { first } = this.tasks
    if (!first) return
    const ms = Math.max(0, first.at - this.given) / this.speed
    this.simulation.after(ms, () => {
      // Whoever came or left meanwhile has scheduled it anew.
      if (plan === this.plan) this.finish()
    })
  }

  private finish(): void {
    this.update()
    const done = []
    while (this.tasks.first && this.tasks.first.at <= this.given + rounding) done.push(this.tasks.removeFirst()!)
    this.scheduleFirst()
    for (const { action } of done) action()
  }
}
