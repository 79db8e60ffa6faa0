import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { aLightningDeal } from '#demo/factories/deals.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { dealsCommand } from './deals.cli.ts'
import { slotWindows } from './deals.rules.ts'

const test = testMall()
const run = (...args: string[]) => dealsCommand(test.ctx(), args)
const folder = mkdtempSync(join(tmpdir(), 'kalata-deals-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
function file(campaign: object): string {
  const path = join(folder, `${Math.random()}.json`)
  writeFileSync(path, JSON.stringify(campaign))
  return path
}
const keyOf = async (id: number) => (await test.db.select({ key: products.key }).from(products).where(eq(products.id, id)))[0]!.key
const lightning = { kind: 'lightning', from: '2026-11-20', to: '2026-11-21', slots: ['10-12', '18:30-20'] }

describe('kalata deals', () => {
  it('makes a campaign of a file, lists, pauses, resumes and ends it', async () => {
    const product = await aProduct(test.ctx(), { price: 5000, stock: 20 })
    const item = { product: await keyOf(product.id), price: '39.90', quota: 5, limit: 2 }
    expect(await run('create', file({ ...lightning, key: 'weekend', items: [item] }))).toMatchObject({ ok: true })
    // 10-12 of the first day is over: it is noon in Tbilisi.
    expect((await run('list')).text).toContain('weekend  lightning  active')
    expect((await run('list')).text).toContain('3 deals, 0 of 15 claimed')
    expect(await run('pause', 'weekend')).toMatchObject({ ok: true, text: 'weekend is paused' })
    expect(await run('resume', 'weekend')).toMatchObject({ ok: true })
    expect(await run('end', 'weekend')).toMatchObject({ ok: true })
    expect(await run('resume', 'weekend')).toMatchObject({
      ok: false,
      text: 'weekend is ended and stays so: create another, under another key',
    })
    expect(await run('end', 'nothing')).toMatchObject({ ok: false })
    const left = await test.db.execute(
      sql`select from lightning_deals where offer_id = ${product.offerId} and ends_at > ${test.clock.now().toISOString()}`,
    )
    expect(left.rows).toEqual([])
  })

  it('makes a discount of options', async () => {
    const product = await aProduct(test.ctx(), { price: 5000 })
    const options = ['--key', 'autumn', '--kind', 'discount', '--from', '2026-11-20', '--to', '2026-11-20', '--percent', '15']
    expect(await run('create', ...options, '--product', await keyOf(product.id))).toMatchObject({ ok: true, text: 'autumn is made' })
    expect((await test.call('catalogue.product', { id: product.id })).data.offers[0]).toMatchObject({ price: 4250 })
    await expect(run('create', '--what')).rejects.toThrow('Usage')
    await expect(run('sell')).rejects.toThrow('Usage')
  })

  it('rejects with every reason, and makes nothing', async () => {
    const [cheap, busy, several] = [
      await aProduct(test.ctx(), { price: 1000, stock: 3 }),
      await aProduct(test.ctx()),
      await aProduct(test.ctx(), { offers: [{}, {}] }),
    ]
    await aLightningDeal(test.ctx(), busy.offerId, { startsIn: 20, hours: 40 })
    const reasons = async (campaign: object) => (await run('create', file({ key: 'wrong', ...campaign }))).text
    const items = [
      { product: await keyOf(cheap.id), price: '10.00', quota: 4, limit: 5 },
      { product: await keyOf(busy.id), price: '20', quota: 1 },
    ]
    const text = await reasons({ ...lightning, items })
    for (const reason of [
      'price 1000 is not below its own price 1000',
      'quota 4 is not between 1 and the 3 in stock',
      'limit 5',
      'another lightning deal overlaps',
    ])
      expect(text).toContain(reason)
    expect(await reasons({ ...lightning, slots: ['10-12', '11-13'], items: [{ ...items[1]!, limit: 1 }] })).toContain('slots overlap')
    expect(await reasons({ ...lightning, items: [{ product: 'no-such', price: 1, quota: 1 }] })).toContain('unknown: {"product":"no-such"')
    expect(await reasons({ ...lightning, items: [{ product: await keyOf(several.id), price: 1, quota: 1 }] })).toContain('several offers')
    expect(
      await reasons({ kind: 'discount', from: '2026-11-20', to: '2026-11-30', items: [{ product: await keyOf(cheap.id), price: '11' }] }),
    ).toContain('not below')
    expect(await reasons({ kind: 'sale', from: 1, items: [{ color: 'red' }] })).toMatch(
      /kind is lightning or discount[^]*unknown field "color"/,
    )
    const noDay = {
      kind: 'discount',
      from: '2026-11-20T10:00Z',
      to: '2026-11-31T10:00Z',
      items: [{ product: await keyOf(busy.id), percent: 5 }],
    }
    expect((await run('create', file({ key: 'wrong', ...noDay }))).ok).toBe(false)
    expect((await run('list')).text).not.toContain('wrong')
  })
})

describe('slots', () => {
  const now = new Date('2026-11-20T08:00:00Z')
  it('are Tbilisi’s hours as instants, without those that are over', () => {
    expect(slotWindows('2026-11-20', '2026-11-20', ['10-12', '22:30-24'], now)).toEqual([
      { startsAt: new Date('2026-11-20T18:30:00Z'), endsAt: new Date('2026-11-20T20:00:00Z') },
    ])
    for (const wrong of [
      ['2026-02-30', '2026-03-01'],
      ['2026-11-21', '2026-11-20'],
      ['2026-11-20', '2027-01-20'],
      ['today', 'tomorrow'],
    ] as const)
      expect(slotWindows(wrong[0], wrong[1], ['10-12'], now)).toBeUndefined()
    for (const wrong of [['12-10'], ['10-25'], ['10:75-11'], ['10-12', '11-13'], ['']])
      expect(slotWindows('2026-11-20', '2026-11-20', wrong, now)).toBeUndefined()
  })
})
