/** The order of sizes: numbers by their value, then S before M before L, then what is no size. */

const letters = /^(\d{0,2})(x*)(s|m|l)$/i
const number = /^\D{0,12}?(\d+(?:[.,]\d+)?)/

/** The place of a size among the sizes of its kind; undefined for what is no size. */
function placeOf(text: string): [kind: number, place: number] | undefined {
  const plain = text.normalize('NFKC').replace(/[\s.-]/g, '')
  const [, count, xs = '', letter] = letters.exec(plain) ?? []
  if (letter) {
    const times = count ? Number(count) : xs.length
    // 2XL is XXL; a count without an X belongs to no size.
    if (count && xs.length !== 1) return undefined
    const middle = letter.toLowerCase()
    return [1, middle === 's' ? -1 - times : middle === 'l' ? 1 + times : 0]
  }
  const [, found] = number.exec(text.normalize('NFKC')) ?? []
  return found === undefined ? undefined : [0, Number(found.replace(',', '.'))]
}

export const isSize = (text: string): boolean => placeOf(text) !== undefined

/** Compares two sizes; those of one place, and what is no size, stay in the order of their letters. */
export function compareSizes(one: string, other: string): number {
  const [first, second] = [placeOf(one), placeOf(other)]
  if (!first || !second) return Number(!first) - Number(!second) || (one < other ? -1 : Number(one > other))
  return first[0] - second[0] || first[1] - second[1] || (one < other ? -1 : Number(one > other))
}
