import { earlierEncoding } from './earlier-encoding.ts'

/** A file whose text cannot be read at all; the message is for the operator. */
export class UnreadableFile extends Error {}

/** Whether a text is UTF-32, which no decoder of the platform reads: by its mark, or by four bytes a character. */
export function isUtf32(start: Buffer): boolean {
  const mark = start.subarray(0, 4).toString('hex')
  if (mark === 'fffe0000' || mark === '0000feff') return true
  const places = Array.from({ length: Math.floor(Math.min(start.length, 4096) / 4) }, (_, place) => place * 4)
  const isCharacter = (code: number) => code > 0 && code <= 0x10ffff
  return (
    places.length > 1 &&
    (places.every((at) => isCharacter(start.readUInt32LE(at))) || places.every((at) => isCharacter(start.readUInt32BE(at))))
  )
}

/** The encoding of a text by its first bytes. @throws UnreadableFile for what is none that can be told */
export function encodingOf(start: Buffer): string {
  if (isUtf32(start)) throw new UnreadableFile('is in UTF-32: save it as UTF-8 (in a spreadsheet: CSV UTF-8)')
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const packed = kindOf(start)
  if (packed) throw new UnreadableFile(packed)
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*?encoding=["']([\w-]+)["']/.exec(start.subarray(0, 300).toString('latin1'))?.[1]
  const bytes = start.subarray(0, 65_536)
  const named = declared === undefined ? 'utf-8' : supported(declared)
  // A document that was converted may name what it was; one whose name can be read byte by byte is no UTF-16.
  if (!named.startsWith('utf-') && !isSurelyUtf8(bytes)) return named
  const wide = utf16WithoutMark(bytes.subarray(0, 4096))
  if (wide) return wide
  if (bytes.subarray(0, 4096).includes(0)) throw new UnreadableFile('is no text: save it as UTF-8')
  if (isUtf8(bytes)) return 'utf-8'
  const earlier = earlierEncoding(bytes)
  if (earlier === undefined) throw new UnreadableFile('is not UTF-8: save it as UTF-8 (in a spreadsheet: CSV UTF-8)')
  return earlier
}

/** What a file of another kind is, by its first bytes, and what to do; undefined for what may be text. */
function kindOf(start: Buffer): string | undefined {
  const begins = (...bytes: number[]) => bytes.every((byte, at) => start[at] === byte)
  if (begins(0x50, 0x4b, 3, 4))
    return /\[Content_Types\]|xl\//.test(start.subarray(0, 4096).toString('latin1'))
      ? 'is an Excel workbook: save it as CSV UTF-8'
      : 'is a ZIP archive: give its name the ending .zip'
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) return 'is an Excel workbook: save it as CSV UTF-8'
  if (begins(0x1f, 0x8b)) return 'is packed by gzip: unpack it first'
  return begins(0x25, 0x50, 0x44, 0x46) ? 'is a PDF: export the products as CSV' : undefined
}

/** Text of mostly Latin letters in two bytes each, every other of which is zero. */
function utf16WithoutMark(bytes: Buffer): string | undefined {
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2]!++
  const most = bytes.length * 0.4
  if (zeros[1]! > most && zeros[0] === 0) return 'utf-16le'
  return zeros[0]! > most && zeros[1] === 0 ? 'utf-16be' : undefined
}

function supported(label: string): string {
  try {
    return new TextDecoder(label).encoding
  } catch {
    throw new UnreadableFile(`is in an encoding that nobody knows, «${label}»: save it as UTF-8`)
  }
}

/** Whether letters above ASCII are there, all of them in UTF-8: a text in another encoding is so by no chance. */
const isSurelyUtf8 = (bytes: Buffer): boolean => bytes.some((byte) => byte >= 0x80) && isWholeUtf8(bytes)

function isWholeUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Whether bytes are UTF-8, the last letter of which may be cut; single bytes that are damaged do not make it another encoding. */
function isUtf8(bytes: Buffer): boolean {
  if (isWholeUtf8(bytes)) return true
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true })
  const damaged = text.split('\uFFFD').length - 1
  const foreign = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0
  return damaged === 0 || damaged * 20 < foreign || (damaged <= 3 && foreign > 0)
}
