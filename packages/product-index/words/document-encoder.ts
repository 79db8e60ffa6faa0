import { Buffer } from 'node:buffer'
import type { DocumentVectors } from './document.ts'
import { maxTextWords, maxTimes } from './words.ts'

/** A word of a document. */
export interface DocumentWord {
  lexeme: string
  /** Where it names the product; a word without any is only said by its texts. */
  labels?: readonly ('A' | 'B' | 'C' | 'D')[]
  /** The languages, by their places in the schema, whose name has it; one twice where it does so more than once. */
  written?: readonly number[]
  /** The places where its texts say it, from 1. */
  texts?: readonly number[]
}

/**
 * A document of words, each once.
 * @param variants the values of each variant
 * @param variantFlags whether each variant has the flag that variants have for themselves; absent: as the product
 */
export function encodeDocument(
  words: readonly DocumentWord[],
  variants: readonly (readonly number[])[] = [],
  variantFlags?: readonly boolean[],
): DocumentVectors {
  const sorted = words
    .map((word) => ({ ...word, bytes: Buffer.from(word.lexeme) }))
    .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
  const labelled = (numbers: readonly number[]) => numbers.map((label, at) => (label << labelShift) | (at + 1))
  return {
    named: vectorOf(sorted.map(({ bytes, labels = [] }) => ({ bytes, places: labelled(labels.map((label) => 'DCBA'.indexOf(label))) }))),
    written: vectorOf(sorted.map(({ bytes, written = [] }) => ({ bytes, places: labelled(written.map((language) => 3 - language)) }))),
    texts: vectorOf(sorted.map(({ bytes, texts = [] }) => ({ bytes, places: texts.length > 0 ? [textPlace(texts)] : [] }))),
    textWords: Math.min(
      words.reduce((count, { texts = [] }) => count + texts.length, 0),
      maxTextWords,
    ),
    variants: encodeVariants(variants),
    ...(variantFlags ? { variantFlags: encodeFlags(variantFlags) } : {}),
  }
}

/** The label of a place is in its two highest bits. */
const labelShift = 14

const textPlace = (places: readonly number[]) => ((Math.min(places.length, maxTimes) - 1) << labelShift) | Math.min(...places)

/** As `tsvectorsend`; those without places are left out. */
function vectorOf(words: readonly { bytes: Buffer; places: readonly number[] }[]): Buffer {
  const listed = words.filter(({ places }) => places.length > 0)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(listed.length)
  const parts = listed.map(({ bytes, places }) => {
    const numbers = Buffer.alloc(2 + 2 * places.length)
    numbers.writeUInt16BE(places.length)
    places.forEach((place, at) => numbers.writeUInt16BE(place, 2 + 2 * at))
    return Buffer.concat([bytes, Buffer.of(0), numbers])
  })
  return Buffer.concat([count, ...parts])
}

/** Types of elements by their numbers in PostgreSQL. */
const [bigint, boolean] = [20, 16]

/** As `array_send` of a `bigint[][]`, its rows filled up with 0. */
export function encodeVariants(variants: readonly (readonly number[])[]): Buffer {
  const width = Math.max(0, ...variants.map((values) => values.length))
  const numbers = variants.flatMap((values) => Array.from({ length: width }, (_, place) => values[place] ?? 0))
  return arrayOf(bigint, width > 0 ? [variants.length, width] : [], 8, numbers)
}

/** As `array_send` of a `boolean[]`. */
const encodeFlags = (flags: readonly boolean[]): Buffer => arrayOf(boolean, flags.length > 0 ? [flags.length] : [], 1, flags.map(Number))

/** @param bytes of an element */
function arrayOf(type: number, dimensions: readonly number[], bytes: number, elements: readonly number[]): Buffer {
  const array = Buffer.alloc(12 + 8 * dimensions.length + (4 + bytes) * elements.length)
  array.writeInt32BE(dimensions.length, 0)
  array.writeInt32BE(type, 8)
  for (const [at, length] of dimensions.entries()) {
    array.writeInt32BE(length, 12 + 8 * at)
    array.writeInt32BE(1, 16 + 8 * at)
  }
  let at = 12 + 8 * dimensions.length
  for (const element of elements) {
    array.writeInt32BE(bytes, at)
    if (bytes === 1) array.writeInt8(element, at + 4)
    else array.writeBigInt64BE(BigInt(element), at + 4)
    at += 4 + bytes
  }
  return array
}
