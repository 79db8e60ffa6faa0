/** The variants of a product, in the form in which PostgreSQL sends arrays (`array_send`). */

import type { DocumentVectors } from '../words/document.ts'

export interface Variant {
  values: number[]
  /** It has not the flag of the schema (`variantFlag`) that its product may have by others. */
  lacksFlag: boolean
}

/** One variant has what its product has, whatever is said of it. */
export function readVariants({ variants, variantFlags }: Pick<DocumentVectors, 'variants' | 'variantFlags'>): Variant[] {
  const rows = variants ? readValues(variants) : []
  const flags = variantFlags && rows.length > 1 ? readFlags(variantFlags) : []
  return rows.map((values, place) => ({ values, lacksFlag: flags[place] === false }))
}

/** Bytes of an array's header, and of what it says of each dimension; the first of these numbers is how many elements there are. */
const [headerBytes, dimensionBytes] = [12, 8]
/** Bytes of an element with its length. */
const [numberBytes, flagBytes] = [12, 5]

/** The rows of a `bigint[][]`; 0 fills a row and is no value. */
function readValues(array: Buffer): number[][] {
  const dimensions = array.readInt32BE(0)
  if (dimensions === 0) return []
  const [count, length] = [array.readInt32BE(headerBytes), array.readInt32BE(headerBytes + dimensionBytes)]
  let at = headerBytes + dimensions * dimensionBytes
  return Array.from({ length: count }, () => {
    const row: number[] = []
    for (let place = 0; place < length; place++, at += numberBytes) {
      const id = array.readInt32BE(at + 4) * 2 ** 32 + array.readUInt32BE(at + 8)
      if (id > 0) row.push(id)
    }
    return row
  })
}

/** The elements of a `boolean[]`. */
function readFlags(array: Buffer): boolean[] {
  if (array.readInt32BE(0) === 0) return []
  const begin = headerBytes + dimensionBytes
  return Array.from({ length: array.readInt32BE(headerBytes) }, (_, at) => array[begin + at * flagBytes + 4] === 1)
}
