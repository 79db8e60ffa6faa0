import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CategoryNode } from '#contract/catalogue/schemas.ts'
import { importHarness, lines } from '#demo/testing/import-harness.ts'
import { categories } from '#server/catalogue/catalogue.tables.ts'
import { importCommand } from '../catalogue-import.cli.ts'

const { test, key, run, taxonomy, folder, runImport, productOf } = importHarness()

const header = 'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price\r\n'
const cup = `cup,"Cup, large",,Cups,Size,L,4,12.50\r\ncup,,,,,S,2,10\r\n`

describe('an export of another shop', () => {
  it('names its category by name in any language, makes its brands, and comes again unchanged', async () => {
    await runImport(folder({ 'a.jsonl': lines(...taxonomy()) }))
    const options = { store: key('shop') }
    const path = folder({ 'products.csv': `${header}cup,"Cup, large",Brand ${run()},cups ${run()},Size,L,4,12.50\r\ncup,,,,,S,2,10\r\n` })
    expect(await runImport(path, options)).toMatchObject({ added: 1, errors: [], made: { brands: [`Brand ${run()}`], categories: [] } })
    expect(await productOf(`${key('shop')}/cup`)).toMatchObject({
      name: { en: 'Cup, large' },
      offers: [{ price: 1250 }, { price: 1000 }],
    })
    expect(await runImport(path, options)).toMatchObject({ unchanged: 1, made: { brands: [] } })
    await expect(runImport(path)).rejects.toThrow('products.csv does not say whose products it holds: name the store with --store "<name>"')
  })

  it('makes its store where that is new, and keeps its products apart from those of other stores', async () => {
    const path = folder({ 'products.csv': header + cup })
    const both = [`One ${run()}`, `Two ${run()}`]
    for (const store of both)
      expect(await runImport(path, { store, createCategories: true })).toMatchObject({ added: 1, made: { stores: [store] } })
    for (const store of both)
      expect(await runImport(path, { store: store.toUpperCase(), createCategories: true })).toMatchObject({ unchanged: 1 })
    expect(await productOf(`one-${run()}/cup`)).toBeDefined()
    expect(await productOf(`two-${run()}/cup`)).toBeDefined()
  })

  it('with --no-create-categories is rejected where the mall has no such category; they are made where that is asked for', async () => {
    await runImport(folder({ 'a.jsonl': lines(...taxonomy()) }))
    const path = folder({ 'products.csv': `${header}a,A,,Strange ${run()},Title,Default Title,1,5\r\nb,B,,,Title,Default Title,1,5\r\n` })
    const options = { store: `S ${run()}` }
    expect(await runImport(path, { ...options, createCategories: false })).toMatchObject({
      added: 0,
      errors: [
        {
          line: 2,
          field: 'Type',
          reason: `there is no category «Strange ${run()}»: --create-categories makes it, --mapping names another`,
        },
        { line: 3, field: 'Type', reason: 'names no category: --create-categories makes it, --mapping names another' },
      ],
      made: { stores: [] },
    })
    expect(await runImport(path, { ...options, createCategories: true, dryRun: true })).toMatchObject({
      added: 2,
      made: { categories: expect.arrayContaining([`Strange ${run()}`]) as string[] },
    })
    expect(await runImport(path, { ...options, createCategories: true })).toMatchObject({ added: 2, errors: [] })
    const twice = folder({ 'products.csv': header + ['x', 'y'].map((id) => `${id},X,,New ${run()},Title,Default Title,1,5\r\n`).join('') })
    const tried = await runImport(twice, { ...options, createCategories: true, dryRun: true })
    expect(tried.made.categories).toEqual([`New ${run()}`])
    const shown = await test.call('catalogue.categories', undefined, { lang: 'ka' })
    const other = (shown.data as CategoryNode[]).find(({ categoryName }) => categoryName === 'სხვა საქონელი')
    expect(other!.categoryList.map(({ categoryName }) => categoryName)).toEqual(expect.arrayContaining([`Strange ${run()}`, 'სხვადასხვა']))
  })

  it('comes in below the nearest category by name, else below "Other goods", and says so in one line', async () => {
    const garden = {
      type: 'category',
      id: key('garden'),
      parent: key('home'),
      name: { en: `Zarden${run()} toolkits`, ru: `Садовые${run()} штучки` },
    }
    await runImport(folder({ 'a.jsonl': lines(...taxonomy(), garden) }))
    const rows = [`Zarden${run()} toolkit`, `Всё для сада > Садовые${run()} штучка`, `Qwxyz${run()}`, ''].map(
      (type, i) => `p${i},P ${i},,"${type}",Title,Default Title,1,5\r\n`,
    )
    const path = folder({ 'products.csv': header + rows.join('') })
    const args = [join(path, 'products.csv'), '--store', `Near ${run()}`]
    const strict = await importCommand(test.ctx(), [...args, '--strict'])
    expect(strict).toMatchObject({ ok: false, data: { added: 0, findings: { category: { count: 4 } } } })
    expect(strict.text).toContain('Nothing was imported')
    const { text, data } = await importCommand(test.ctx(), args)
    expect(data).toMatchObject({ added: 4, refused: 0 })
    expect(text.match(/^  Lost +4 products came in below other categories: /m)).toBeTruthy()
    const categoryOf = async (id: string) => {
      const product = await productOf(`near-${run()}/${id}`)
      const [found] = await test.db.select().from(categories).where(eq(categories.id, product!.categoryId))
      return found!.key
    }
    expect([await categoryOf('p0'), await categoryOf('p1'), await categoryOf('p2'), await categoryOf('p3')]).toEqual([
      key('garden'),
      key('garden'),
      'other/rest',
      'other/rest',
    ])
  })

  it('finds the nearest known category of a path', async () => {
    await runImport(folder({ 'a.jsonl': lines(...taxonomy()) }))
    const path = folder({ 'products.csv': `${header}a,A,,Home > Cups ${run()} > Tiny,Title,Default Title,1,5\r\n` })
    expect(await runImport(path, { store: key('shop') })).toMatchObject({ added: 1, errors: [] })
  })

  it('is mapped by a table that --write-mapping writes and a spreadsheet fills in', async () => {
    await runImport(folder({ 'a.jsonl': lines(...taxonomy()) }))
    const rows = ['Mugs', 'Mugs', `cups ${run()}`, 'Odd, things'].map((type, i) => `p${i},P,,"${type}",Title,Default Title,1,5\r\n`)
    const path = folder({ 'products.csv': header + rows.join('') })
    const map = join(path, 'map.csv.txt')
    const args = [join(path, 'products.csv'), '--store', key('shop')]
    expect(await importCommand(test.ctx(), [...args, '--write-mapping', map])).toMatchObject({ ok: true, data: { types: 3, known: 1 } })
    const written = readFileSync(map, 'utf8')
    expect(written).toBe(`\uFEFFtype,products,category\r\nMugs,2,\r\ncups ${run()},1,${key('cups')}\r\n"Odd, things",1,\r\n`)
    // A spreadsheet where the comma is the decimal separator.
    writeFileSync(map, `type;products;category\r\nMUGS;2;${key('cups')}\r\nOdd, things;1;nowhere\r\n`)
    await expect(importCommand(test.ctx(), [...args, '--mapping', map])).rejects.toThrow(`${map}:3: there is no category «nowhere»`)
    writeFileSync(map, `type;products;category\r\nMUGS;2;${key('cups')}\r\nOdd, things;1;ფინჯნები\r\n`)
    expect(await importCommand(test.ctx(), [...args, '--mapping', map])).toMatchObject({ ok: true, data: { added: 4 } })
    await importCommand(test.ctx(), [...args, '--write-mapping', map])
    expect(readFileSync(map, 'utf8')).toContain(`Mugs,2,${key('cups')}\r\n`)
  })

  it('moves a product when its mapping changes, though its row is the same', async () => {
    const other = { type: 'category', id: key('bowls'), parent: key('home'), name: `Bowls ${run()}` }
    await runImport(folder({ 'a.jsonl': lines(...taxonomy(), other) }))
    const path = folder({ 'products.csv': header + cup })
    const to = (name: string) => ({ store: key('shop'), mapping: new Map([['cups', key(name)]]) })
    expect(await runImport(path, to('cups'))).toMatchObject({ added: 1 })
    expect(await runImport(path, to('bowls'))).toMatchObject({ changed: 1 })
  })

  it('counts what an earlier file of the store had and this one has not, which stays on sale', async () => {
    const store = `Part ${run()}`
    const file = (...handles: string[]) =>
      folder({
        'p.csv': header + handles.map((each) => `${each},${each},,Cups,Title,Default Title,1,${each === 'bad' ? '' : 5}\r\n`).join(''),
      })
    const bring = async (path: string, ...args: string[]) => importCommand(test.ctx(), [join(path, 'p.csv'), '--store', store, '--create-categories', ...args]) // oxfmt-ignore
    expect(await bring(file('one', 'two', 'three'))).toMatchObject({ data: { added: 3, absent: 0 } })
    await runImport(file('other'), { store: `Another ${run()}`, createCategories: true })
    const { text, data } = await bring(file('two'), '--dry-run')
    expect(data).toMatchObject({ unchanged: 1, absent: 2 })
    expect(text).toMatch(
      /^ {2}Absent +2 listed products of before are not in the file: they stay on sale \(--unlist-absent takes them off\)$/m,
    )
    expect(await productOf(`part-${run()}/one`)).toMatchObject({ listed: true })
    // A row that is refused is in the file.
    expect((await bring(file('two', 'bad', 'three'))).data).toMatchObject({ absent: 1 })
  })

  it('with --dry-run says in a dozen lines what would come in, with a verdict, and writes a report', async () => {
    const path = folder({ 'products.csv': `${header}${cup}a,A,Acme,Strange ${run()},Title,Default Title,,5\r\n` })
    const args = [path, '--store', `Dry ${run()}`, '--create-categories', '--dry-run']
    const { text } = await importCommand(test.ctx(), args)
    expect(text.split('\n').length).toBeLessThanOrEqual(12)
    expect(text.split('\n').at(-1)).toBe('2 of 2 products can be sold today')
    expect(readFileSync(`${path}.report.csv`, 'utf8')).toBe('\uFEFFfile,row,product,column,value,reason,proposal\r\n')
    expect(await runImport(path, { store: `Dry ${run()}`, createCategories: true, dryRun: true })).toMatchObject({ added: 2 })
    expect(text).toMatch(/^Nothing was written; this would come in: 2 new, 0 changed, 0 unchanged, 0 refused;/)
    for (const part of [
      "Read       products.csv, Shopify's product export (commas)",
      `Stores     1 would be made: Dry ${run()}`,
      'Brands     1 would be made: Acme',
      'Offers     3 of 2 products, 5.00 to 12.50 ₾, 0 reduced',
      'Stock      16 units; 1 offer is in stock without a count (--stock sets theirs)',
      'Pictures   0 of 0 found',
      'Without    2 of 2 products show a drawn picture: kalata goods without-pictures',
    ])
      expect(text).toContain(part)
    expect(await productOf(`dry-${run()}/cup`)).toBeUndefined()
  })
})
