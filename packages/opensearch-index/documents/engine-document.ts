import { Buffer } from 'node:buffer'
import { dimensionOf, hasAmounts } from '@kalata/product-index/attributes/value-ids.ts'
import { readVariants, type Variant } from '@kalata/product-index/attributes/variants.ts'
import { place } from '@kalata/product-index/find/places.ts'
import type { Card, IndexSchema } from '@kalata/product-index/schema/schema.ts'
import type { DocumentVectors } from '@kalata/product-index/words/document.ts'
import { DocumentReader } from '@kalata/product-index/words/document-reader.ts'
import { labelsOf, nameWordsIn } from '@kalata/product-index/words/words.ts'
import { delimiter, nameWordsField, ofName, ofThing, separator, textWordsField } from './index-template.ts'

/** Two amounts of one attribute as a term. */
const neighbourTerm = (low: number, high: number): string => `${low} ${high}`
export const neighboursOf = (term: string): [low: number, high: number] => term.split(' ').map(Number) as [number, number]

/** A product as OpenSearch has it (`index-template.ts`); one without a document has no words and no values. */
export function engineDocument(schema: IndexSchema, card: Card, vectors: DocumentVectors | undefined): Record<string, unknown> {
  const names = ['id', ...Object.keys(schema.fields), ...schema.flags]
  return {
    card: Object.fromEntries(names.map((name) => [name, card[name]])),
    ...wordsOf(schema, vectors),
    ...valuesOf(schema, vectors),
  }
}

function wordsOf({ languages }: IndexSchema, vectors: DocumentVectors | undefined): Record<string, unknown> {
  const reader = new DocumentReader()
  if (vectors) reader.read(vectors)
  const { bytes, starts } = reader.terms
  const words = Array.from({ length: reader.size }, (_, at) => {
    const term = reader.found[at]!
    return { lexeme: Buffer.from(bytes.subarray(starts[term], starts[term + 1])).toString(), pattern: reader.patterns[at]! }
  })
  const withLabels = (labels: number) => words.filter(({ pattern }) => labelsOf(pattern) & labels).map(({ lexeme }) => lexeme)
  return {
    words: words.map(({ lexeme, pattern }) => `${lexeme}${delimiter}${pattern + 1}`).join(separator),
    named: withLabels(ofThing | place.details),
    thing: withLabels(ofThing),
    name: withLabels(ofName),
    ...Object.fromEntries(languages.map((_, at) => [nameWordsField(at), nameWordsIn(reader.nameWords, at)])),
    [textWordsField]: vectors?.textWords ?? 0,
  }
}

function valuesOf({ variantFlag }: IndexSchema, vectors: DocumentVectors | undefined): Record<string, unknown> {
  const variants = vectors ? readVariants(vectors) : []
  const { values, neighbours } = valuesIn(variants)
  if (variantFlag === undefined) return { values, neighbours, variants: variants.map((variant) => ({ values: variant.values })) }
  const withFlag = valuesIn(variants.filter(({ lacksFlag }) => !lacksFlag))
  return { values, neighbours, variants, valuesWithFlag: withFlag.values, neighboursWithFlag: withFlag.neighbours }
}

function valuesIn(variants: readonly Variant[]): { values: number[]; neighbours: string[] } {
  const values = [...new Set(variants.flatMap((variant) => variant.values))].sort((one, other) => one - other)
  const neighbours = values.slice(1).flatMap((high, at) => {
    const low = values[at]!
    return hasAmounts(dimensionOf(high)) && dimensionOf(low) === dimensionOf(high) ? neighbourTerm(low, high) : []
  })
  return { values, neighbours }
}
