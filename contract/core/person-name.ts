/**
 * The name of a person in any script, as it is stored: composed (NFC), without blanks around, doubled ones inside, and unseen characters; those
 * that join or part letters in Persian and Indian scripts stay.
 */
export function normalizePersonName(value: string): string {
  return value
    .normalize('NFC')
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
}

/**
 * Signs inside names: blanks, dots (middle ones part the names of Uyghurs and Catalan letters; input methods have several), apostrophes of every
 * shape, hyphens and dashes, which keyboards put in their place, commas, and what parts syllables in Tibetan and words in Ethiopic.
 */
const signs = String.raw` .,\u00b7\u2022\u2027\u2219\u22c5\u30fb\uff0e\uff65'‘’‛ʹʻʼʽʾʿˈ´\u0060\u2032\uff07\u055a\u05f3\u05f4\u0f0b\u1361\p{Pd}`
const inside = String.raw`\p{L}\p{M}\p{Nl}\u200c\u200d${signs}`
const name = new RegExp(String.raw`^[${inside}]*\p{L}[${inside}]*$`, 'u')
/** Whatever of a text cannot be in a name. */
const foreign = new RegExp(String.raw`[^${inside}]+`, 'gu')

/**
 * Whether a text is a person's name: letters and marks of any script (Unicode) with blanks, hyphens, apostrophes and dots, at least one letter.
 * No digits, no signs of mark-up.
 * @param most letters, code points
 */
export const isPersonName = (value: string, most: number): boolean => name.test(value) && [...value].length <= most

/** A text of elsewhere as a name that {@link isPersonName} takes; empty where nothing of it is left. @param most code points */
export function personNameOf(value: string, most: number): string {
  const cleaned = normalizePersonName(normalizePersonName(value).replace(foreign, ' ')).replace(/^[^\p{L}'‘’ʻʼ]+/u, '')
  const cut = [...cleaned].slice(0, most).join('').trim()
  return isPersonName(cut, most) ? cut : ''
}
