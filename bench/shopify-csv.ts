/**
 * `node bench/shopify-csv.ts <folder> [products] [--pictures]`: writes a product export as Shopify makes it, for measuring
 * the import: variants, options, tags, stock, compare-at prices and, with `--pictures`, a drawn JPEG for each product.
 * The same arguments write the same bytes.
 */
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import sharp from 'sharp'
import { csvLine } from '@kalata/shop-exports/tables/csv.ts'

const columns = [
  'Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Tags', 'Published', 'Option1 Name', 'Option1 Value', 'Option2 Name', 'Option2 Value',
  'Variant SKU', 'Variant Inventory Qty', 'Variant Price', 'Variant Compare At Price', 'Image Src', 'Image Position', 'Status',
] as const // oxfmt-ignore
type Column = (typeof columns)[number]

const things = ['Mug', 'Bowl', 'Teapot', 'Cushion', 'Lamp', 'Basket', 'Vase', 'Towel', 'Stool', 'Bottle', 'Notebook', 'Umbrella']
const words = [
  'hand-thrown',
  'glazed',
  'walnut',
  'linen',
  'enamelled',
  'woven',
  'quiet',
  'sturdy',
  'small',
  'wide',
  'striped',
  'plain',
  'mountain',
  'harbour',
]
const vendors = ['Alder & Fen', 'Brackwater', 'Corran', 'Dunmere', 'Eastlow', 'Fallowfield']
const colours = ['Teal', 'Clay', 'Sage', 'Navy']
const sizes = ['S', 'M', 'L']

/**
 * @param types category names the mall knows; every product takes one of them
 * @returns how many variants were written
 */
export async function writeShopifyCsv(folder: string, products: number, types: string[], pictures: boolean): Promise<number> {
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const out = createWriteStream(join(folder, 'products.csv'))
  out.write(csvLine([...columns]))
  let variants = 0
  for (let n = 1; n <= products; n++) {
    const pick = <T>(list: readonly T[], salt: number): T => list[(n * 7919 + salt * 104_729) % list.length]!
    const thing = pick(things, 1)
    const title = `${capital(pick(words, 2))} ${pick(words, 3)} ${thing.toLowerCase()} ${n}`
    const price = 900 + ((n * 37) % 40_000)
    const chosen = pick([1, 2, 3, 4], 4)
    const rows = Array.from({ length: chosen }, (_, v) => ({ colour: colours[v % colours.length]!, size: sizes[(v + n) % sizes.length]! }))
    for (const [v, { colour, size }] of rows.entries()) {
      const row: Partial<Record<Column, string>> = {
        Handle: `thing-${n}`,
        'Option1 Value': colour,
        'Option2 Value': size,
        'Variant SKU': `T-${n}-${v + 1}`,
        'Variant Inventory Qty': String((n + v) % 60),
        'Variant Price': ((price + v * 500) / 100).toFixed(2),
        'Variant Compare At Price': n % 4 === 0 ? ((price * 1.25 + v * 500) / 100).toFixed(2) : '',
      }
      if (v === 0) Object.assign(row, lead({ n, title, thing, type: pick(types, 8) }, pick, pictures))
      out.write(csvLine(columns.map((column) => row[column] ?? '')))
      variants++
    }
    if (pictures) writeFileSync(join(folder, 'pictures', `thing-${n}.jpg`), await drawn(n))
    if (out.writableNeedDrain) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
  return variants
}

type Pick = <T>(list: readonly T[], salt: number) => T

interface Thing {
  n: number
  title: string
  thing: string
  type: string
}

function lead({ n, title, thing, type }: Thing, pick: Pick, pictures: boolean): Partial<Record<Column, string>> {
  return {
    Title: title,
    'Body (HTML)': `<p>A ${pick(words, 5)} ${thing.toLowerCase()} for every day, number ${n} of its kind.</p><ul><li>${pick(words, 6)}</li><li>wipe with a dry cloth</li></ul>`,
    Vendor: pick(vendors, 7),
    Type: type,
    Tags: `${pick(words, 9)}, ${pick(words, 10)}, "gift"`,
    Published: 'true',
    'Option1 Name': 'Colour',
    'Option2 Name': 'Size',
    ...(pictures ? { 'Image Src': `pictures/thing-${n}.jpg`, 'Image Position': '1' } : {}),
    Status: 'active',
  }
}

/** A picture nobody else has: shapes in colours that come from the number. */
function drawn(n: number): Promise<Buffer> {
  const hue = (n * 47) % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="hsl(${hue},30%,92%)"/>
<ellipse cx="400" cy="690" rx="${180 + (n % 90)}" ry="40" fill="hsl(${hue},15%,80%)"/>
<rect x="${250 - (n % 60)}" y="${200 + (n % 80)}" width="${300 + 2 * (n % 60)}" height="480" rx="${20 + (n % 140)}" fill="hsl(${(hue + 140) % 360},45%,45%)"/>
<circle cx="${300 + (n % 200)}" cy="${380 + (n % 130)}" r="${30 + (n % 50)}" fill="hsl(${(hue + 200) % 360},55%,65%)"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
