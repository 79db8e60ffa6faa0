/** Files as people save, rename and mend them: each is read, or says what it is and what to do. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importHarness } from '#demo/testing/import-harness.ts'
import { importCommand } from './catalogue-import.cli.ts'

const { test, run, folder } = importHarness()
const table = (...rows: string[]) => rows.map((row) => `${row}\r\n`).join('')

async function dryRun(name: string, content: string | Buffer) {
  const path = folder({ [name]: content })
  const args = [join(path, name), '--store', `Unusual ${run()}`, '--create-categories', '--dry-run']
  const { text, data, ok } = await importCommand(test.ctx(), args)
  const result = data as {
    added: number
    totals: { units: number; uncounted: number; lowestPrice: number; highestPrice: number; picturesNamed: number }
    rows: object
    findings: Record<string, { count: number; values: string[] }>
  }
  const errors = (data as Record<string, unknown>)['faults'] as { line: number; reason: string }[]
  return { ...result, errors, text, ok, report: () => readFileSync(join(path, name.replace(/\.csv$/, '.report.csv')), 'utf8') }
}

const header = 'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Inventory Qty,Image Src'
const row = 'a,Table,Title,Default Title,12.90,3,'
const sold = { added: 1, totals: { units: 3, lowestPrice: 1290 }, rows: { variants: 1, lost: 0 } }
const woo = 'ID,Type,SKU,Name,Published,Stock,Sale price,Regular price,Categories,Date sale price ends'

describe('a table', () => {
  it.each([
    ['UTF-16 without its mark', Buffer.from(table(header, row), 'utf16le')],
    ['UTF-16 with the high byte first, without its mark', Buffer.from(table(header, row), 'utf16le').swap16()],
    ['a line that names the separator', table('sep=;', header.replaceAll(',', ';'), row.replaceAll(',', ';'))],
    ['strokes', table(header, row).replaceAll(',', '|')],
    ['a title above its header', table('My products,,,,,,', ',,,,,,', header, row)],
    ['empty rows below it', table(header, row, ',,,,,,', ', ,,,,,')],
    ['an inch sign', table(header, row.replace('Table', '32" table'))],
  ])('with %s is read', async (_what, content) => {
    expect(await dryRun('p.csv', content)).toMatchObject(sold)
  })

  it.each([
    [
      'an Excel workbook',
      Buffer.concat([Buffer.from('PK\x03\x04\x14\0\x06\0'), Buffer.from('[Content_Types].xml')]),
      'save it as CSV UTF-8',
    ],
    ['an Excel workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0, 0]), 'save it as CSV UTF-8'],
    ['a ZIP archive', Buffer.from('PK\x03\x04\x14\0\x06\0products.csv'), 'the ending .zip'],
    ['packed by gzip', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]), 'unpack it'],
    ['a PDF', '%PDF-1.7\n', 'export the products as CSV'],
    ['JSON', '[{"id":1}]', 'export the products as CSV'],
    ['JSON', '{\n  "products": []}', 'export the products as CSV'],
    ['a web page', '<!DOCTYPE html>\n<html><title>503</title></html>', 'export the products again'],
    ['empty', '\uFEFF\r\n', ''],
    ['has a header and no rows', table(header), ''],
  ])('that is in truth %s says so', async (what, content, advice) => {
    const { ok, errors } = await dryRun('p.csv', content)
    expect(ok).toBe(false)
    expect(errors).toMatchObject([{ line: 1, reason: expect.stringContaining(what) as string }])
    expect(errors[0]!.reason).toContain(advice)
  })

  it('that is in truth an XML document is read as one', async () => {
    const item = '<item><g:id>1</g:id><title>A</title><g:price>12.90 GEL</g:price><g:quantity>3</g:quantity></item>'
    expect(await dryRun('p.csv', `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${item}</channel></rss>`)).toMatchObject(sold) // oxfmt-ignore
  })
})

describe('a cell', () => {
  it('of stock may say at least how many, how many of what, or only that there is some', async () => {
    const stocks = ['>10', '10+', '5 pcs', '7 шт.', 'In stock', 'нет в наличии', '∞', 'many', 'yes', 'нет']
    const { totals, errors } = await dryRun('p.csv', table(woo, ...stocks.map((stock, i) => `${i},simple,S${i},P ${i},1,${stock},,5,F,`)))
    expect(totals).toMatchObject({ units: 10 + 10 + 5 + 7 + 10 + 10 + 10, uncounted: 3 })
    expect(errors).toMatchObject([{ line: 9, reason: 'must be a whole number, not «many»' }])
  })

  it.each([
    ['In-Stock', 'disponible', 'vorrätig', 'op voorraad', 'на складе', 'მარაგში', '現貨', 'dostępny', 'stokta var', 'schema:InStock', 'low_stock', '1', 'да', 'TRUE'],
    ['sold out', 'épuisé', 'ausverkauft', 'sin existencias', 'ожидается', 'გაყიდულია', '售罄', 'niedostępny', 'stokta yok', 'mark_as_sold', '0', 'нет', 'FALSE'],
  ])('of availability is read in the languages around us: %s', async (...words) => {
    const rows = words.map((word, i) => `a${i}\tThing\t${word}\t5 GEL\t`)
    const { totals, findings } = await dryRun('p.csv', table('id\ttitle\tavailability\tprice\timage link', ...rows))
    expect(totals.units).toBe(words[0] === 'In-Stock' ? words.length * 10 : 0)
    expect(findings).not.toHaveProperty('unknownFlag')
  }) // oxfmt-ignore

  it('of a sale price that is no lower one is named', async () => {
    const { findings, totals } = await dryRun('p.csv', table(woo, ...['60', '-10', '0', '50'].map((sale, i) => `${i},simple,S${i},P ${i},1,1,${sale},50,F,`))) // oxfmt-ignore
    expect(findings).toMatchObject({ saleHigher: { count: 2, values: ['60', '-10'] } })
    expect(totals).toMatchObject({ lowestPrice: 5000, highestPrice: 5000 })
  })

  it('of a time may be in seconds since 1970', async () => {
    const { findings, totals } = await dryRun('p.csv', table(woo, '1,simple,A,A,1,1,30,50,F,4102444800', '2,simple,B,B,1,1,30,50,F,1500000000')) // oxfmt-ignore
    expect(totals).toMatchObject({ discounted: 1 })
    expect(findings).toMatchObject({ saleOver: { count: 1, values: ['1500000000'] } })
  })

  it('of a database that writes NULL says nothing', async () => {
    const { totals, findings, errors } = await dryRun(
      'p.csv',
      table(woo, '1,simple,A,A,NULL,NULL,NULL,50,F,NULL', String.raw`2,simple,B,B,\N,\N,\N,50,F,\N`),
    )
    expect(errors).toEqual([])
    expect(findings).toEqual({})
    expect(totals).toMatchObject({ uncounted: 2, lowestPrice: 5000 })
  })

  it('of a picture may leave its protocol to the page', async () => {
    const { report } = await dryRun('p.csv', table(header, `${row}//cdn.example/a.jpg`))
    expect(report()).toContain('«https://cdn.example/a.jpg»')
  })

  it('with half an emoji loses it; with letters lost inside of words it is no UTF-8', async () => {
    const { added, errors } = await dryRun('p.csv', table(header, row.replace('Table', 'Great gift \ud83c for all'), row.replace('a,Table', 'b,D\uFFFDcoration murale'))) // oxfmt-ignore
    expect(added).toBe(1)
    expect(errors).toMatchObject([{ line: 3, reason: 'is not UTF-8: save the file as UTF-8' }])
  })
})

it('counts the rows of a product that is rejected as lost', async () => {
  const { rows } = await dryRun('p.csv', table(woo, '1,simple,A,A,1,1,,5,F,', '1,simple,B,B,1,1,,6,F,'))
  expect(rows).toEqual({ products: 0, variants: 1, parts: 0, lost: 1 })
})
