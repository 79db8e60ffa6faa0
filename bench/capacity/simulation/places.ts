import type { Wait } from './simulation.ts'

/** Places that are given in the order in which they are asked for: a thread, connections to a database. */
export class Places {
  private free: number
  private readonly waiting: (() => void)[] = []
  private next = 0

  constructor(count: number) {
    this.free = count
  }

  readonly enter: Wait = (resume) => {
    if (this.free > 0) {
      this.free--
      resume()
    } else this.waiting.push(resume)
  }

  leave(): void {
    const resume = this.waiting[this.next]
    if (!resume) return void this.free++
    this.next++
    // Removed in large parts: one by one would move all others each time.
    if (this.next > 1000) this.waiting.splice(0, this.next)
    if (this.next > 1000) this.next = 0
    resume()
  }
}
