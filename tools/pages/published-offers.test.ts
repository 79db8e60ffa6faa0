import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductDetails } from '#contract/catalogue/schemas.ts'
import type { Language } from '#contract/core/languages.ts'
import { fillMall } from '#demo/mall/fill-mall.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { exportCatalogue, exportFeed } from '#server/catalogue-import/export.service.ts'
import { productData } from '#storefront/catalogue/product/product-data.ts'
import { structuredDataProblems } from './structured-data.ts'

/** What the feed, the structured data, the page and the export of the demo mall say of every offer, a part of which is used, on preorder, weighed and so on. */

const test = testMall()
const origin = 'https://kalata.example'
const folder = mkdtempSync(join(tmpdir(), 'kalata-published-'))
afterAll(() => rmSync(folder, { recursive: true }))

const products: ProductDetails[] = []
beforeAll(async () => {
  await fillMall(test.ctx(), test.clock.now(), { pictures: 'none' })
  await test.db.execute(sql`
    update offers set
      sku = case when id % 2 = 0 then 'S-' || id end,
      gtin = (select code || (10 - sum(substr(code, place, 1)::int * (1 + 2 * ((place + 1) % 2))) % 10) % 10
        from lpad(id::text, 12, '486000000000') code, generate_series(1, 12) place where id % 3 = 0 group by code),
      mpn = case when id % 5 = 0 then 'M ' || id end,
      condition = (array['new', 'refurbished', 'used', null])[1 + id % 4],
      availability = (array['preorder', 'backorder', null, null, null])[1 + id % 5],
      available_from = case when id % 5 < 2 and id % 3 > 0 then ${test.clock.now().toISOString()}::timestamptz + (id % 7 - 2) * interval '1 day' end,
      weight = case when id % 7 = 0 then 100 + id end,
      unit_pricing = case when id % 11 = 0 then '{"measure": "750 ml", "base": "100 ml"}'::jsonb when id % 11 = 1 then '{"measure": "2 kg"}'::jsonb end`)
  const { rows } = await test.db.execute<{ id: number }>(sql`select id from products where listed order by id`)
  for (const { id } of rows)
    products.push(withPhotos((await test.call('catalogue.product', { id }, { lang: 'en' })).data as ProductDetails))
}, 180_000)

/** The mall was filled without its pictures, and a placeholder is published as none. */
const withPhotos = (product: ProductDetails): ProductDetails => ({
  ...product,
  pictures: product.pictures.map(({ placeholder: _, ...picture }) => picture),
})

type Row = Record<string, string>
interface Published {
  sku: string
  url: string
  gtin?: string
  mpn?: string
  identifier?: { value: string }
  weight?: { value: number }
  offers: {
    url: string
    price: string
    availability: string
    availabilityStarts?: string
    itemCondition: string
    priceValidUntil?: string
    priceSpecification?: object | object[]
  }
}

async function feedOf(lang: Language): Promise<Map<string, Row>> {
  const file = join(folder, `${lang}.tsv`)
  await exportFeed(test.ctx(), file, lang, origin)
  const [header, ...lines] = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
  const rows = lines.map((cells) => Object.fromEntries(header!.map((name, at) => [name, cells[at]!])))
  return new Map(rows.map((row) => [row.id!, row]))
}

const variantsOf = (product: ProductDetails, lang: Language): Published[] => {
  const data = productData(product, { origin, lang }) as unknown as { hasVariant?: Published[] } & Published
  return data.hasVariant ?? [data]
}

const words = (schemaAddress: string) => schemaAddress.split('/').at(-1)!
const conditions: Record<string, string> = { NewCondition: 'new', RefurbishedCondition: 'refurbished', UsedCondition: 'used' }
const availabilities: Record<string, string> = {
  InStock: 'in_stock',
  OutOfStock: 'out_of_stock',
  PreOrder: 'preorder',
  BackOrder: 'backorder',
}
const second = (instant: string | undefined) => (instant ? `${new Date(instant).toISOString().slice(0, 19)}Z` : '')

describe('what the mall publishes of its offers', () => {
  it.each(['ka', 'en'] as const)('is the same in the feed and in the structured data (%s)', async (lang) => {
    const feed = await feedOf(lang)
    const published = products.flatMap((product) => variantsOf(product, lang))
    expect(published.map(({ sku }) => sku).toSorted()).toEqual([...feed.keys()].toSorted())
    expect(feed.size).toBeGreaterThan(300)
    const facts = new Map(products.flatMap(({ offers }) => offers.map(({ offerId, facts: known }) => [String(offerId), known])))
    const ofData = published.map(({ sku, url, gtin = '', mpn = '', weight, offers }) => ({
      ...{ id: sku, link: url, gtin, mpn },
      price: `${offers.price} GEL`,
      availability: availabilities[words(offers.availability)],
      availabilityDate: second(offers.availabilityStarts),
      condition: conditions[words(offers.itemCondition)],
      weight: weight ? `${weight.value} g` : '',
      saleEnds: second(offers.priceValidUntil),
      unitPricing: { measure: '', base: '', ...facts.get(sku)?.unitPricing },
    }))
    const ofFeed = published.map(({ sku }) => {
      const row = feed.get(sku)!
      return {
        ...{ id: sku, link: row.link, gtin: row.gtin, mpn: row.mpn },
        price: row.sale_price || row.price,
        availability: row.availability,
        availabilityDate: row.availability_date,
        condition: row.condition,
        weight: row.shipping_weight,
        saleEnds: row.sale_price_effective_date!.split('/')[1] ?? '',
        unitPricing: { measure: row.unit_pricing_measure, base: row.unit_pricing_base_measure },
      }
    })
    expect(ofFeed).toEqual(ofData)
    for (const [column, seen] of Object.entries({
      condition: 3,
      availability: 4,
      availability_date: 3,
      shipping_weight: 9,
      gtin: 9,
      mpn: 9,
    }))
      expect(new Set([...feed.values()].map((row) => row[column])).size, column).toBeGreaterThanOrEqual(seen)
  })

  it('is what the page shows and the export keeps', async () => {
    await exportCatalogue(test.ctx(), folder)
    const exported = readFileSync(join(folder, 'products.jsonl'), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Exported)
    const { rows } = await test.db.execute<{ id: number; key: string }>(sql`select id, key from products`)
    const keys = new Map(rows.map(({ id, key }) => [id, key]))
    const names = ['sku', 'gtin', 'mpn', 'condition', 'weight', 'unitPricing'] as const
    for (const product of products) {
      const { offers } = exported.find(({ id }) => id === keys.get(product.productId))!
      product.offers.forEach(({ facts = {} }, at) => {
        for (const name of names) expect(facts[name]).toEqual(offers[at]![name])
      })
    }
  })

  it('is one offer where the address names it, at the address of the feed', async () => {
    const feed = await feedOf('en')
    for (const product of products)
      for (const chosen of product.offers) {
        const data = productData(product, { origin, lang: 'en', chosen }) as unknown as Published
        expect([data.sku, data.url, data.offers.url]).toEqual([String(chosen.offerId), ...Array<string>(2).fill(feed.get(data.sku)!.link!)])
      }
  })

  it('is what schema.org and Google ask for', () => {
    const problems = products.flatMap((product) =>
      [undefined, product.offers[0]].flatMap((chosen) =>
        structuredDataProblems(
          JSON.stringify({ '@context': 'https://schema.org', ...productData(product, { origin, lang: 'en', chosen }) }),
        ),
      ),
    )
    expect(problems).toEqual([])
  })
})

interface Exported {
  id: string
  offers: Record<string, unknown>[]
}
