import { decodedTwice } from '../tables/twice-encoded.ts'

/** Soft hyphens, zero-width blanks, marks of byte order and of the direction of writing, objects without a sign. */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffc]/g
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffc\p{Cc}]/u

/** What most cells are: nothing to look for. */
const plain = /^[\x20-\x7e]*$/

/** A text as it was meant, without letters that no page can show, as word processors and exports that cut texts leave them: halves of emoji too. */
export function visible(text: string): string {
  if (plain.test(text)) return text
  const read = decodedTwice(text)
  const ended = read.includes('\uFFFD') ? read.replace(/\uFFFD+/g, '') : read
  const shown = unseen.test(ended) ? ended.replace(invisible, '').replace(/(?![\t\n\r])\p{Cc}/gu, '') : ended
  return shown.isWellFormed() ? shown : shown.replace(/\p{Cs}/gu, '')
}
