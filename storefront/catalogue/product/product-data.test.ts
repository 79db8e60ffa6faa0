import { describe, expect, it } from 'vitest'
import type { Offer, ProductDetails } from '#contract/catalogue/schemas.ts'
import { productData } from './product-data.ts'

const offer = (offerId: number, price: number, part: Partial<Offer> = {}): Offer => ({
  ...{ offerId, values: [], price, available: 3, pictureIndex: 0 },
  ...part,
})
const option = (name: string, ...values: string[]) => ({ name, values: values.map((text) => ({ key: text, text })) })
const product = (offers: Offer[], options: ProductDetails['options'] = []): ProductDetails =>
  ({
    ...{ productId: 7, name: 'Mug', description: ['A mug.'], pictures: [], crumbs: [], attributes: [], ratings: [0, 0, 0, 0, 0] },
    store: { storeId: 3, storeName: 'Oda', city: 'Tbilisi' },
    options,
    offers,
  }) as unknown as ProductDetails

interface Variant {
  '@type': string
  name: string
  sku: string
  url: string
  gtin?: string
  size?: string
  offers: Record<string, unknown>
  [property: string]: unknown
}
interface Group {
  '@type': string
  productGroupID: string
  variesBy?: string[]
  hasVariant: Variant[]
}

const origin = 'https://kalata.example'
const sizes = product(
  [
    offer(1, 9000, { values: ['S', '16 GB'] }),
    offer(2, 3005, { values: ['M', '16 GB'], listPrice: 7000, deal: { kind: 'lightning', endsAt: '2026-11-20T12:00:00.000Z' } }),
    offer(3, 2500, { values: ['L', '32 GB'], available: 0 }),
  ],
  [option('Size', 'S', 'M', 'L'), option('Memory', '16 GB', '32 GB')],
)

describe('a product of several offers', () => {
  const group = productData(sizes, { origin, lang: 'en' }) as unknown as Group

  it('is a group of variants, each with the id, address and price of its offer', () => {
    expect(group).toMatchObject({ '@type': 'ProductGroup', productGroupID: '7', variesBy: ['https://schema.org/size'] })
    expect(group.hasVariant.map(({ sku, name, url, size }) => [sku, name, url, size])).toEqual([
      ['1', 'Mug, S, 16 GB', `${origin}/details?id=7&offer=1&lang=en`, 'S'],
      ['2', 'Mug, M, 16 GB', `${origin}/details?id=7&offer=2&lang=en`, 'M'],
      ['3', 'Mug, L, 32 GB', `${origin}/details?id=7&offer=3&lang=en`, 'L'],
    ])
    expect(group.hasVariant[0]!.additionalProperty).toEqual([{ '@type': 'PropertyValue', name: 'Memory', value: '16 GB' }])
  })

  it('has at every offer the price of its page, what it is compared with, until when, and whether it can be bought', () => {
    expect(group.hasVariant.map(({ offers }) => offers)).toMatchObject([
      { price: '90.00', availability: 'https://schema.org/InStock' },
      { price: '30.05', priceSpecification: { price: '70.00' }, priceValidUntil: '2026-11-20T12:00:00.000Z' },
      { price: '25.00', availability: 'https://schema.org/OutOfStock' },
    ])
  })

  it('is the chosen offer alone where the address names it', () => {
    const chosen = productData(sizes, { origin, lang: 'ka', chosen: sizes.offers[1] }) as unknown as Variant
    expect(chosen).toMatchObject({
      ...{ '@type': 'Product', sku: '2', name: 'Mug, M, 16 GB', url: `${origin}/details?id=7&offer=2`, description: 'A mug.' },
      offers: { price: '30.05', url: `${origin}/details?id=7&offer=2` },
      isVariantOf: { '@type': 'ProductGroup', productGroupID: '7', url: `${origin}/details?id=7` },
    })
    expect(chosen).not.toHaveProperty('hasVariant')
  })
})

describe('a product of one offer', () => {
  const known = { sku: 'A-1', gtin: '4006381333931', mpn: 'M1', condition: 'refurbished', weight: 1250 } as const
  const data = (facts: Offer['facts'], available = 3) =>
    productData(product([offer(5, 3000, { ...(facts ? { facts } : {}), available })]), { origin, lang: 'en' }) as unknown as Variant

  it('is that product, with what is known of it', () => {
    expect(data({ ...known, unitPricing: { measure: '750 ml', base: '100ml' } })).toMatchObject({
      ...{ '@type': 'Product', name: 'Mug', sku: '5', gtin: '4006381333931', mpn: 'M1' },
      identifier: { propertyID: 'SKU', value: 'A-1' },
      weight: { value: 1250, unitCode: 'GRM' },
      offers: {
        itemCondition: 'https://schema.org/RefurbishedCondition',
        priceSpecification: {
          price: '30.00',
          referenceQuantity: { value: 750, unitCode: 'MLT', valueReference: { value: 100, unitCode: 'MLT' } },
        },
      },
    })
  })

  it('is new and in stock where nobody said otherwise, and sold out whatever was said where none is left', () => {
    expect(data(undefined).offers).toMatchObject({
      itemCondition: 'https://schema.org/NewCondition',
      availability: 'https://schema.org/InStock',
    })
    const facts = { availability: 'preorder', availableFrom: '2027-01-15T00:00:00.000Z' } as const
    expect(data(facts).offers).toMatchObject({ availability: 'https://schema.org/PreOrder', availabilityStarts: facts.availableFrom })
    expect(data(facts, 0).offers).toMatchObject({ availability: 'https://schema.org/OutOfStock' })
  })
})
