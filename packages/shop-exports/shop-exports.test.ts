import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { ExportEntry } from './exported-product.ts'
import { usualLimits, type ExportOptions } from './export-options.ts'
import { openSourceFiles } from './files/source-files.ts'
import { readExports } from './shop-exports.ts'

const root = mkdtempSync(join(tmpdir(), 'shop-exports-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function read(path: string, options: Partial<ExportOptions> = {}): Promise<{ entries: ExportEntry[]; formats: string[] }> {
  const files = await openSourceFiles(path)
  const formats: string[] = []
  const entries: ExportEntry[] = []
  try {
    for await (const entry of readExports(files, { currency: 'GEL', ...options }, (format) => formats.push(format))) entries.push(entry)
  } finally {
    files.close()
  }
  return { entries, formats }
}

function folder(files: Record<string, string>): string {
  const path = mkdtempSync(join(root, 'f-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
  return path
}

const productsOf = (entries: ExportEntry[]) => entries.flatMap(({ product }) => product ?? [])

describe('exports made after the documentation of their shops', () => {
  it.each([
    ['shopify-products.csv', 10, "Shopify's product export (commas)"],
    ['woocommerce-products.csv', 9, "WooCommerce's product export (semicolons)"],
    ['merchant-products.tsv', 5, "Google Merchant's product file (tabs)"],
    ['merchant-feed.xml', 2, "Google Merchant's product file (XML)"],
  ])('%s has %i products', async (name, count, format) => {
    const { entries, formats } = await read(join(import.meta.dirname, 'test-data', name))
    expect(formats).toEqual([format])
    expect(entries.flatMap(({ errors }) => errors)).toEqual([])
    expect(productsOf(entries)).toHaveLength(count)
  })
})

describe('a group with the number of an offer', () => {
  const yml = (id: string, group: string) =>
    `<offer id="${id}"${group && ` group_id="${group}"`}><name>A ${id}</name><price>5</price><currencyId>GEL</currencyId><param name="Size">${id}</param></offer>`
  it.each([
    [
      'feed.tsv',
      'id\ttitle\tprice\timage_link\titem_group_id\tsize\n5\tA 5\t5 GEL\t\t\t\n6\tA 6\t5 GEL\t\t5\tS\n7\tA 7\t5 GEL\t\t5\tM\n8\tA 8\t5 GEL\t\t9\tM\n',
    ],
    ['feed.xml', `<yml_catalog><offers>${yml('5', '')}${yml('6', '5')}${yml('7', '5')}${yml('8', '9')}</offers></yml_catalog>`],
  ])('is another product in %s', async (name, text) => {
    const { entries } = await read(folder({ [name]: text }))
    expect(entries.flatMap(({ errors }) => errors)).toEqual([])
    expect(productsOf(entries).map(({ id, offers }) => [id, offers.length])).toEqual([['5', 1], ['group 5', 2], ['9', 1]]) // oxfmt-ignore
  })
})

describe('a folder of files', () => {
  it('has variants in one file and their products in another, whichever comes first by its name', async () => {
    const path = folder({
      'a-products.csv': 'Product ID;Active (0/1);Name *;Price;Reference\n5;1;Scarf;20;S\n',
      'b-combinations.csv':
        'Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Impact on price\n5;Size:select:0;S:0;0\n5;Size:select:0;L:1;4\n7;Size:select:0;L:1;4\n',
    })
    const { entries } = await read(path)
    expect(productsOf(entries)).toMatchObject([
      { id: '5', offers: [{ values: ['S'], price: 2000 }, { values: ['L'], price: 2400 }] }, // oxfmt-ignore
    ])
    expect(entries.filter(({ errors }) => errors.length > 0)).toMatchObject([
      { file: 'b-combinations.csv', line: 4, errors: [{ reason: expect.stringContaining('there is no product of the id 7') as string }] },
    ])
  })

  it('is gathered from files of 1C, of which each has a part', async () => {
    const document = (content: string) => `<?xml version="1.0"?><КоммерческаяИнформация>${content}</КоммерческаяИнформация>`
    const path = folder({
      'import.xml': document('<Товары><Товар><Ид>t</Ид><Наименование>Чашка</Наименование></Товар></Товары>'),
      'offers.xml': document(
        '<Предложения><Предложение><Ид>t</Ид><Цены><Цена><ЦенаЗаЕдиницу>5</ЦенаЗаЕдиницу></Цена></Цены></Предложение></Предложения>',
      ),
    })
    const { entries } = await read(path, { languages: ['ru'], language: 'ru' })
    expect(entries).toMatchObject([{ file: 'import.xml', line: 1, product: { name: { ru: 'Чашка' }, offers: [{ price: 500 }] } }])
  })
})

describe('what a reader is told', () => {
  const feed = (price: string) =>
    folder({ 'feed.csv': `id,title,price,availability,sale_price,sale_price_effective_date\n1,Cup,${price}\n` })

  it('is what other currencies are worth: without it a price says which rate it needs', async () => {
    const path = feed('10.00 USD,in stock,,')
    expect((await read(path)).entries).toMatchObject([{ errors: [{ line: 2, field: 'price', needs: 'rate', currency: 'USD' }] }])
    expect(productsOf((await read(path, { rates: { USD: 27_215 } })).entries)).toMatchObject([{ offers: [{ price: 2722 }] }])
  })

  it('is the zone of days', async () => {
    const path = feed('10.00 GEL,in stock,8.00 GEL,2026-12-01/2026-12-02')
    const now = new Date('2026-11-01')
    const sale = async (zone: string) => productsOf((await read(path, { zone, now })).entries)[0]!.offers[0]!.sale
    expect(await sale('+00:00')).toEqual({ price: 800, from: '2026-12-01T00:00:00.000Z', until: '2026-12-03T00:00:00.000Z' })
    expect(await sale('+04:00')).toEqual({ price: 800, from: '2026-11-30T20:00:00.000Z', until: '2026-12-02T20:00:00.000Z' })
  })

  it('is the languages of texts in several, and what tells the language of others', async () => {
    const path = folder({ 'p.csv': 'Handle,Title,Variant Price\na,[:en]Jug[:de]Krug[:],5\nb,Кувшин,6\n' })
    const language = (words: string) => (/\p{Script=Cyrillic}/u.test(words) ? 'ru' : 'en')
    const { entries } = await read(path, { languages: ['de', 'ru'], language })
    expect(productsOf(entries)).toMatchObject([{ name: { de: 'Krug' } }, { name: { ru: 'Кувшин' }, language: 'ru' }])
  })

  it('is what a product may have: what is beyond it is left out and named', async () => {
    const path = folder({ 'p.csv': 'Handle,Title,Body (HTML),Variant Price\na,A long name,<p>Text</p>,5\n' })
    const { entries } = await read(path, { limits: { ...usualLimits, name: 6 } })
    expect(entries).toMatchObject([{ product: { name: { en: 'A long' } }, warnings: [{ kind: 'cut', field: 'Title', line: 2 }] }])
  })

  it('tells ids apart that are longer and begin alike', async () => {
    const path = folder({ 'p.csv': 'Handle,Title,Variant Price\naaaaaaaaaaaaaaaaaaaa1,A,5\naaaaaaaaaaaaaaaaaaaa2,B,5\nc,C,5\n' })
    const ids = async () => productsOf((await read(path, { limits: { ...usualLimits, id: 20 } })).entries).map(({ id }) => id)
    const [one, two, short] = await ids()
    expect([one!.length, two!.length, short, one === two]).toEqual([20, 20, 'c', false])
    expect(await ids()).toEqual([one, two, short])
  })

  it('is where the formats are described, for a file of none of them', async () => {
    const path = folder({ 'p.csv': 'a,b\n1,2\n' })
    const reason = async (options: Partial<ExportOptions>) => (await read(path, options)).entries[0]!.errors[0]!.reason
    expect(await reason({})).toContain('and others): its first line has «a, b»')
    expect(await reason({ guide: 'formats.md' })).toContain('and others: formats.md): its first line has «a, b»')
  })
})
