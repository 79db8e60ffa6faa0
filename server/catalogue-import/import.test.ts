import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { anEmptyPurchase } from '#demo/factories/orders.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { importHarness, lines } from '#demo/testing/import-harness.ts'
import { priceHistory } from '#server/catalogue/catalogue.tables.ts'
import { reserveStock } from '#server/catalogue/stock/stock.service.ts'
import { writeIndexVersion } from '#server/search/documents/index.queries.ts'
import { indexVersion } from '#server/search/documents/index.rules.ts'
import { importCommand } from './catalogue-import.cli.ts'
import { importCatalogue } from './import.service.ts'
import { openSource, type Source } from './source.service.ts'

const { test, key, run, taxonomy, mug, folder, runImport, productOf } = importHarness()

describe('an import', () => {
  it('brings files in, to be browsed and found at once', async () => {
    expect(await runImport(folder({ 'a.jsonl': lines(...taxonomy(), mug({ name: `ფინჯანი${run()} ყავისთვის` })) }))).toMatchObject({
      added: 1,
      taxonomyRecords: 3,
      errorCount: 0,
    })
    const found = await test.call('search.search', { keywords: `ფინჯანი${run()}` })
    expect(found.data.pageResult.results[0]).toMatchObject({ name: `ფინჯანი${run()} ყავისთვის`, price: 4200, offerCount: 2 })
    const details = await test.call('catalogue.product', { id: found.data.pageResult.results[0].productId })
    expect(details.data.offers).toMatchObject([{ available: 5 }, { available: 7 }])
    await expectInvariants(test.db)
  })

  it('leaves a search index that the next start need not build, in a mall of any age', async () => {
    const versions = async () => (await test.db.execute(sql`select version from search_index`)).rows
    await writeIndexVersion(test.db, 0)
    await runImport(folder({ 'a.jsonl': lines(...taxonomy(), mug()) }), { dryRun: true })
    expect(await versions()).toEqual([{ version: 0 }])
    await runImport(folder({ 'a.jsonl': lines(...taxonomy(), mug()) }))
    expect(await versions()).toEqual([{ version: indexVersion }])
  })

  it('changes nothing when it comes again, and only what changed when that did', async () => {
    const path = folder({ 'a.jsonl': lines(...taxonomy(), mug(), mug({ id: key('other') })) })
    await runImport(path)
    const before = await productOf()
    expect(await runImport(path)).toMatchObject({ added: 0, changed: 0, unchanged: 2, taxonomyRecords: 0 })
    writeFileSync(join(path, 'a.jsonl'), lines(...taxonomy(), mug({ name: 'სხვა სახელი' }), mug({ id: key('other') })))
    expect(await runImport(path)).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    const after = await productOf()
    expect(after).toMatchObject({ id: before!.id, name: { ka: 'სხვა სახელი' }, createdAt: before!.createdAt })
    expect(after!.offers).toEqual(before!.offers)
  })

  it('updates stock only where the source counts again, never below what is reserved', async () => {
    const path = folder({ 'a.jsonl': lines(...taxonomy(), mug()) })
    await runImport(path)
    const [teal] = (await productOf())!.offers
    await reserveStock(test.ctx(), await anEmptyPurchase(test.ctx()), [{ offerId: teal!.id, quantity: 3 }], new Date(0))
    writeFileSync(join(path, 'a.jsonl'), lines(mug({ name: 'ახალი' })))
    await runImport(path)
    expect((await productOf())!.offers[0]).toMatchObject({ stockOnHand: 5, stockReserved: 3 })
    writeFileSync(
      join(path, 'a.jsonl'),
      lines(
        mug({
          offers: [
            { values: ['teal'], price: 42, stock: 1 },
            { values: ['clay'], price: 43, stock: 20 },
          ],
        }),
      ),
    )
    await runImport(path)
    expect((await productOf())!.offers.map(({ stockOnHand }) => stockOnHand)).toEqual([3, 20])
    await expectInvariants(test.db)
  })

  it('keeps prices in a history, and strikes through what was truly asked before', async () => {
    const path = folder({ 'a.jsonl': lines(...taxonomy(), mug({ options: [], offers: [{ price: 50, stock: 1 }] })) })
    await runImport(path)
    const cheaper = async (price: number) => {
      test.clock.forward(60_000)
      writeFileSync(join(path, 'a.jsonl'), lines(mug({ options: [], offers: [{ price, stock: 1 }] })))
      await runImport(path)
      const [offer] = (await productOf())!.offers
      return [offer!.price, offer!.compareAtPrice]
    }
    expect(await cheaper(40)).toEqual([4000, 5000])
    expect(await cheaper(60)).toEqual([6000, null])
    expect(await cheaper(45)).toEqual([4500, null])
    const [offer] = (await productOf())!.offers
    const history = await test.db.select().from(priceHistory).where(eq(priceHistory.offerId, offer!.id)).orderBy(priceHistory.since)
    expect(history.map(({ price }) => price)).toEqual([5000, 4000, 6000, 4500])
  })

  it('removes an offer that its product no longer has, and empties one that a checkout reserved', async () => {
    const path = folder({ 'a.jsonl': lines(...taxonomy(), mug()) })
    await runImport(path)
    const [teal] = (await productOf())!.offers
    await reserveStock(test.ctx(), await anEmptyPurchase(test.ctx()), [{ offerId: teal!.id, quantity: 1 }], new Date(0))
    const gold = {
      options: [{ name: 'ფერი', values: [{ id: 'gold', name: 'ოქრო' }] }],
      offers: [{ values: ['gold'], price: 99, stock: 2 }],
    }
    writeFileSync(join(path, 'a.jsonl'), lines(mug(gold)))
    await runImport(path)
    expect((await productOf())!.offers.map((offer) => [offer.key, offer.stockOnHand, offer.stockReserved])).toEqual([
      ['gold', 2, 0],
      ['teal', 1, 1],
    ])
    await expectInvariants(test.db)
  })

  it('recognises an offer under another id, and lets offers exchange their values', async () => {
    const two = (...ids: [string, string][]) => mug({ offers: ids.map(([id, value]) => ({ id, values: [value], price: 42, stock: 5 })) })
    const path = folder({ 'a.jsonl': lines(...taxonomy(), two(['1', 'teal'], ['2', 'clay'])) })
    await runImport(path)
    const before = (await productOf())!.offers
    await reserveStock(test.ctx(), await anEmptyPurchase(test.ctx()), [{ offerId: before[0]!.id, quantity: 1 }], new Date(0))
    writeFileSync(join(path, 'a.jsonl'), lines(two(['sku-1', 'teal'], ['2', 'clay'])))
    expect(await runImport(path)).toMatchObject({ changed: 1, errors: [] })
    expect((await productOf())!.offers.map(({ id, key, stockReserved }) => [id, key, stockReserved])).toEqual([
      [before[0]!.id, 'sku-1', 1],
      [before[1]!.id, '2', 0],
    ])
    writeFileSync(join(path, 'a.jsonl'), lines(two(['sku-1', 'clay'], ['2', 'teal'])))
    expect(await runImport(path)).toMatchObject({ changed: 1, errors: [] })
    expect((await productOf())!.offers.map(({ id, values }) => [id, ...values])).toEqual([
      [before[0]!.id, 'clay'],
      [before[1]!.id, 'teal'],
    ])
    writeFileSync(join(path, 'a.jsonl'), lines(two(['2', 'clay'])))
    expect(await runImport(path)).toMatchObject({ changed: 1, errors: [] })
    expect((await productOf())!.offers.map(({ id, key, stockOnHand }) => [id, key, stockOnHand])).toEqual([
      [before[1]!.id, '2', 5],
      [before[0]!.id, 'sku-1', 1],
    ])
    await expectInvariants(test.db)
  })

  it('names every bad row with its line, field and reason, and brings the good ones in', async () => {
    const path = folder({
      'a.jsonl': [
        ...taxonomy().map((each) => JSON.stringify(each)),
        JSON.stringify(mug()),
        '{"type":"product",',
        JSON.stringify(mug({ id: key('nowhere'), category: 'no-such' })),
        JSON.stringify(mug({ id: key('high'), category: key('home') })),
        JSON.stringify(mug({ id: key('lost'), store: 'no-such', brand: 'no-such' })),
        JSON.stringify(mug({ id: key('cheap'), options: [], offers: [{ price: -5, stock: 1 }] })),
        JSON.stringify(mug()),
        JSON.stringify(mug({ id: key('last'), name: 'ბოლო' })),
      ].join('\n'),
    })
    const result = await runImport(path)
    expect(result).toMatchObject({ added: 2, rejected: 6 })
    expect(result.errors.map(({ line, field }) => `${line} ${field}`)).toEqual([
      '5 (line)',
      '6 category',
      '7 category',
      '8 store',
      '8 brand',
      '9 offers.0.price',
      '10 id',
    ])
    expect(await productOf(key('last'))).toBeDefined()
  })

  it('with --dry-run writes nothing, with --strict nothing unless all is well', async () => {
    const bad = folder({ 'a.jsonl': lines(...taxonomy(), mug(), mug({ id: key('bad'), store: 'no-such' })) })
    expect(await importCommand(test.ctx(), [bad, '--dry-run'])).toMatchObject({ ok: false, data: { added: 1, refused: 1 } })
    expect(await importCommand(test.ctx(), [bad, '--strict'])).toMatchObject({ ok: false, data: { added: 0, refused: 1 } })
    expect(await productOf()).toBeUndefined()
    const good = folder({ 'a.jsonl': lines(...taxonomy(), mug()) })
    expect(await importCommand(test.ctx(), [good, '--strict'])).toMatchObject({ ok: true, data: { added: 1 } })
    expect(await importCommand(test.ctx(), [good, '--dry-run'])).toMatchObject({ data: { added: 0, unchanged: 1, shelves: 0 } })
    const other = folder({ 'a.jsonl': lines({ ...taxonomy()[2], about: 'ახალი' }, mug({ name: 'სხვა' })) })
    expect(await importCommand(test.ctx(), [other, '--dry-run'])).toMatchObject({ data: { added: 0, changed: 1, shelves: 1 } })
  })

  it('keeps products in categories and categories in root categories', async () => {
    await runImport(folder({ 'a.jsonl': lines(...taxonomy(), mug()) }))
    const result = await runImport(
      folder({
        'a.jsonl': lines(
          { type: 'category', id: key('cups'), name: 'ფინჯნები' },
          { type: 'category', id: key('other'), name: 'სხვა' },
          { type: 'category', id: key('home'), parent: key('other'), name: 'სახლი' },
        ),
      }),
    )
    expect(result.errors.map(({ line, field, reason }) => [line, field, reason.slice(0, 30)])).toEqual([
      [1, 'parent', 'products stand in this categor'],
      [3, 'parent', 'this root category has categor'],
    ])
  })

  it('rejects what is no UTF-8, line by line or, for UTF-16, as a whole', async () => {
    const russian = Buffer.concat([
      Buffer.from(lines(...taxonomy(), mug())),
      Buffer.from([0x7b, 0xcf, 0xf0, 0xe8, 0x0a]),
      Buffer.from(lines(mug({ id: key('after') }))),
    ])
    expect(await runImport(folder({ 'a.jsonl': russian }))).toMatchObject({ added: 2, errors: [{ line: 5, reason: 'is not UTF-8' }] })
    const wide = await runImport(folder({ 'a.jsonl': Buffer.from(`\ufeff${lines(mug())}`, 'utf16le') }))
    expect(wide).toMatchObject({ added: 0, errors: [{ line: 1, reason: expect.stringContaining('UTF-16') as string }] })
    const marked = await runImport(folder({ 'a.jsonl': `\ufeff${lines(mug({ id: key('marked') }))}` }))
    expect(marked).toMatchObject({ added: 1, errorCount: 0 })
  })

  it('leaves a catalogue that the next run completes when it is cut in the middle', async () => {
    const many = Array.from({ length: 700 }, (_, i) => mug({ id: key(`p${i}`), name: `ნივთი ${i}` }))
    const path = folder({ 'a.jsonl': lines(...taxonomy(), ...many) })
    const source = await openSource(path, { lang: 'ka', now: test.clock.now(), uncountedStock: 10, rates: {} })
    const cut: Source = {
      ...source,
      async *entries() {
        let seen = 0
        for await (const entry of source.entries()) {
          if (seen++ > 600) throw new Error('cut')
          yield entry
        }
      },
    }
    await expect(importCatalogue(test.ctx(), cut)).rejects.toThrow('cut')
    const result = await runImport(path)
    expect(result.added + result.unchanged).toBe(700)
    expect(result.unchanged).toBeGreaterThan(0)
    expect(result.unchanged % 250).toBe(0)
    const bare = await test.db.execute(sql`select id from products p where not exists (select 1 from offers where product_id = p.id)
      or not exists (select 1 from search_documents where product_id = p.id) or not exists (select 1 from product_cards where product_id = p.id)`)
    expect(bare.rows).toEqual([])
  })

  it('may run twice at once: of the same files nothing is half, of others nothing waits in a circle', async () => {
    const many = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, i) => mug({ id: key(`t${from + i}`), name: `საერთო სიტყვა ${from + i}` }))
    await runImport(folder({ 'a.jsonl': lines(...taxonomy()) }))
    const paths = [many(0, 600), many(300, 900).reverse()].map((files) => folder({ 'a.jsonl': lines(...files) }))
    const results = await Promise.all(paths.map((path) => runImport(path)))
    expect(results).toMatchObject([{ errors: [] }, { errors: [] }])
    const { rows } = await test.db.execute(sql`select count(*)::int as n from offers o join products p on p.id = o.product_id
      where p.key like ${`t%-${run()}`}`)
    expect(rows).toEqual([{ n: 1800 }])
    await expectInvariants(test.db)
  })
})
