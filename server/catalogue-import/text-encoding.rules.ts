/** A file whose text cannot be read at all; the message is for the operator. */
export class UnreadableFile extends Error {}

/** The encoding of a text by its first bytes. @throws UnreadableFile for what is none that can be told */
export function encodingOf(start: Buffer): string {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  const packed = kindOf(start)
  if (packed) throw new UnreadableFile(packed)
  const declared = /^(?:\xef\xbb\xbf)?\s*<\?xml[^>]*?encoding=["']([\w-]+)["']/.exec(start.subarray(0, 300).toString('latin1'))?.[1]
  if (declared !== undefined) return supported(declared)
  const bytes = start.subarray(0, 65_536)
  const wide = utf16WithoutMark(bytes.subarray(0, 4096))
  if (wide) return wide
  if (bytes.subarray(0, 4096).includes(0)) throw new UnreadableFile('is no text: save it as UTF-8')
  return isUtf8(bytes) ? 'utf-8' : earlierEncoding(bytes)
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

/** Whether bytes are UTF-8, the last letter of which may be cut; single bytes that are damaged do not make it another encoding. */
function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    // Told below.
  }
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true })
  const damaged = text.split('\uFFFD').length - 1
  const foreign = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0
  return damaged === 0 || damaged * 20 < foreign || (damaged <= 3 && foreign > 0)
}

/**
 * What a spreadsheet saves where it is not told to save UTF-8: Windows-1251 in Cyrillic, whose small letters are the last 32
 * bytes, or GB 18030 in China, whose common signs begin before them.
 */
function earlierEncoding(bytes: Buffer): string {
  const high = bytes.filter((byte) => byte >= 0x80)
  const cyrillic = high.filter((byte) => byte >= 0xc0).length
  const small = high.filter((byte) => byte >= 0xe0).length
  // Of Latin letters with accents each stands alone among others.
  let alone = 0
  for (let at = 0; at < bytes.length; at++) if (bytes[at]! >= 0xc0 && !(bytes[at - 1]! >= 0x80) && !(bytes[at + 1]! >= 0x80)) alone++
  if (cyrillic > high.length * 0.8 && small > high.length * 0.5 && alone < cyrillic * 0.3) return 'windows-1251'
  const chinese = new TextDecoder('gb18030').decode(bytes, { stream: true })
  const signs = chinese.match(/\p{Script=Han}/gu)?.length ?? 0
  const damaged = chinese.split('\uFFFD').length - 1
  if (signs * 2 > high.length * 0.6 && damaged * 20 < signs) return 'gb18030'
  throw new UnreadableFile('is not UTF-8: save it as UTF-8 (in a spreadsheet: CSV UTF-8)')
}
