import { fork, type ChildProcess } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import type { Logger } from '../log.ts'
import type { EncodeReply, EncodeRequest } from './avif-encoder.ts'
import { entryFile } from '../project-files.ts'
import type { MediaStore } from './media-store.ts'

/** Files that may wait; a further one is queued when it is requested again. */
const maxWaiting = 2000
/** An encoding is followed by a pause of so many times its length: encoding takes a tenth of a core at most. */
const pause = 9
/** The share of its time that a server with shoppers to serve is busy: then encoding waits. */
const busyShare = 0.25
/** ms between looks at a server that is busy. */
const busyDelay = 3000

/** Encodes one file. */
export interface AvifEncoder {
  encode(request: EncodeRequest): Promise<void>
  close(): void
}

/** Keys in the store. */
interface Waiting {
  from: string
  to: string
}

/**
 * The AVIF renditions that browsers asked for and did not find, encoded one after the other in the background. It is held in memory:
 * what a restart forgets is queued again by the next shopper who looks at it. What another process has stored meanwhile is not encoded again.
 */
export class AvifQueue {
  readonly #waiting = new Map<string, Waiting>()
  readonly #store: MediaStore
  readonly #encoder: AvifEncoder
  readonly #log: Logger
  #last = performance.eventLoopUtilization()
  #timer: NodeJS.Timeout | undefined
  #running = false
  #closed = false

  constructor(store: MediaStore, log: Logger, encoder: AvifEncoder = childEncoder()) {
    this.#store = store
    this.#log = log
    this.#encoder = encoder
  }

  /** Queues a file unless it is queued already, or too many are. */
  add(request: Waiting): void {
    if (this.#closed || this.#waiting.size >= maxWaiting || this.#waiting.has(request.to)) return
    this.#waiting.set(request.to, request)
    if (!this.#running && !this.#timer) this.#next(0)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#waiting.clear()
    this.#encoder.close()
  }

  #next(delay: number): void {
    this.#timer = setTimeout(() => void this.#run(), delay).unref()
  }

  async #run(): Promise<void> {
    this.#timer = undefined
    if (this.#isBusy()) return this.#next(busyDelay)
    const [request] = this.#waiting.values()
    if (!request) return this.#encoder.close()
    this.#running = true
    const begun = performance.now()
    try {
      const from = await this.#store.file(request.from)
      if (from && !(await this.#store.file(request.to))) await this.#store.writeFile(request.to, (to) => this.#encoder.encode({ from, to }))
    } catch (error) {
      if (!this.#closed) this.#log.warn({ err: error, file: request.from }, 'a picture could not be encoded as AVIF')
    }
    this.#waiting.delete(request.to)
    this.#running = false
    if (!this.#closed) this.#next(pause * (performance.now() - begun))
  }

  /** Whether the event loop had much to do since the last call. */
  #isBusy(): boolean {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, this.#last)
    this.#last = now
    return utilization > busyShare
  }
}

/** Encodes in a process of its own (avif-encoder.ts), which starts with the first file and ends with {@link AvifEncoder.close}. */
export function childEncoder(): AvifEncoder {
  const entry = entryFile('server/platform/media/avif-encoder.ts')
  let child: ChildProcess | undefined
  const start = () => {
    const started = fork(entry, { execArgv: [], stdio: 'ignore' })
    // Neither the process nor its channel keeps the server from ending.
    started.unref()
    started.channel?.unref()
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return started
  }
  return {
    encode: (request) =>
      new Promise((resolve, reject) => {
        const encoder = (child ??= start())
        const settle = (error?: string) => {
          encoder.off('message', onReply).off('exit', onEnd).off('error', onEnd)
          if (error) reject(new Error(error))
          else resolve()
        }
        const onReply = ({ error }: EncodeReply) => settle(error)
        const onEnd = () => settle('the encoder ended')
        encoder.on('message', onReply).on('exit', onEnd).on('error', onEnd)
        encoder.send(request)
      }),
    close() {
      child?.kill()
      child = undefined
    },
  }
}
