/** UTF-8 that a program took for Windows-1252 or Windows-1251 and wrote as UTF-8 once more: `CafÃ©`, `РљСЂСѓР¶РєР°`. */

type Bytes = ReadonlyMap<string, number>

/** The bytes from 0x80 by the letter that an encoding gives them. */
function bytesIn(encoding: string): Bytes {
  const decoder = new TextDecoder(encoding)
  return new Map(Array.from({ length: 128 }, (_, at) => [decoder.decode(Uint8Array.of(128 + at)), 128 + at] as const))
}

/** Where most programs leave the bytes that Windows-1251 and 1252 give no letter, they come as the controls of Latin-1. */
const withControls = (bytes: Bytes): Bytes =>
  new Map([...Array.from({ length: 32 }, (_, at) => [String.fromCharCode(128 + at), 128 + at] as const), ...bytes])

let western: Bytes | undefined
let cyrillic: Bytes | undefined

const utf8 = new TextDecoder()

/** How many bytes follow the first of a letter; undefined for what begins none. */
function followers(byte: number): number | undefined {
  if (byte >= 0xc2 && byte < 0xe0) return 1
  if (byte >= 0xe0 && byte < 0xf0) return 2
  return byte >= 0xf0 && byte < 0xf5 ? 3 : undefined
}

/** What each of the letters was as a byte, read as UTF-8; undefined where that is no text. */
function reread(run: string, bytes: Bytes): string | undefined {
  const raw: number[] = []
  let open = 0
  for (const char of run) {
    const byte = bytes.get(char)
    const next = byte === undefined ? undefined : open === 0 ? followers(byte) : byte < 0xc0 ? open - 1 : undefined
    if (next === undefined) return undefined
    open = next
    raw.push(byte!)
  }
  const read = open === 0 ? utf8.decode(Uint8Array.from(raw)) : '\uFFFD'
  return read.includes('\uFFFD') ? undefined : read
}

const runs = /[^\0-\x7f]+/g
/** A first byte of UTF-8 as Windows-1252 shows it, and what shows one that follows. */
const westernPair = /[\u00c2-\u00f4][\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/
/** The same in Windows-1251. */
const cyrillicPair = /[В-ф][\u0080-\u00bf\u0401-\u040f\u0451-\u045f\u0490\u0491\u2013-\u203a\u20ac\u2116\u2122]/

/** The text as it was meant; any other text as it is. */
export function decodedTwice(text: string): string {
  if (westernPair.test(text)) return text.replace(runs, (run) => reread(run, (western ??= withControls(bytesIn('windows-1252')))) ?? run)
  if (!cyrillicPair.test(text)) return text
  // `С…` alone may be Russian: all that is not ASCII must be such signs, and more than one of them.
  cyrillic ??= withControls(bytesIn('windows-1251'))
  let [mended, end, length] = ['', 0, 0]
  for (const { 0: run, index } of text.matchAll(runs)) {
    const read = reread(run, cyrillic)
    if (read === undefined) return text
    mended += text.slice(end, index) + read
    end = index + run.length
    length += read.length
  }
  return length > 1 ? mended + text.slice(end) : text
}
