let segmenter: Intl.Segmenter | undefined

/** Text whose characters join nothing: plain and accented Latin, Cyrillic, Georgian and Chinese ones, without line breaks. */
const plainText = /^[\x20-\x7e\u00c0-\u024f\u0400-\u0482\u048a-\u052f\u10a0-\u10ff\u1c90-\u1cbf\u4e00-\u9fff]*$/

/** What a reader takes for one letter each: a letter with its marks, an emoji with its joined parts (grapheme clusters). */
export function graphemes(text: string): string[] {
  // Older browsers do not know them: characters then. The first segmenter costs a browser ten to twenty ms.
  if (!('Segmenter' in Intl) || plainText.test(text)) return [...text]
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The first letter with its marks; empty of an empty text. */
export const firstGrapheme = (text: string): string => graphemes(text.slice(0, 64))[0] ?? ''

/** First letters of the first two words of a name, quotation marks aside: a single letter may be read as a figure, as Georgian ნ is. */
export const initialsOf = (name: string): string => (name.match(/[\p{L}\p{N}]\S*/gu) ?? []).slice(0, 2).map(firstGrapheme).join('')

/** The beginning of a text, whole letters. @param most UTF-16 units, as columns and fields count */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  let end = 0
  // One letter more than fits shows where the last one that fits ends.
  for (const grapheme of graphemes(text.slice(0, most + 64))) {
    if (end + grapheme.length > most) break
    end += grapheme.length
  }
  return text.slice(0, end)
}

/**
 * The beginning of a text with an ellipsis in place of what is left out: whole words, where the last one is not very long, else whole letters.
 * @param most UTF-16 units with the ellipsis
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const start = cutText(text, most - 1)
  const isBetween = /^\s/.test(text.slice(start.length))
  const lastBlank = start.search(/\s\S*$/)
  const words = isBetween || lastBlank < most * 0.6 ? start : start.slice(0, lastBlank)
  return `${words.trimEnd()}…`
}
