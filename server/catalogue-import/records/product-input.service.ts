import { valueAt } from '#contract/core/value-at.ts'
import { createHash } from 'node:crypto'
import type { Picture } from '#contract/catalogue/schemas.ts'
import type { IncomingProduct } from '#server/catalogue/writing/products-write.service.ts'
import type { ProductRecord } from './catalogue-records.rules.ts'

type ResolvedFields = Pick<IncomingProduct, 'categoryId' | 'storeId' | 'brandId' | 'pictures' | 'sourceHash'>

/**
 * A validated record, with its references resolved, as input of the catalogue's upsert.
 * @param indexes the picture of offers that name none, by their key
 */
export function productInput(
  { id, name, description, attributes, options, onSale, createdAt, offers, pictures }: ProductRecord,
  resolved: ResolvedFields,
  indexes: Readonly<Record<string, number>> = {},
): IncomingProduct {
  return {
    key: id,
    ...resolved,
    name,
    description,
    attributes,
    options: options.map(({ name: option, values }) => ({
      name: option,
      values: values.map(({ id: key, name: text, swatch }) => ({ key, text, ...(swatch ? { swatch } : {}) })),
    })),
    listed: onSale,
    ...(createdAt ? { createdAt } : {}),
    offers: offers.map(({ id: key, picture, values, price, was, stock, prices, sale: _sale, ...facts }) => ({
      ...{ key, values, price, stock, facts },
      ...(was === undefined ? {} : { was }),
      ...(prices === undefined ? {} : { prices }),
      pictureIndex: picture === undefined ? (valueAt(indexes, key) ?? 0) : pictures.indexOf(picture),
    })),
  }
}

/** What a source says of a product, its pictures by their content and not by their names: the same hash is the same product. */
export function hashOf({ pictures, offers, ...record }: ProductRecord, made: Picture[]): string {
  const placed = offers.map(({ picture, ...offer }) => ({ ...offer, picture: picture === undefined ? 0 : pictures.indexOf(picture) }))
  return createHash('sha256')
    .update(JSON.stringify([record, placed, made.map(({ src }) => src)]))
    .digest('base64url')
}
