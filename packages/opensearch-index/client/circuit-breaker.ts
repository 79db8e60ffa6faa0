/** Requests since the start: answered, failed, and not made while the breaker was open; and whether it is open. */
export interface BreakerUse {
  answered: number
  failed: number
  skipped: number
  isOpen: boolean
}

export interface CircuitBreakerOptions {
  /** Failures one after another that open it. */
  failures: number
  /** ms from one probe to the next while it is open. */
  pause: number
  /** Whether the service answers; asked beside requests, none of which waits for it. */
  probe(): Promise<unknown>
  /** @param error what failed last */
  onOpen(error: unknown): void
  onClose(): void
}

/**
 * Keeps requests from a service that does not answer, so that none waits for its time limit in vain. It begins open: the first request has the service
 * probed. While it is open, requests have it probed at most once a pause; it closes when a probe succeeds.
 */
export class CircuitBreaker {
  /** Counted on by the breaker. */
  readonly use: Readonly<BreakerUse>
  private readonly options: CircuitBreakerOptions
  private readonly counts: BreakerUse = { answered: 0, failed: 0, skipped: 0, isOpen: true }
  private failed = 0
  private hasReported = false
  private probed: { at: number; run: Promise<void> | undefined } = { at: -Infinity, run: undefined }

  constructor(options: CircuitBreakerOptions) {
    this.options = options
    this.use = this.counts
  }

  get isOpen(): boolean {
    return this.counts.isOpen
  }

  /** @returns undefined where the request failed, and where it was not made */
  async run<T>(request: () => Promise<T>): Promise<T | undefined> {
    if (this.isOpen) {
      this.counts.skipped++
      void this.probe()
      return undefined
    }
    try {
      const answer = await request()
      this.counts.answered++
      this.failed = 0
      return answer
    } catch (error) {
      this.counts.failed++
      if (++this.failed >= this.options.failures) this.open(error)
      return undefined
    }
  }

  /** Probes the service, unless that was done within the pause. Never rejects; calls at once share one. */
  probe(): Promise<void> {
    const { probed } = this
    if (!this.isOpen || probed.run) return probed.run ?? Promise.resolve()
    if (performance.now() - probed.at < this.options.pause) return Promise.resolve()
    probed.run = this.options
      .probe()
      .then(
        () => this.close(),
        (error: unknown) => this.open(error),
      )
      .finally(() => (this.probed = { at: performance.now(), run: undefined }))
    return probed.run
  }

  private open(error: unknown): void {
    this.counts.isOpen = true
    if (this.hasReported) return
    this.hasReported = true
    this.options.onOpen(error)
  }

  private close(): void {
    this.counts.isOpen = false
    this.failed = 0
    this.hasReported = false
    this.options.onClose()
  }
}
