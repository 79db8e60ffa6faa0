/** What public exports brought beyond the kinds of `strange-files.test.ts`: one error of many rows, facts in columns of plugins, switches of places. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importHarness } from '#demo/testing/import-harness.ts'
import { importCommand } from './catalogue-import.cli.ts'

const { test, run, folder, productOf } = importHarness()

const table = (...rows: string[]) => rows.map((row) => `${row}\r\n`).join('')

async function bring(name: string, content: string, ...args: string[]) {
  const path = join(folder({ [name]: content }), name)
  const store = `Further ${run()}`
  const { text } = await importCommand(test.ctx(), [path, '--store', store, '--create-categories', ...args])
  const product = async (id: string) => productOf(`further-${run()}/${id}`)
  const report = () => readFileSync(path.replace(/\.\w+$/, '.report.csv'), 'utf8').split('\r\n')
  return { text, product, report }
}

describe('an error of many rows', () => {
  const feed = (count: number) =>
    table(
      'id,title,price,availability,image_link,product_type',
      ...Array.from({ length: count }, (_, i) => `p${i},Plate ${i},${i + 1}.00 USD,in stock,,Plates`),
    )

  it('is shown at its first places and counted, in its own words; all of it stands in the report', async () => {
    const { text, report } = await bring('feed.csv', feed(40), '--dry-run')
    const told = text.split('\n').filter((line) => line.startsWith('feed.csv:'))
    expect(told).toHaveLength(5)
    expect(told[0]).toBe('feed.csv:2 p0  price: is in USD: say what one is worth in lari, --rate USD=<lari>')
    expect(text).toContain('… and 35 more like it: price: is in USD: say what one is worth in lari, --rate USD=<lari>')
    expect(text.split('\n').at(-1)).toBe('0 of 40 products can be sold today; 40 need the rate of their currency')
    expect(text).toContain('0 unchanged, 40 refused')
    const lines = report()
    expect(lines).toHaveLength(42)
    expect(lines[1]).toBe(
      'feed.csv,2,p0,price,1.00 USD,"is in USD: say what one is worth in lari, --rate USD=<lari>",import with --rate USD=<lari>',
    )
  })

  it('is one error whatever its cells hold, and others beside it are told', async () => {
    const rows = Array.from({ length: 9 }, (_, i) => `p${i},Plate ${i},"1,${String(100 + i)}",in stock,,Plates`)
    const { text } = await bring(
      'feed.csv',
      table('id,title,price,availability,image_link,product_type', ...rows, 'x,,5,in stock,,Plates'),
      '--dry-run',
    )
    expect(text).toContain('… and 4 more like it: price: may mean two amounts')
    expect(text).toContain('feed.csv:11 x  title: ')
  })

  it('counts as warnings only what is told by no other line', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => {
      const pictures = Array.from({ length: 20 }, (_, n) => `https://cdn.example.com/${i}-${n}.jpg`)
      return `p${i},Plate ${i},5,in stock,"${pictures.join(',')}",Plates`
    })
    const { text } = await bring('feed.csv', table('id,title,price,availability,additional_image_link,product_type', ...rows), '--dry-run')
    expect(text).toContain('Pictures   0 of 1200 found')
    expect(text).not.toContain('more warnings')
  })
})

describe('facts in columns of their own', () => {
  it("Shopify's metafields become attributes, under the name that the shop gave them", async () => {
    const header =
      'Handle,Title,Published,Option1 Name,Option1 Value,Variant Price,Type,Yaş Grubu (product.metafields.shopify.age-group),Sap (product.metafields.custom.handle),Rating (product.metafields.reviews.rating)'
    const { product, text } = await bring(
      'p.csv',
      table(
        header,
        'saw,Saw,true,Title,Default Title,24.00,Saws,adults; kids,"[""Oak"",""Ash""]",4.5',
        'file,File,true,Title,Default Title,4.00,Saws,,,',
      ),
    )
    expect((await product('saw'))!.attributes).toEqual([
      { name: { en: 'Yaş Grubu' }, value: { en: 'adults, kids' } },
      { name: { en: 'Sap' }, value: { en: 'Oak, Ash' } },
    ])
    expect((await product('file'))!.attributes).toEqual([])
    expect(text).toMatch(/1 column or element has values and no place here: p\.csv:1 Rating/)
  })
})

describe("Square's item library", () => {
  const header =
    'Token,Item Name,Variation Name,SKU,Description,Categories,Square Online Item Visibility,Price,Archived,Sellable,Option Name 1,Option Value 1,Option Name 2,Option Value 2,Enabled North,Current Quantity North,Enabled South,Current Quantity South'

  it('has options under the names that shoppers know, and none where its only one is a filler', async () => {
    const file = table(
      header,
      'T1,Burner,"10 cm, black",,,Incense,visible,60.23,N,,#size5729d5d8-63d1-4a73-861c-57899f7c2731,10 cm,#primary-colour5729d5d8-63d1-4a73-861c-57899f7c2731,black,N,,Y,10',
      'T2,Burner,"20 cm, black",,,Incense,visible,70.23,N,,#size5729d5d8-63d1-4a73-861c-57899f7c2731,20 cm,#primary-colour5729d5d8-63d1-4a73-861c-57899f7c2731,black,N,,Y,4',
      'T3,Bowl,Default Title,,,Bowls,visible,678.23,N,,#titlee2dd9aaa-3770-4c5c-891c-73930922f9dd,Default Title,,,N,,Y,1',
    )
    const { product } = await bring('square.csv', file)
    expect((await product('Burner'))!.options).toMatchObject([{ name: { en: 'Size' } }, { name: { en: 'Primary colour' } }])
    expect((await product('Bowl'))!.options).toEqual([])
  })

  it('counts units only where a location sells the item, and shows none that no location sells', async () => {
    const file = table(
      header,
      'T1,Candle,Regular,,,Candles,visible,22.18,N,,,,,,N,7,Y,3',
      'T2,Lamp,Regular,,,Lamps,visible,36.23,N,,,,,,N,7,N,3',
      'T3,Print,Regular,,,Prints,visible,31.50,N,,,,,,Y,,N,5',
    )
    const { product } = await bring('square.csv', file)
    expect(await product('Candle')).toMatchObject({ listed: true, offers: [{ stockOnHand: 3 }] })
    expect(await product('Lamp')).toMatchObject({ listed: false })
    expect(await product('Print')).toMatchObject({ listed: true, offers: [{ stockOnHand: 10 }] })
  })
})
