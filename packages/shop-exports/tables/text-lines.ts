import type { Readable } from 'node:stream'
import { encodingOf, isUtf32, UnreadableFile } from './text-encoding.ts'

export { UnreadableFile } from './text-encoding.ts'

const newline = 0x0a

/** Bytes a line may have: longer ones are dropped to their end and reported. */
const longestLine = 5 * 1024 * 1024

export type Line = { line: number; text: string } | { line: number; broken: string }

/**
 * The text of a file in pieces, its byte order mark taken off. UTF-8, UTF-16 with its mark, what an XML declaration names,
 * and what Russian and Chinese spreadsheets save without saying so. Bytes that do not fit come as U+FFFD.
 * @param heard is called with the encoding where it is not UTF-8
 * @throws UnreadableFile
 */
export async function* textChunks(stream: Readable, heard: (encoding: string) => void = () => undefined): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (!decoder) {
      const encoding = encodingOf(chunk)
      if (encoding !== 'utf-8') heard(encoding)
      decoder = new TextDecoder(encoding)
    }
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

/** The lines of a file of JSON Lines, from 1; empty ones are left out. @throws UnreadableFile */
export async function* textLines(stream: Readable): AsyncGenerator<Line> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let parts: Buffer[] = []
  let size = 0
  let line = 0
  let first = true
  const finish = function* (): Generator<Line> {
    line++
    const bytes = Buffer.concat(parts)
    const length = size
    parts = []
    size = 0
    if (length > longestLine) return yield { line, broken: `is longer than ${longestLine} bytes` }
    try {
      const text = decoder.decode(bytes).trim()
      if (text) yield { line, text }
    } catch {
      yield { line, broken: 'is not UTF-8' }
    }
  }
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (first) assertUtf8(chunk)
    first = false
    let from = 0
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, from)) {
      keep(chunk.subarray(from, end))
      yield* finish()
      from = end + 1
    }
    keep(chunk.subarray(from))
  }
  if (size > 0) yield* finish()

  function keep(bytes: Buffer): void {
    size += bytes.length
    if (size <= longestLine) parts.push(bytes)
    else parts = []
  }
}

function assertUtf8(start: Buffer): void {
  if (isUtf32(start)) throw new UnreadableFile('is in UTF-32: save it as UTF-8')
  const utf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff)
  if (utf16 || start.subarray(0, 4096).includes(0)) throw new UnreadableFile('is UTF-16 or no text at all: save it as UTF-8')
}
