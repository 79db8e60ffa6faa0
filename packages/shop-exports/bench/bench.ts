/** `node bench/bench.ts [products]`: products a second of one processor, by format; `--smoke` reads a hundred. */
import process from 'node:process'
import { Readable } from 'node:stream'
import { ExportReader } from '../shop-exports.ts'
import { csvLine } from '../tables/csv.ts'

const count = process.argv.includes('--smoke') ? 100 : Number(process.argv[2] ?? 20_000)
const numbers = Array.from({ length: count }, (_, i) => i + 1)
const text = '<p>Thrown by hand, fired twice.</p><ul><li>400 ml</li><li>wipe with a dry cloth</li></ul>'
const colours = ['Teal', 'Clay', 'Sage']

const shopify = [
  ['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Option1 Name', 'Option1 Value', 'Variant Inventory Qty', 'Variant Price'],
  ...numbers.flatMap((n) =>
    colours.map((colour, i) =>
      i === 0
        ? [`mug-${n}`, `Mug ${n}`, text, 'Fen', 'Mugs', 'Colour', colour, '5', '12.50']
        : [`mug-${n}`, '', '', '', '', '', colour, '5', '12.50'],
    ),
  ),
]
const woocommerce = [
  ['ID', 'Type', 'SKU', 'Name', 'Published', 'Description', 'Stock', 'Regular price', 'Categories'],
  ...numbers.map((n) => [`${n}`, 'simple', `S-${n}`, `Кружка ${n}`, '1', text, '5', '12,50', 'Посуда > Кружки']),
]
const item = (n: number) =>
  `<item><g:id>${n}</g:id><g:title>Mug ${n}</g:title><g:description><![CDATA[${text}]]></g:description><g:price>12.50 EUR</g:price><g:availability>in stock</g:availability></item>\n`

const files: Record<string, string> = {
  'shopify.csv': shopify.map(csvLine).join(''),
  'woocommerce.csv': woocommerce.map(csvLine).join(''),
  'merchant.xml': `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${numbers.map(item).join('')}</channel></rss>`,
}

for (const [name, content] of Object.entries(files)) {
  const bytes = Buffer.from(content)
  const chunks = Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, i) => bytes.subarray(i * 65_536, (i + 1) * 65_536))
  const reader = new ExportReader({ currency: 'EUR', languages: ['en', 'ru'] })
  const began = process.cpuUsage()
  let products = 0
  for await (const { product } of reader.read(name, Readable.from(chunks))) if (product) products++
  for (const { product } of reader.end()) if (product) products++
  const { user, system } = process.cpuUsage(began)
  if (products !== count) throw new Error(`${name}: ${products} of ${count} products`)
  const seconds = (user + system) / 1_000_000
  console.log(
    `${name.padEnd(16)} ${products} products, ${(bytes.length / 2 ** 20).toFixed(1)} MB, ${Math.round(products / seconds)} a second`,
  )
}
