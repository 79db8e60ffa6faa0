import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { importHarness, lines } from '#demo/testing/import-harness.ts'
import { productCards } from '#server/catalogue/catalogue.tables.ts'
import { advancePhases } from '#server/deals/campaigns/phases.service.ts'
import { dealCampaigns } from '#server/deals/deals.tables.ts'
import { exportCatalogue } from './export.service.ts'

const { test, key, taxonomy, mug, folder, runImport, productOf } = importHarness()
const hour = 3_600_000

/** What the page, the card and the export say. */
async function pricesOf(id: string) {
  const product = await productOf(id)
  const now = test.clock.now().toISOString()
  const found = await test.db.execute(
    sql`select unit_price as price, compare_at_price as was from offer_prices(${now}::timestamptz) where product_id = ${product!.id} order by offer_position`,
  )
  const [card] = await test.db.select().from(productCards).where(eq(productCards.productId, product!.id))
  return { offers: found.rows, card: card && { price: card.price, was: card.compareAtPrice } }
}

describe('what a store knows of an offer', () => {
  const facts = {
    ...{ sku: 'WF-77/3B', gtin: '4860000000345', mpn: 'M 9', condition: 'refurbished', availability: 'preorder' },
    ...{ availableFrom: '2027-01-14T20:00:00.000Z', weight: 1250, unitPricing: { measure: '750 ml', base: '100 ml' } },
  }

  it('is stored, exported and, where the source no longer says it, gone', async () => {
    const offers = [{ ...{ values: ['teal'], price: 42, stock: 0 }, ...facts }, { values: ['clay'], price: 43, stock: 7 }] // oxfmt-ignore
    await runImport(folder({ 'a.jsonl': lines(...taxonomy(), mug({ offers })) }))
    const stored = await productOf()
    expect(stored!.offers[0]).toMatchObject({ ...facts, availableFrom: new Date(facts.availableFrom) })
    expect(stored!.offers[1]).toMatchObject({ sku: null, condition: null, unitPricing: null })
    const out = mkdtempSync(join(tmpdir(), 'kalata-facts-'))
    await exportCatalogue(test.ctx(), out)
    const written = readFileSync(join(out, 'products.jsonl'), 'utf8').split('\n')
    const line = written.find((each) => each.includes(`"${key('mug')}"`))!
    expect((JSON.parse(line) as { offers: object[] }).offers[0]).toMatchObject(facts)
    expect(await runImport(folder({ 'a.jsonl': lines(mug()) }))).toMatchObject({ changed: 1 })
    expect((await productOf())!.offers[0]).toMatchObject({ sku: null, gtin: null, weight: null })
  })

  it('is rejected where it is no such fact', async () => {
    const offers = [{ values: ['teal'], price: 42, stock: 1, condition: 'shiny', weight: 0, sale: { price: 50 } }]
    expect(await runImport(folder({ 'a.jsonl': lines(...taxonomy(), mug({ offers })) }))).toMatchObject({
      errors: [{ field: 'offers.0.condition' }, { field: 'offers.0.weight' }, { field: 'offers.0.sale.price' }],
    })
  })
})

describe('a sale price with its time', () => {
  it('begins and ends by itself, on the page and on the card', async () => {
    const now = test.clock.now().getTime()
    const at = (ms: number) => new Date(now + ms).toISOString()
    const offers = [
      { values: ['teal'], price: 50, stock: 5, sale: { price: 30, until: at(hour) } },
      { values: ['clay'], price: 60, stock: 5, sale: { price: 20, from: at(hour), until: at(2 * hour) } },
    ]
    const path = folder({ 'a.jsonl': lines(...taxonomy(), mug({ offers })) })
    await runImport(path)
    const id = key('mug')
    expect(await pricesOf(id)).toEqual({ offers: [{ price: 3000, was: 5000 }, { price: 6000, was: null }], card: { price: 3000, was: 5000 } }) // oxfmt-ignore
    expect(await runImport(path)).toMatchObject({ unchanged: 1 })
    test.clock.forward(hour + 1)
    await advancePhases(test.ctx())
    expect(await pricesOf(id)).toEqual({ offers: [{ price: 5000, was: null }, { price: 2000, was: 6000 }], card: { price: 2000, was: 6000 } }) // oxfmt-ignore
    test.clock.forward(hour)
    await advancePhases(test.ctx())
    expect(await pricesOf(id)).toEqual({ offers: [{ price: 5000, was: null }, { price: 6000, was: null }], card: { price: 5000, was: null } }) // oxfmt-ignore
    await expectInvariants(test.db)
  })

  it('ends where the source no longer names it, and is exported as it came', async () => {
    const until = new Date(test.clock.now().getTime() + hour).toISOString()
    const offers = [{ values: ['teal'], price: 50, stock: 5, sale: { price: 30, until } }]
    await runImport(folder({ 'a.jsonl': lines(...taxonomy(), mug({ offers })) }))
    const out = mkdtempSync(join(tmpdir(), 'kalata-sale-'))
    await exportCatalogue(test.ctx(), out)
    expect(readFileSync(join(out, 'products.jsonl'), 'utf8')).toContain(`"sale":{"price":"30.00","until":"${until}"}`)
    await runImport(folder({ 'a.jsonl': lines(mug({ offers: [{ values: ['teal'], price: 50, stock: 5 }] })) }))
    expect(await pricesOf(key('mug'))).toEqual({ offers: [{ price: 5000, was: null }], card: { price: 5000, was: null } })
    expect(await test.db.select().from(dealCampaigns).where(sql`key like 'import-%' and ends_at > ${test.clock.now().toISOString()}::timestamptz`)).toEqual([]) // oxfmt-ignore
  })
})
