import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** Replies up to this many bytes travel as they are: compressing them costs more than it saves. */
export const maxPlainBytes = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** The first of the available encodings that a client accepts; undefined for none. `q=0` excludes one (RFC 9110, 12.5.3). */
export function acceptedEncoding(
  acceptEncoding: string | string[] | undefined,
  available: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined {
  const accepted = new Set<string>()
  for (const part of String(acceptEncoding ?? '').split(',')) {
    const [name = '', ...params] = part.toLowerCase().split(';')
    if (!params.some((param) => /^\s*q\s*=\s*0(?:\.0*)?\s*$/.test(param))) accepted.add(name.trim())
  }
  return available.find((encoding) => accepted.has(encoding))
}

/** Compresses outside the event loop; Brotli at quality 4, which costs as much as gzip and saves more. */
export function compress(bytes: string | Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip' ? gzipped(bytes) : brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}

/** The bytes of a reply that is sent many times: each encoding is made at the first request for it, once. */
export class CompressedOnce {
  readonly plain: Buffer
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  /** Headers that are sent with it. */
  readonly headers: readonly [string, string][]

  constructor(text: string, headers: readonly [string, string][] = []) {
    this.headers = headers
    this.plain = Buffer.from(text)
  }

  /** Upper bound of the memory it takes with all its encodings, bytes. */
  get bytes(): number {
    return this.plain.length * 2 + 200
  }

  /** The encoding to send for what a client accepts; undefined for the plain bytes. */
  encodingFor(acceptEncoding: string | string[] | undefined): Encoding | undefined {
    return this.plain.length > maxPlainBytes ? acceptedEncoding(acceptEncoding) : undefined
  }

  in(encoding: Encoding): Promise<Buffer> {
    let encoded = this.#encoded.get(encoding)
    if (!encoded) this.#encoded.set(encoding, (encoded = compress(this.plain, encoding)))
    return encoded
  }
}
