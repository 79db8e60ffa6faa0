import { describe, expect, it } from 'vitest'
import { commerceMlEntries } from './xml/commerceml.ts'
import { entriesLeft } from './prestashop/prestashop-combinations.ts'
import type { RowTally } from './product/row-tally.ts'
import { dialects, formats, readDocument, readTable } from './readers.ts'
import type { ReadEntry } from './product/draft.ts'
import { csvRows } from './tables/csv-rows.ts'
import { readingOptions, type ReadingOptions } from './export-options.ts'

const table = (...rows: string[]) => rows.map((row) => `${row}\n`).join('')

/** A file of each format, with good rows, bad ones, pictures, translations and variants. */
const files = {
  'Shopify': table('Handle,Title,Option1 Name,Option1 Value,Variant Price,Image Src', 'a,A,Size,S,5,1.jpg', 'a,,,M,six,2.jpg', 'a,,,,,3.jpg', 'b,B,Size,S,7,'),
  'Shopify, a first variant and name that are missing': table('Handle,Title,Option1 Name,Option1 Value,Variant Price', 'a,,Size,S,dear', 'a,,,M,6'),
  'WooCommerce': table('ID,Type,SKU,Name,Published,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s),Meta: _wpml_import_language_code,Meta: _wpml_import_translation_group', '1,variable,S,Scarf,1,,A,,Size,"S, M",en,g', '2,variation,S-S,,1,5,,S,Size,S,en,', '3,variation,S-M,,0,5,,S,Size,M,en,', '4,variable,S-ru,Шарф,1,,A,,Размер,"S, M",ru,g', '5,variation,S-ru-S,,1,5,,S-ru,Размер,S,ru,', '6,simple,T,Tie,1,none,A,,,,,', '7,grouped,G,Set,1,,A,,,,,'),
  'Magento': table('sku,store_view_code,product_type,name,price,configurable_variations', 'A-S,,simple,A S,5,', 'A-M,,simple,A M,six,', 'A,,configurable,A,,"sku=A-S,size=S|sku=A-M,size=M"', 'A,ru,configurable,А,,', 'A,de,configurable,A,,', 'B,,simple,B,7,', 'B,,simple,B,7,'),
  'Wix': table('handleId,fieldType,name,price,surcharge,productOptionName1,productOptionDescription1', 'a,Product,A,5,,Size,S;M', 'a,Variant,,,1,,S', 'a,Variant,,,x,,M', 'b,Product,B,6,,,'),
  'Square': table('Token,Item Name,Variation Name,Price', 't1,A,Small,5', 't1,A,Large,x', 't2,B,Regular,6', 't3,A,Huge,9'),
  'BigCommerce': table('Item Type,Product ID,Product Name,Price', 'Product,1,A,5', '  SKU,,"[S]Size=S",5', '  SKU,,"[S]Size=S",6', 'Image,,,', 'Product,2,B,x'),
  'PrestaShop': table('Product ID;Active (0/1);Name *;Price;Reference', '1;1;A;5;R-1', '2;1;B;x;R-2', '1;1;A;5;R-1'),
  'OpenCart': table('product_id,name,model,price', '1,A,M,5', '2,B,M,x', ',C,M,6'),
  'Google Merchant': table('id,title,price,image_link,item_group_id,size', '1,A S,5 GEL,,g,S', '2,A M,6 GEL,,g,M', '3,B,x,,,', '3,B,7 GEL,,,'),
} // oxfmt-ignore
const offer = (id: string, group: string, price: string) =>
  `<offer id="${id}" group_id="${group}"><name>A</name><price>${price}</price></offer>`
const documents = {
  'Google Merchant': `<rss><channel>${['1', '2', '3'].map((id) => `<item><g:id>${id}</g:id><g:title>A</g:title><g:price>${id === '2' ? 'x' : '5 GEL'}</g:price><g:item_group_id>g</g:item_group_id><g:size>${id}</g:size></item>`).join('')}</channel></rss>`,
  'Yandex': `<yml_catalog><categories><category id="1">A</category></categories><offers>${offer('1', 'g', '5')}${offer('2', 'g', '6')}${offer('3', 'g', 'x')}${offer('4', '', '5')}</offers></yml_catalog>`,
  '1C': `<КоммерческаяИнформация><Товары><Товар><Ид>t1</Ид><Наименование>A</Наименование></Товар><Товар><Ид>t2</Ид><Наименование>B</Наименование></Товар><Товар><Ид>t1</Ид><Наименование>A</Наименование></Товар></Товары><Предложения>${['t1#a', 't1#b', 't1#a', 't9'].map((id) => `<Предложение><Ид>${id}</Ид><Наименование>A ${id}</Наименование><Цены><Цена><ЦенаЗаЕдиницу>${id === 't1#b' ? 'x' : '5'}</ЦенаЗаЕдиницу></Цена></Цены></Предложение>`).join('')}</Предложения></КоммерческаяИнформация>`,
} // oxfmt-ignore

const optionsOf = () => readingOptions({ currency: 'GEL', languages: ['en', 'ru'], now: new Date('2026-11-01') })

async function* inChunks(text: string) {
  yield text
}

type Pushes<R> = { push(row: R): ReadEntry[]; end(): ReadEntry[] }

/** The reader without what it is given for the n-th time. */
function forgetting<R, T extends Pushes<R>>(reader: T, n: number): T {
  let count = 0
  const push = reader.push.bind(reader)
  return Object.assign(reader, { push: (row: R) => (++count === n ? [] : push(row)) })
}

async function tallied(entries: AsyncIterable<ReadEntry>, options: ReadingOptions): Promise<RowTally> {
  for await (const { rows } of entries) options.tally.account(rows)
  for (const { rows } of [...commerceMlEntries(options.commerceMl, options), ...entriesLeft(options.combinations)])
    options.tally.account(rows)
  return options.tally
}

const talliedTable = (text: string, forgotten: number) => {
  const options = optionsOf()
  const known = formats.map((format) => ({
    ...format,
    Reader: class {
      static priceColumns = format.Reader.priceColumns
      constructor(header: string[], given: ReadingOptions) {
        return forgetting(new format.Reader(header, given), forgotten)
      }
    } as unknown as (typeof formats)[number]['Reader'],
  }))
  return tallied(
    readTable(csvRows(inChunks(text)), options, () => undefined, known),
    options,
  )
}

const talliedDocument = (text: string, forgotten: number) => {
  const options = optionsOf()
  const known = Object.fromEntries(
    Object.entries(dialects).map(([root, dialect]) => [
      root,
      { ...dialect, open: (given: ReadingOptions) => forgetting(dialect.open(given), forgotten) },
    ]),
  )
  return tallied(
    readDocument(inChunks(text), options, () => undefined, known),
    options,
  )
}

describe('every row is told once', () => {
  it.each(Object.entries(files))('of a table of %s; one that vanishes stops the import', async (_name, text) => {
    ;(await talliedTable(text, -1)).check()
    for (let row = 1; row < text.trim().split('\n').length; row++) {
      const tally = await talliedTable(text, row)
      expect(() => tally.check(), `row ${row}`).toThrow(/^Of \d+ rows \d+ are accounted for/)
    }
  })

  it.each(Object.entries(documents))('of a document of %s; one that vanishes stops the import', async (_name, text) => {
    ;(await talliedDocument(text, -1)).check()
    const records = text.match(/<(?:item|offer|category|Товар|Предложение)[ >]/g)!
    for (const [i, record] of records.entries()) {
      if (record.startsWith('<category')) continue
      const tally = await talliedDocument(text, i + 1)
      expect(() => tally.check(), `record ${i + 1}`).toThrow(/^Of \d+ rows \d+ are accounted for/)
    }
  })

  it('of combinations, whose products never came', async () => {
    const text = table('Product ID*;Attribute (Name:Type:Position)*;Value (Value:Position)*;Impact on price', '1;Size:select:0;S:0;0', '1;Size:select:0;M:0;1', ';Size:select:0;L:0;1') // oxfmt-ignore
    ;(await talliedTable(text, -1)).check()
    const tally = await talliedTable(text, 2)
    expect(() => tally.check()).toThrow('Of 3 rows 2 are accounted for')
  })
})
