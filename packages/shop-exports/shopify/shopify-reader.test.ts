import { describe, expect, it } from 'vitest'
import { readingOptions } from '../export-options.ts'
import type { ReadEntry } from '../product/draft.ts'
import { readTable } from '../readers.ts'
import { csvLine } from '../tables/csv.ts'
import { csvRows } from '../tables/csv-rows.ts'
import { textOfHtml } from '../texts/html-text.ts'

const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Variant Inventory Qty',
  'Variant Price',
  'Variant Compare At Price',
  'Image Src',
  'Image Position',
  'Variant Image',
  'Status',
]
type Row = Record<string, string | undefined>

const options = { currency: 'GEL', now: new Date('2026-11-22') }

async function readText(text: string): Promise<ReadEntry[]> {
  const chunks = (async function* () {
    yield text
  })()
  const entries: ReadEntry[] = []
  for await (const entry of readTable(csvRows(chunks), readingOptions(options), () => undefined)) entries.push(entry)
  return entries
}

const read = (rows: Row[], header = columns) =>
  readText([header, ...rows.map((row) => header.map((name) => row[name] ?? ''))].map(csvLine).join(''))

const mug: Row = {
  Handle: 'mug',
  Title: 'Mug',
  Type: 'Cups',
  Vendor: 'Tone',
  'Option1 Name': 'Colour',
  'Option1 Value': 'Teal',
  'Variant Inventory Qty': '5',
  'Variant Price': '42.00',
  'Image Src': 'https://cdn.example/files/mug%20a.jpg?v=7',
  'Image Position': '2',
}
const clay: Row = {
  Handle: 'mug',
  'Option1 Value': 'Clay',
  'Variant Inventory Qty': '-3',
  'Variant Price': '40',
  'Variant Compare At Price': '50.00',
  'Image Src': 'https://cdn.example/files/b.jpg',
  'Image Position': '1',
  'Variant Image': 'https://cdn.example/files/b.jpg',
}
const picture: Row = { Handle: 'mug', 'Image Src': 'c.jpg', 'Image Position': '3' }

describe('a product export of Shopify', () => {
  it('becomes a product a handle, with variants as offers and pictures in their order', async () => {
    expect(
      await read([
        mug,
        clay,
        picture,
        { ...mug, Handle: 'other', 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Image Src': '', Tags: 'gift, home' },
      ]),
    ).toMatchObject([
      {
        line: 2,
        product: {
          id: 'mug',
          categories: ['Cups'],
          brand: 'Tone',
          pictures: ['https://cdn.example/files/b.jpg', 'https://cdn.example/files/mug%20a.jpg?v=7', 'c.jpg'],
          options: [{ name: 'Colour', values: [{ id: 'Teal', name: 'Teal' }, { id: 'Clay' }] }],
          offers: [
            { values: ['Teal'], price: 4200, stock: 5 },
            { values: ['Clay'], price: 4000, was: 5000, stock: 0, picture: 'https://cdn.example/files/b.jpg' },
          ],
        },
      },
      {
        line: 5,
        product: { id: 'other', options: [], offers: [{ values: [] }], attributes: [{ name: 'Tags', value: 'gift, home' }] },
      },
    ])
  })

  it('never loses a variant unsaid: without a price, the same twice, too dear', async () => {
    const errors = async (rows: Row[]) =>
      (await read(rows)).flatMap(({ line, errors: found }) => found.map(({ field, reason }) => [line, field, reason]))
    expect(
      await errors([
        mug,
        { ...clay, 'Variant Price': '' },
        { ...clay, 'Option1 Value': 'Teal' },
        { ...clay, 'Variant Price': '5000000' },
        { ...clay, 'Variant Inventory Qty': '5000000' },
      ]),
    ).toEqual([
      [3, 'Variant Price', 'is missing'],
      [4, 'Option1 Value', 'the variant on line 2 is the same'],
      [5, 'Variant Price', 'must be at most 1000000'],
    ])
    const [huge] = await read([{ ...mug, 'Variant Inventory Qty': '5000000' }])
    expect(huge).toMatchObject({ errors: [], warnings: [{ kind: 'roundedStock' }], product: { offers: [{ stock: 1_000_000 }] } })
  })

  it('distinguishes options whose values contain slashes, and accepts a second option without a first', async () => {
    const two: Row = { ...mug, 'Option1 Value': 'a/b', 'Option2 Name': 'Fit', 'Option2 Value': 'c' }
    const header = [...columns, 'Option2 Name', 'Option2 Value']
    const [entry] = await read([two, { Handle: 'mug', 'Option1 Value': 'a', 'Option2 Value': 'b/c', 'Variant Price': '5' }], header)
    expect(entry).toMatchObject({ product: { offers: [{ values: ['a/b', 'c'] }, { values: ['a', 'b/c'] }] } })
    const [gap] = await read([{ ...two, 'Option1 Name': '', 'Option1 Value': '' }], header)
    expect(gap).toMatchObject({ product: { options: [{ name: 'Fit' }], offers: [{ values: ['c'] }] } })
  })

  it('names the column and line of each field', async () => {
    const [entry] = await read([mug, clay, picture])
    const where = entry!.where!
    expect(
      ['offers.1.price', 'pictures.2', 'category', 'attributes.0.value', 'options.0.values.0.name'].map((field) => where(field)),
    ).toEqual([
      { field: 'Variant Price', line: 3 },
      { field: 'Image Src', line: 4 },
      { field: 'Type', line: 2 },
      { field: 'Tags', line: 2 },
      { field: 'Option1 Value', line: 2 },
    ])
  })

  it('reports once what is wrong with a product whose first row is lost', async () => {
    expect(await read([{ ...mug, Title: '\uFFFD' }, clay])).toMatchObject([
      { line: 2, errors: [{ field: '(row)', reason: expect.stringContaining('UTF-8') as string }] },
      { line: 3, errors: [{ field: '(row)', reason: expect.stringContaining('first row') as string }] },
    ])
  })

  it('is off sale while a draft', async () => {
    for (const part of [{ Status: 'draft' }, { Status: 'archived' }, { Published: 'false' }])
      expect(await read([{ ...mug, ...part }])).toMatchObject([{ product: { isListed: false } }])
  })

  it('loses a bad variant and keeps the others, each error with its line and column', async () => {
    const rows = [
      mug,
      { ...clay, 'Variant Price': '-1.00' },
      { ...clay, 'Option1 Value': 'Sage', 'Variant Price': 'x' },
      { ...clay, 'Option1 Value': 'Navy' },
    ]
    const entries = await read(rows)
    expect(entries.filter(({ product }) => !product)).toMatchObject([
      { line: 3, id: 'mug', errors: [{ field: 'Variant Price' }] },
      { line: 4, id: 'mug', errors: [{ field: 'Variant Price' }] },
    ])
    expect(entries.find(({ product }) => product)).toMatchObject({ product: { offers: [{ values: ['Teal'] }, { values: ['Navy'] }] } })
  })

  it.each([
    [{ 'Variant Price': '' }, 'Variant Price'],
    [{ 'Variant Price': '0.00' }, 'Variant Price'],
    [{ 'Variant Inventory Qty': 'many' }, 'Variant Inventory Qty'],
    [{ 'Option1 Value': '' }, 'Option1 Value'],
    [{ Handle: '' }, 'Handle'],
  ])('without a sound %o names the column', async (part, field) => {
    expect((await read([{ ...mug, ...(part as Row) }])).flatMap(({ errors }) => errors.map((error) => error.field))).toContain(field)
  })

  it('rejects rows of another length, and files that are something else', async () => {
    expect(await readText(`${columns.join()}\r\nmug\r\n`)).toMatchObject([
      { line: 2, errors: [{ field: '(row)', reason: 'has 1 cells where the header has 16' }] },
    ])
    expect(await read([{ Name: 'x' }], ['Name', 'Price'])).toMatchObject([
      { line: 1, errors: [{ field: '(file)', reason: expect.stringContaining('its first line has «Name, Price»') as string }] },
    ])
  })

  it('reads the headers of either generation, in any case of letters, separated by commas or semicolons', async () => {
    const header = 'Title;URL handle;Description;Vendor;Product category;Type;Status;Option1 name;Option1 value;Price;Compare-at price'
    const rest = 'Inventory tracker;Inventory quantity;Continue selling when out of stock;Product image URL;Variant image URL'
    const rows = [
      'Lamp;lamp;<p>Bright</p>;Lux;Home > Lamps;;Active;Colour;Red;"1.299,00";1500;shopify;3;DENY;https://x.example/a.jpg;https://x.example/b.jpg',
      ';lamp;;;;;;;Blue;99,90;;;0;CONTINUE;;',
    ]
    const entries = await readText(`\uFEFFsep=;\r\n${header};${rest}\r\n${rows.join('\r\n')}\r\n`.slice(1))
    expect(entries).toMatchObject([
      {
        line: 3,
        errors: [],
        product: {
          categories: ['Home > Lamps'],
          id: 'lamp',
          description: { en: 'Bright' },
          pictures: ['https://x.example/a.jpg', 'https://x.example/b.jpg'],
          offers: [
            { values: ['Red'], price: 129_900, was: 150_000, stock: 3, picture: 'https://x.example/b.jpg' },
            { values: ['Blue'], price: 9990 },
          ],
        },
      },
    ])
    expect((await readText(`${header}\n;lamp;;;;;;;;x;\n`)).flatMap(({ errors }) => errors.map(({ field }) => field))).toEqual(['Price'])
  })

  it('takes the category from the type, else the product category, else the first tag', async () => {
    const header = [...columns, 'Product Category']
    const named = async (part: Row) => (await read([{ ...mug, ...part }], header))[0]!.product!.categories[0]
    const both = { 'Product Category': 'Home > Mugs', Tags: 'gift, home' }
    expect(await named(both)).toBe('Cups')
    expect(await named({ ...both, Type: '' })).toBe('Home > Mugs')
    expect(await named({ ...both, Type: '', 'Product Category': '' })).toBe('gift')
    expect(await named({ Type: '' })).toBeUndefined()
  })

  it('comes in whole where it says more than a product holds', async () => {
    const many = Array.from({ length: 25 }, (_, i) => ({ Handle: 'mug', 'Image Src': `${i}.jpg`, 'Image Position': `${i + 3}` }))
    const [entry] = await read([{ ...mug, 'Body (HTML)': `\u000bx${'y'.repeat(30_000)}` }, ...many])
    expect(entry!.errors).toEqual([])
    expect(entry!.warnings!.map(({ kind }) => kind)).toEqual([...Array<string>(6).fill('pictures'), 'cut'])
    const product = entry!.product!
    expect([product.pictures.length, product.description['en']!.length]).toEqual([20, 20_000])
  })

  it('removes the guard from cells that begin like formulas', async () => {
    expect(await read([{ ...mug, Title: '=SUM(A1) mug' }])).toMatchObject([{ product: { name: { en: '=SUM(A1) mug' } } }])
  })
})

describe('the words of an HTML text', () => {
  it('keeps paragraphs and lists and nothing that runs', async () => {
    expect(
      textOfHtml('<p>One &amp; two<br>three</p><script>alert(1)</script><ul><li>a</li><li>b</li></ul><img src=x onerror=alert(1)>'),
    ).toBe('One & two\nthree\n\n• a\n• b')
    expect(textOfHtml('plain')).toBe('plain')
    expect(textOfHtml('a <b>bold')).toBe('a bold')
  })
})
