import { fork, type ChildProcess } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import type { MediaStore } from '../media-store.ts'
import { MediaUnavailable } from '../media-unavailable.ts'
import type { EncodeReply, EncodeRequest } from './avif-encoder.ts'
import { tasksOfProcess, type EncodingTask, type EncodingTasks } from './encoding-tasks.ts'

/** An encoding is followed by a pause of so many times its length: encoding takes a tenth of a core at most. */
const pause = 9
/** The share of its time that a server with requests to answer is busy: then encoding waits. */
const busyShare = 0.25
/** ms between looks at a server that is busy. */
const busyDelay = 3000

/** A structured log, as `pino` has it. `err` is the error, `file` a key. */
export interface WarningLog {
  warn(fields: { err: unknown; file?: string }, message: string): void
}

/** Encodes one file. */
export interface AvifEncoder {
  encode(request: EncodeRequest): Promise<void>
  close(): void
}

/**
 * The AVIF renditions that browsers asked for and did not find, encoded one after the other in the background. What another process has stored
 * meanwhile is not encoded again.
 */
export class AvifQueue {
  readonly #tasks: EncodingTasks
  readonly #store: MediaStore
  readonly #encoder: AvifEncoder
  readonly #log: WarningLog
  #last = performance.eventLoopUtilization()
  #timer: NodeJS.Timeout | undefined
  /** What is claimed and encoded now. */
  #running: Promise<void> | undefined
  /** Nothing waited when it was looked last. */
  #idle = true
  /** Something was queued since that look began. */
  #added = false
  #closed = false

  constructor(store: MediaStore, log: WarningLog, encoder: AvifEncoder, tasks: EncodingTasks = tasksOfProcess()) {
    this.#store = store
    this.#log = log
    this.#encoder = encoder
    this.#tasks = tasks
    if (tasks.lookEvery) this.#next(tasks.lookEvery)
  }

  /** Queues a file unless it is queued already, or too many are; does not wait for it. */
  add(task: EncodingTask): void {
    if (this.#closed) return
    this.#tasks.add(task).then(
      () => this.#wake(),
      (error: unknown) => this.#log.warn({ err: error, file: task.from }, 'a picture could not be queued to be encoded as AVIF'),
    )
  }

  /** Cuts an encoding short. Once it resolves, this process claims nothing more. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#encoder.close()
    await this.#running
  }

  #wake(): void {
    this.#added = true
    if (this.#closed || this.#running || (this.#timer && !this.#idle)) return
    clearTimeout(this.#timer)
    this.#next(0)
  }

  #next(delay: number): void {
    this.#timer = setTimeout(() => this.#run(), delay).unref()
  }

  #run(): void {
    this.#timer = undefined
    if (this.#isBusy()) return this.#next(busyDelay)
    const begun = performance.now()
    this.#added = false
    this.#running = this.#encodeNext().then((found) => this.#rest(found, performance.now() - begun))
  }

  /** @returns whether something waited */
  async #encodeNext(): Promise<boolean> {
    const task = await this.#claim()
    // What was claimed as the process closed is free for the others when the lease is over.
    if (task && !this.#closed) await this.#encode(task)
    return task !== undefined
  }

  /** Until the next encoding, or until something is queued. In one step: a task that is queued before is seen here, a later one wakes the queue. */
  #rest(found: boolean, elapsed: number): void {
    this.#running = undefined
    if (this.#closed) return
    this.#idle = !found && !this.#added
    if (!this.#idle) return this.#next(pause * elapsed)
    this.#encoder.close()
    if (this.#tasks.lookEvery) this.#next(this.#tasks.lookEvery)
  }

  async #claim(): Promise<EncodingTask | undefined> {
    try {
      return await this.#tasks.next()
    } catch (error) {
      if (!this.#closed) this.#log.warn({ err: error }, 'the pictures to be encoded as AVIF are unknown')
      return undefined
    }
  }

  /** Whatever goes wrong with a picture, the others follow. Where the store is away, its task is free when the lease is over. */
  async #encode(task: EncodingTask): Promise<void> {
    const { from: source, to: key } = task
    try {
      const from = await this.#store.file(source)
      if (from && !(await this.#store.file(key))) await this.#store.writeFile(key, (to) => this.#encoder.encode({ from, to }))
    } catch (error) {
      if (this.#closed) return
      this.#log.warn({ err: error, file: source }, 'a picture could not be encoded as AVIF')
      if (this.#tasks.lookEvery && error instanceof MediaUnavailable) return
    }
    await this.#tasks.done(task).catch((error: unknown) => this.#log.warn({ err: error, file: source }, 'a task is not marked as done'))
  }

  /** Whether the event loop had much to do since the last call. */
  #isBusy(): boolean {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, this.#last)
    this.#last = now
    return utilization > busyShare
  }
}

/**
 * Encodes in a process of its own, which starts with the first file and ends with {@link AvifEncoder.close}.
 * @param program `avif-encoder.ts`, or what a bundler made of it
 */
export function childEncoder(program: URL): AvifEncoder {
  let child: ChildProcess | undefined
  const start = () => {
    const started = fork(program, { execArgv: [], stdio: 'ignore' })
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
