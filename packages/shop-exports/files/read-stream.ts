import type { Readable } from 'node:stream'
import { UnreadableFile } from '../tables/text-encoding.ts'

/** A stream that could not be read to its end: the line from about which on, and why. */
export interface Damage {
  line: number
  damage: string
}

/**
 * What `read` makes of a stream. What is damaged in the middle (an archive, a disk) costs what comes after it: the last thing is the damage then.
 * The stream is closed in any case.
 * @throws what `read` throws for other reasons
 */
export async function* readStream<T extends { line: number }>(
  stream: Readable,
  read: (stream: Readable) => AsyncIterable<T>,
): AsyncGenerator<T | Damage> {
  let failure: unknown
  let line = 1
  stream.on('error', (error) => (failure = error))
  try {
    for await (const each of read(stream)) {
      line = each.line
      yield each
    }
  } catch (error) {
    if (error instanceof UnreadableFile) yield { line: 1, damage: error.message }
    else if (failure !== undefined) yield { line, damage: 'is damaged from about here on' }
    else throw error
  } finally {
    stream.destroy()
  }
}
