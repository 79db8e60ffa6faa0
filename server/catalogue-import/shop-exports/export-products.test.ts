import { describe, expect, it } from 'vitest'
import type { ExportEntry, ExportedProduct } from '@kalata/shop-exports/exported-product.ts'
import { entryOf, exportOptions } from './export-products.service.ts'

const options = { now: new Date('2026-11-22'), store: 'shop', uncountedStock: 10, rates: {} }
const rows = { products: 0, variants: 1, parts: 2, lost: 0 }
const mug: ExportedProduct = {
  ...{ id: 'mug', language: 'en', name: { en: 'Mug' }, description: {}, categories: ['Cups'], attributes: [], pictures: [], options: [] },
  offers: [{ values: [], price: 1250, facts: { sku: 'M-1' } }],
  isListed: true,
}
const entry = (part: Partial<ExportedProduct> = {}): ExportEntry => ({
  ...{ file: 'p.csv', line: 2, id: 'mug', product: { ...mug, ...part }, errors: [], rows },
  where: (field) => ({ field: `column of ${field}`, line: 3 }),
})

describe('a product of an export', () => {
  it('becomes a record of the store, its uncounted stock as the operator says', () => {
    expect(entryOf(entry(), { ...options, category: ' Gifts ' })).toMatchObject({
      record: { store: 'shop', category: 'Cups', offers: [{ id: 'default', price: 1250, stock: 10, sku: 'M-1' }], onSale: true },
      shopExport: { categories: ['Cups', 'Gifts'], uncounted: 1, rows },
    })
  })

  it('that is no record loses its rows, each error under its column', () => {
    const { record, errors, shopExport } = entryOf(entry({ name: {} }), options)
    expect(record).toBeUndefined()
    expect(errors).toEqual([{ field: 'column of name', line: 3, reason: 'is missing', needs: 'name' }])
    expect(shopExport!.rows).toEqual({ products: 0, variants: 0, parts: 0, lost: 3 })
    expect(entryOf(entry(), { ...options, store: 's'.repeat(201) }).errors).toMatchObject([{ field: '--store', line: 2 }])
  })

  it.each([
    ['USD', '--rate USD=<lari>'],
    ['$', "--rate '$=<lari>'"],
  ])('in %s says which option names its rate', (currency, option) => {
    const problem = { field: 'price', reason: 'is in another currency', needs: 'rate' as const, currency }
    const { errors, product } = entryOf({ file: 'p.csv', line: 2, errors: [problem], partOf: 'mug', rows }, options)
    expect(errors).toEqual([
      {
        field: 'price',
        needs: 'rate',
        reason: `is in ${currency}: say what one is worth in lari, ${option}`,
        proposal: `import with ${option}`,
      },
    ])
    expect(product).toBe('mug')
  })
})

it('an export is in the language that is named, else in that of its letters', () => {
  expect(exportOptions({ ...options, lang: 'zh' }).language).toBe('zh')
  const { language } = exportOptions(options)
  expect(typeof language === 'function' && ['Кружка', 'ფინჯანი', '杯子', 'Mug'].map(language)).toEqual(['ru', 'ka', 'zh', 'en'])
})
