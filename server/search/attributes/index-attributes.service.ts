import { variantsOf, type AttributeName, type AttributeValue, type DescribedProduct } from '@kalata/attribute-values/variant-values.ts'
import { amountId, textId } from '@kalata/product-index/attributes/value-ids.ts'
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
  const texts = new Map<string, Parameters<typeof writeAttributeValues>[1][number]>()
  for (const value of values) {
    const attributeId = attributeIds.get(value.attribute.key)!
    if ('key' in value)
      texts.set(nameOf(attributeId, value.key), {
        attributeId,
        key: value.key,
        text: value.text,
        ...(value.swatch ? { swatch: value.swatch } : {}),
      })
  }
  const written = texts.size > 0 ? await writeAttributeValues(db, [...texts.values()]) : []
  const textIds = new Map(written.map(({ id, attributeId, key }) => [nameOf(attributeId, key), id]))
  return (value) => {
    const attributeId = attributeIds.get(value.attribute.key)!
    if ('amount' in value) return amountId(attributeId, value.amount)
    const id = textIds.get(nameOf(attributeId, value.key))
    return id === undefined ? undefined : textId(attributeId, id)
  }
}

const nameOf = (attributeId: number, key: string) => `${attributeId} ${key}`
