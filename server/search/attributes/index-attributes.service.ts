import { variantsOf, type AttributeName, type AttributeValue, type DescribedProduct } from '@kalata/attribute-values/variant-values.ts'
import { amountId, textId } from '@kalata/product-index/attributes/value-ids.ts'
import { languages, type Language } from '#contract/core/languages.ts'
import type { Executor } from '@kalata/drizzle-postgres/database.ts'
import { writeAttributes, writeAttributeValues } from './attributes.queries.ts'
import { attributeVocabulary } from '#server/catalogue/attribute-vocabulary.service.ts'

/** For each product the values of its variants by their numbers, rows of one length; attributes and texts that are new are added. Inside the caller's transaction. */
export async function indexAttributes(db: Executor, products: readonly DescribedProduct[]): Promise<number[][][]> {
  const vocabulary = attributeVocabulary()
  const described = products.map((product) => variantsOf(product, vocabulary))
  const idOf = await numbersOf(db, described.flat(2))
  return described.map((variants) => {
    const rows = variants.map((values) => [...new Set(values.flatMap((value) => idOf(value) ?? []))])
    const length = Math.max(...rows.map((row) => row.length))
    return length > 0 ? rows.map((row) => [...row, ...Array.from({ length: length - row.length }, () => 0)]) : []
  })
}

/** The number of each value; undefined for one that gets none. */
async function numbersOf(db: Executor, values: AttributeValue[]): Promise<(value: AttributeValue) => number | undefined> {
  const attributes = new Map<string, AttributeName>()
  for (const { attribute } of values) if (!attributes.get(attribute.key)?.measure) attributes.set(attribute.key, attribute)
  if (attributes.size === 0) return () => undefined
  const attributeIds = new Map((await writeAttributes(db, [...attributes.values()])).map(({ id, key }) => [key, id]))
  const texts = new Map<string, WrittenValue>()
  for (const value of values) {
    if (!('key' in value)) continue
    const attributeId = attributeIds.get(value.attribute.key)!
    const name = nameOf(attributeId, value.key)
    let found = texts.get(name)
    if (!found) texts.set(name, (found = { attributeId, key: value.key, spellings: {} }))
    for (const lang of languages) if (value.text[lang]) count((found.spellings[lang] ??= new Map()), value.text[lang])
    if (value.swatch) found.swatch = value.swatch
  }
  const written = texts.size > 0 ? await writeAttributeValues(db, [...texts.values()].map(asWritten)) : []
  const textIds = new Map(written.map(({ id, attributeId, key }) => [nameOf(attributeId, key), id]))
  return (value) => {
    const attributeId = attributeIds.get(value.attribute.key)!
    if ('amount' in value) return amountId(attributeId, value.amount)
    const id = textIds.get(nameOf(attributeId, value.key))
    return id === undefined ? undefined : textId(attributeId, id)
  }
}

/** A value in the spellings that products have it in, each with how often. */
interface WrittenValue {
  attributeId: number
  key: string
  spellings: Partial<Record<Language, Map<string, number>>>
  swatch?: string
}

const count = (spellings: Map<string, number>, spelling: string) => void spellings.set(spelling, (spellings.get(spelling) ?? 0) + 1)

/** Of `RED`, `Red` and `Red` the most frequent is shown; of several as frequent the first. A value that is known keeps its spelling. */
const asWritten = ({ spellings, ...value }: WrittenValue): Parameters<typeof writeAttributeValues>[1][number] => ({
  ...value,
  text: Object.fromEntries(
    Object.entries(spellings).map(([lang, all]) => [lang, [...all].reduce((best, each) => (each[1] > best[1] ? each : best))[0]]),
  ),
})

const nameOf = (attributeId: number, key: string) => `${attributeId} ${key}`
