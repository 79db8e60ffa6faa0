import { describe, expect, it } from 'vitest'
import { csvLine, CsvReader } from './csv.rules.ts'
import { ShopifyReader, textOfHtml } from './shopify.service.ts'

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

function read(rows: Row[], header = columns) {
  const text = [header, ...rows.map((row) => header.map((name) => row[name] ?? ''))].map(csvLine).join('')
  const shop = new ShopifyReader({ lang: 'en', store: 'shop' })
  const csv = new CsvReader()
  return [...[...csv.push(text), ...csv.end()].flatMap((row) => shop.push(row)), ...shop.end()]
}

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
  it('becomes a product a handle, with variants as offers and pictures in their order', () => {
    expect(
      read([
        mug,
        clay,
        picture,
        { ...mug, Handle: 'other', 'Option1 Name': 'Title', 'Option1 Value': 'Default Title', 'Image Src': '', Tags: 'gift, home' },
      ]),
    ).toMatchObject([
      {
        line: 2,
        record: {
          id: 'mug',
          category: 'Cups',
          store: 'shop',
          brand: 'Tone',
          pictures: ['b.jpg', 'mug a.jpg', 'c.jpg'],
          options: [{ name: { en: 'Colour' }, values: [{ id: 'Teal' }, { id: 'Clay' }] }],
          offers: [
            { id: 'Teal', price: 4200, stock: 5 },
            { id: 'Clay', price: 4000, was: 5000, stock: 0, picture: 'b.jpg' },
          ],
        },
      },
      {
        line: 5,
        record: { id: 'other', options: [], offers: [{ id: 'default', values: [] }], attributes: [{ value: { en: 'gift, home' } }] },
      },
    ])
  })

  it('never loses a variant unsaid: without a price, the same twice, too dear, too many', () => {
    const errors = (rows: Row[]) => read(rows).flatMap(({ line, errors: found }) => found.map(({ field, reason }) => [line, field, reason]))
    expect(
      errors([
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
      [6, 'Variant Inventory Qty', 'must be at most 1000000'],
    ])
  })

  it('distinguishes options whose values contain slashes, and accepts a second option without a first', () => {
    const two: Row = { ...mug, 'Option1 Value': 'a/b', 'Option2 Name': 'Fit', 'Option2 Value': 'c' }
    const header = [...columns, 'Option2 Name', 'Option2 Value']
    const [entry] = read([two, { Handle: 'mug', 'Option1 Value': 'a', 'Option2 Value': 'b/c', 'Variant Price': '5' }], header)
    expect(entry).toMatchObject({ record: { offers: [{ values: ['a/b', 'c'] }, { values: ['a', 'b/c'] }] } })
    const [gap] = read([{ ...two, 'Option1 Name': '', 'Option1 Value': '' }], header)
    expect(gap).toMatchObject({ record: { options: [{ name: { en: 'Fit' } }], offers: [{ values: ['c'] }] } })
  })

  it('names the column and line of each field', () => {
    const [entry] = read([mug, clay, picture])
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

  it('reports once what is wrong with a product whose first row is lost, and with a file of semicolons', () => {
    const shop = new ShopifyReader({ lang: 'en', store: 'shop' })
    const row = (line: number, part: Row) => shop.push({ line, cells: columns.map((name) => part[name] ?? '') })
    shop.push({ line: 1, cells: columns })
    row(2, { ...mug, Title: '\uFFFD' })
    expect([...row(3, clay), ...shop.end()]).toMatchObject([
      { line: 3, errors: [{ field: '(row)', reason: expect.stringContaining('first row') as string }] },
    ])
    expect(read([{ [columns.join(';')]: 'x' }], [columns.join(';')])).toMatchObject([
      { line: 1, errors: [{ reason: expect.stringContaining('semicolons') as string }] },
    ])
  })

  it('is off sale while a draft', () => {
    for (const part of [{ Status: 'draft' }, { Status: 'archived' }, { Published: 'false' }])
      expect(read([{ ...mug, ...part }])).toMatchObject([{ record: { onSale: false } }])
  })

  it('loses a bad variant and keeps the others, each error with its line and column', () => {
    const rows = [
      mug,
      { ...clay, 'Variant Price': '-1.00' },
      { ...clay, 'Option1 Value': 'Sage', 'Variant Price': 'x' },
      { ...clay, 'Option1 Value': 'Navy' },
    ]
    const entries = read(rows)
    expect(entries.filter(({ record }) => !record)).toMatchObject([
      { line: 3, id: 'mug', errors: [{ field: 'Variant Price' }] },
      { line: 4, id: 'mug', errors: [{ field: 'Variant Price' }] },
    ])
    expect(entries.find(({ record }) => record)).toMatchObject({ record: { offers: [{ id: 'Teal' }, { id: 'Navy' }] } })
  })

  it.each([
    [{ Title: '' }, 'Title'],
    [{ Type: '' }, 'Type'],
    [{ 'Variant Price': '' }, 'Variant Price'],
    [{ 'Variant Inventory Qty': 'many' }, 'Variant Inventory Qty'],
    [{ 'Option1 Value': '' }, 'Option1 Value'],
    [{ 'Variant Image': 'z.jpg' }, 'Variant Image'],
    [{ Handle: '' }, 'Handle'],
  ])('without a sound %o names the column', (part, field) => {
    expect(read([{ ...mug, ...(part as Row) }]).flatMap(({ errors }) => errors.map((error) => error.field))).toContain(field)
  })

  it('rejects rows of another length, in another encoding, and files that are something else', () => {
    const shop = new ShopifyReader({ lang: 'en', store: 'shop' })
    shop.push({ line: 1, cells: columns })
    expect(shop.push({ line: 2, cells: ['mug'] })[0]!.errors[0]!.reason).toContain('cells')
    expect(shop.push({ line: 3, cells: columns.map(() => '\uFFFD') })[0]!.errors[0]!.reason).toContain('UTF-8')
    expect(read([{ Name: 'x' }], ['Name', 'Price']).map(({ errors }) => errors[0]!.field)).toEqual(['Handle', 'Title', 'Variant Price'])
  })

  it('removes the guard from cells that begin like formulas', () => {
    expect(read([{ ...mug, Title: '=SUM(A1) mug' }])).toMatchObject([{ record: { name: { en: '=SUM(A1) mug' } } }])
  })
})

describe('the words of an HTML text', () => {
  it('keeps paragraphs and lists and nothing that runs', () => {
    expect(
      textOfHtml('<p>One &amp; two<br>three</p><script>alert(1)</script><ul><li>a</li><li>b</li></ul><img src=x onerror=alert(1)>'),
    ).toBe('One & two\nthree\n\n• a\n• b')
    expect(textOfHtml('plain')).toBe('plain')
    expect(textOfHtml('a <b>bold')).toBe('a bold')
  })
})
