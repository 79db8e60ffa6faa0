import { EventHeap } from './event-heap.ts'

/** Something that takes time: it calls back when it is over. */
export type Wait = (resume: () => void) => void

/** What happens one after the other: yields what it waits for. */
export type Activity<T = void> = Generator<Wait, T, void>

/** Events in the order of their times, on a clock of its own (ms). */
export class Simulation {
  now = 0
  private readonly events = new EventHeap()

  after(ms: number, action: () => void): void {
    this.events.add(this.now + ms, action)
  }

  /** A time that passes. */
  pause(ms: number): Wait {
    return (resume) => this.after(ms, resume)
  }

  /** Runs an activity from now on. @param onEnd called with what it returns */
  start<T>(activity: Activity<T>, onEnd: (value: T) => void = () => undefined): void {
    const proceed = () => {
      const { done, value } = activity.next()
      if (done) onEnd(value)
      else value(proceed)
    }
    proceed()
  }

  /** Runs all events up to a time. */
  runUntil(end: number): void {
    for (let next = this.events.first; next && next.at <= end; next = this.events.first) {
      this.events.removeFirst()
      this.now = next.at
      next.action()
    }
    this.now = end
  }
}
