import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { anEmptyPurchase } from '#demo/factories/orders.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { reserveStock } from '#server/catalogue/stock/stock.service.ts'
import { exportFeed, exportCatalogue } from './export.service.ts'
import { importCatalogue } from './import.service.ts'
import { openSource } from './source.service.ts'
import { inTier } from '#tools/test/tier.ts'

const first = testMall()
const second = testMall()
const root = mkdtempSync(join(tmpdir(), 'kalata-round-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Any text that a shop could write, and some that only an attacker would. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.constantFrom('ჩაი', '=1+1', '<b>x</b>', '"კალათა", 1', 'чай', '茶', "o'x\\n", '‮abc'),
  )
  .map((each) => each.trim())
  .filter((each) => each !== '' && each.isWellFormed() && !/\p{Cc}/u.test(each))
const texts = fc.record({ ka: text, en: text, ru: text, zh: text }, { requiredKeys: [] }).filter((each) => Object.keys(each).length > 0)
const swatch = fc.integer({ min: 0, max: 0xffffff }).map((colour) => `#${colour.toString(16).padStart(6, '0')}`)
const lari = (tetri: number) => `${Math.floor(tetri / 100)}.${String(tetri % 100).padStart(2, '0')}`

/** A product of `n`: up to two options, an offer for every combination of values. */
const product = (n: number) =>
  fc
    .record({
      name: texts,
      description: fc.option(texts, { nil: undefined }),
      attributes: fc.array(fc.record({ name: texts, value: texts }), { maxLength: 3 }),
      options: fc.array(
        fc.record({
          name: texts,
          values: fc.array(fc.record({ name: texts, swatch }, { requiredKeys: ['name'] }), { minLength: 1, maxLength: 3 }),
        }),
        { maxLength: 2 },
      ),
      prices: fc.array(fc.record({ price: fc.integer({ min: 1, max: 1e8 - 1 }), cut: fc.boolean(), stock: fc.nat(1e6) }), {
        minLength: 9,
        maxLength: 9,
      }),
      pictures: fc.subarray(['one.png', 'two.jpg', 'three.webp']),
      onSale: fc.boolean(),
      brand: fc.boolean(),
    })
    .map(({ options, prices, pictures, brand, ...rest }) => {
      const made = options.map(({ name, values }) => ({ name, values: values.map((value, i) => ({ id: `v${i}`, ...value })) }))
      const combinations = made.reduce<string[][]>((all, { values }) => all.flatMap((head) => values.map(({ id }) => [...head, id])), [[]])
      const offers = combinations.map((values, i) => {
        const { price, cut, stock } = prices[i]!
        const picture = pictures[i % Math.max(1, pictures.length)]
        return {
          values,
          price: lari(price),
          ...(cut && price < 9e7 ? { was: lari(price + 1) } : {}),
          stock,
          ...(picture ? { picture } : {}),
        }
      })
      return {
        type: 'product',
        // Not in the order of the alphabet: a catalogue has an order of its own.
        id: `p-${(n * 5) % 7}`,
        category: 'cups',
        store: 'shop',
        ...(brand ? { brand: 'tone' } : {}),
        ...rest,
        pictures,
        options: made,
        offers,
      }
    })

const catalogue = fc.integer({ min: 1, max: 6 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, n) => product(n))))

const taxonomy = [
  { type: 'category', id: 'home', name: { ka: 'სახლი' } },
  { type: 'category', id: 'cups', parent: 'home', name: { en: 'Cups' }, picture: 'one.png', icon: 'cup' },
  { type: 'store', id: 'shop', name: { ru: 'Лавка' }, city: { zh: '第比利斯' }, about: { ka: 'ვყიდით' }, companyCode: '999000001' },
  { type: 'brand', id: 'tone', name: { ka: 'თონე', latin: 'Tone' } },
  { type: 'banner', id: 'tea', title: { ka: 'ჩაი' }, text: { en: 'Tea' }, category: 'cups', tone: 'dark', picture: 'two.jpg' },
]

/** Of the products that are in every catalogue: the first. */
const scene = {
  ...{ type: 'scene', id: 'table', title: { ka: 'მაგიდა' }, text: { en: 'A table' }, category: 'cups', tone: 'light', place: 'campaign' },
  ...{ picture: 'two.jpg', tallPicture: 'three.webp' },
  points: [{ product: 'p-0', wide: [12.5, 40], tall: [0.3, 99.9] }],
}

async function write(folder: string, products: object[], scenes: object[] = []): Promise<void> {
  writeFileSync(join(folder, 'goods.jsonl'), [...taxonomy, ...products, ...scenes].map((each) => `${JSON.stringify(each)}\n`).join(''))
  const draw = (colour: string) => sharp({ create: { width: 64, height: 48, channels: 3, background: colour } })
  await draw('#a00').png().toFile(join(folder, 'one.png'))
  await draw('#0a0').jpeg().toFile(join(folder, 'two.jpg'))
  await draw('#00a')
    .withExif({ IFD0: { Artist: 'someone' } })
    .webp()
    .toFile(join(folder, 'three.webp'))
}

async function runImport(test: typeof first, folder: string) {
  const source = await openSource(folder, { lang: 'ka', now: new Date('2026-11-20'), uncountedStock: 10, rates: {} })
  try {
    return await importCatalogue(test.ctx(), source)
  } finally {
    source.close()
  }
}

async function exportTo(test: typeof first) {
  const folder = mkdtempSync(join(root, 'out-'))
  await exportCatalogue(test.ctx(), folder)
  return folder
}

function contents(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(names.map((name) => [name.slice(folder.length), readFileSync(name).toString('base64')]))
}

async function empty(test: typeof first): Promise<void> {
  await test.db.execute('truncate products, banners, scenes, categories, stores, brands, search_documents, search_words cascade')
}

describe('what comes out', () => {
  it('comes in again as the same, byte for byte, and a third time changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(catalogue, async (products) => {
        await empty(first)
        await empty(second)
        const folder = mkdtempSync(join(root, 'in-'))
        await write(folder, products, [scene])
        expect(await runImport(first, folder)).toMatchObject({ added: products.length, errors: [] })
        const once = await exportTo(first)
        expect(await runImport(second, once)).toMatchObject({ added: products.length, errors: [] })
        const twice = await exportTo(second)
        expect(contents(twice)).toEqual(contents(once))
        expect(await runImport(second, once)).toMatchObject({ added: 0, changed: 0, taxonomyRecords: 0, unchanged: products.length })
        await expectInvariants(second.db)
      }),
      { numRuns: inTier({ default: 6, proof: 25 }) },
    )
  })
})

describe('a mall that has sold', () => {
  it('leaves out what only orders speak of, and keeps its taxonomy in their order', async () => {
    await empty(first)
    await empty(second)
    const folder = mkdtempSync(join(root, 'in-'))
    const mug = { type: 'product', id: 'm', category: 'cups', store: 'shop', name: 'Mug' }
    const option = (...ids: string[]) => [{ name: 'C', values: ids.map((id) => ({ id, name: id })) }]
    await write(folder, [
      { type: 'category', id: 'a', name: 'A' },
      { type: 'category', id: 'b', parent: 'a', name: 'B' },
      { ...mug, options: option('r', 'g'), offers: ['r', 'g'].map((id) => ({ id, values: [id], price: 5, stock: 3 })) },
    ])
    await runImport(first, folder)
    const { rows } = await first.db.execute<{ id: number }>("select id from offers where key = 'r'")
    await reserveStock(first.ctx(), await anEmptyPurchase(first.ctx()), [{ offerId: rows[0]!.id, quantity: 1 }], new Date(0))
    await write(folder, [
      { type: 'category', id: 'z', name: 'Z' },
      { type: 'category', id: 'b', name: 'B' },
      { type: 'category', id: 'bb', parent: 'b', name: 'BB' },
      { type: 'category', id: 'zz', parent: 'z', name: 'ZZ' },
      { ...mug, options: option('g'), offers: [{ id: 'g', values: ['g'], price: 5, stock: 3 }] },
    ])
    expect(await runImport(first, folder)).toMatchObject({ changed: 1, errors: [] })
    const once = await exportTo(first)
    expect(await runImport(second, once)).toMatchObject({ added: 1, errors: [] })
    expect(contents(await exportTo(second))).toEqual(contents(once))
  })
})

describe('the feed for Google Merchant Center', () => {
  it('has a guarded line for each offer on sale', async () => {
    await empty(first)
    const folder = mkdtempSync(join(root, 'in-'))
    const mug = {
      type: 'product',
      id: 'm',
      category: 'cups',
      store: 'shop',
      brand: 'tone',
      name: { en: '=HYPERLINK("x")\tMug' },
      pictures: ['one.png', 'two.jpg'],
    }
    const options = [
      {
        name: { en: 'Size' },
        values: [
          { id: 's', name: { en: 'S' } },
          { id: 'l', name: { en: 'L' } },
        ],
      },
    ]
    await write(folder, [
      {
        ...mug,
        options,
        offers: [
          { values: ['s'], price: 10, was: 12, stock: 3 },
          { values: ['l'], price: 20, stock: 0, picture: 'two.jpg' },
        ],
      },
      { ...mug, id: 'off', onSale: false, offers: [{ price: 1, stock: 1 }] },
    ])
    await runImport(first, folder)
    const file = join(root, 'feed.tsv')
    expect(await exportFeed(first.ctx(), file, 'en', 'https://kalata.example')).toBe(2)
    const [header, ...rows] = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t'))
    const named = rows.map((row) => Object.fromEntries(header!.map((name, i) => [name, row[i]])))
    expect(named).toMatchObject([
      {
        title: '=HYPERLINK("x") Mug, S',
        price: '12.00 GEL',
        sale_price: '10.00 GEL',
        availability: 'in_stock',
        product_type: 'სახლი > Cups',
        brand: 'Tone',
        size: 'S',
        identifier_exists: 'no',
      },
      { price: '20.00 GEL', sale_price: '', availability: 'out_of_stock' },
    ])
    // A picture 160 wide has no wider file.
    expect(named[1]!.image_link).toMatch(/^https:\/\/kalata\.example\/media\/[0-9a-f]{2}\/[0-9a-f]{32}-160\.webp$/)
    expect(named[1]!.link).toMatch(/\/details\?id=\d+&offer=\d+&lang=en$/)
    await expect(exportFeed(first.ctx(), join(root, 'no', 'feed.tsv'), 'en', 'https://kalata.example')).rejects.toThrow(
      'There is no folder',
    )
    expect(named[0]!.image_link).not.toBe(named[1]!.image_link)
  })
})
