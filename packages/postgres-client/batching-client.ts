import type { Socket } from 'node:net'
import pg from 'pg'

/** ms that a statement's answer may be silent: more than the server allows a statement, so that its own error comes first. */
export const usualSilence = 7000

/**
 * The silence is measured in so many parts. A part in which the process was busy ends late and counts as one: what it has not looked for is not
 * missing.
 */
const silentParts = 4

/**
 * A client that sends the statements of one turn of the event loop in one write. Each write is a system call and wakes the
 * server, which costs as much as a small statement.
 *
 * It ends where the server is silent for too long while a statement waits for its answer: the host of a server may vanish without a word, and
 * TCP sends again for a quarter of an hour.
 */
export class BatchingClient extends pg.Client {
  #corked = false
  #isWaiting = false
  #silence = usualSilence
  readonly #openedAt = performance.now()
  /** Parts of the silence that have passed without a byte, and how many bytes had come by then. */
  #silent = { parts: 0, bytesRead: 0 }

  constructor(config?: pg.ClientConfig) {
    super(config)
    this.on('drain', () => (this.#isWaiting = false))
    this.once('connect', () => this.#watch())
  }

  /** ms without a byte from the server after which a statement under way fails, and the connection ends; 0: never. */
  set silence(ms: number) {
    if (ms === this.#silence) return
    this.#silence = ms
    this.#stream.setTimeout(ms / silentParts)
  }

  /** Ends the connection at once, also one that is being opened: what waits for it fails. */
  cut(): void {
    this.#stream.destroy()
  }

  /** ms for which the server has not even answered that it is there; 0 where it has. */
  get unanswered(): number {
    return this.#stream.connecting ? performance.now() - this.#openedAt : 0
  }

  /** What `pg` does not document: `batching-client.test.ts` fails where an upgrade changes it. */
  get #stream(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream
  }

  #watch(): void {
    const stream = this.#stream
    // A listener that is handed to `setTimeout` is called once, and a connection is idle before it is silent.
    stream.on('timeout', () => {
      // What has arrived meanwhile is read first.
      setImmediate(() => this.#isWaiting && this.#silence > 0 && this.#noteSilence(stream))
    })
    stream.setTimeout(this.#silence / silentParts)
  }

  #noteSilence(stream: Socket): void {
    const { bytesRead } = stream
    const parts = bytesRead === this.#silent.bytesRead ? this.#silent.parts + 1 : 1
    this.#silent = { parts, bytesRead }
    if (parts >= silentParts) stream.destroy(noAnswer(this.#silence))
    else stream.setTimeout(this.#silence / silentParts)
  }

  override query(...args: unknown[]): never {
    const stream = this.#stream
    if (!this.#isWaiting) this.#silent = { parts: 0, bytesRead: stream.bytesRead }
    this.#isWaiting = true
    if (!this.#corked && stream.writable) {
      this.#corked = true
      stream.cork()
      process.nextTick(() => {
        this.#corked = false
        stream.uncork()
      })
    }
    return super.query(...(args as [string])) as never
  }
}

const noAnswer = (ms: number): Error =>
  Object.assign(new Error(`The database has not answered for ${ms / 1000} s`), { code: 'ETIMEDOUT', syscall: 'read' })

/** How long the server may be silent on a connection, see {@link BatchingClient.silence}. */
export function allowSilence(client: unknown, ms: number): void {
  if (client instanceof BatchingClient) client.silence = ms
}
