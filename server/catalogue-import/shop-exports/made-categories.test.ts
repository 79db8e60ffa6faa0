import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { importHarness, lines } from '#demo/testing/import-harness.ts'
import { categories, stores } from '#server/catalogue/catalogue.tables.ts'

const { test, run, folder, runImport, productOf } = importHarness()

const header = 'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant Inventory Qty,Variant Price\r\n'
const shopify = (types: Record<string, string>) =>
  folder({
    'products.csv':
      header +
      Object.entries(types)
        .map(([id, type]) => `${id},${id},,"${type}",Title,Default Title,1,5\r\n`)
        .join(''),
  })

/** Names of a product's category and of the root category above it, in the language that they have. */
async function placeOf(id: string): Promise<string> {
  const product = await productOf(`s-${run()}/${id}`)
  const names: string[] = []
  for (let next: number | null = product!.categoryId; next !== null;) {
    const [{ text, parentId }] = (await test.db.select().from(categories).where(eq(categories.id, next))) as [
      typeof categories.$inferSelect,
    ]
    names.unshift(text.en ?? Object.values(text)[0]!)
    next = parentId
  }
  return names.join(' > ')
}
const placesOf = async (types: Record<string, string>) =>
  Object.fromEntries(await Promise.all(Object.keys(types).map(async (id) => [id, await placeOf(id)])))

it('makes root categories of paths in a mall that has no others, in whichever order products come', async () => {
  const types = {
    ...{
      desk: 'Office',
      hdd: 'Computers > Storage > HDD',
      case: 'Phones > Accessories',
      pad: 'Computers > Accessories',
      pen: 'Office > Pens',
    },
    ...{ tent: 'Tents', gift: '', chair: 'Office' },
  }
  const places = {
    ...{ hdd: 'Computers > HDD', case: 'Phones > Accessories', pad: 'Computers > Accessories', pen: 'Office > Pens' },
    ...{
      desk: 'Office > Miscellaneous',
      tent: 'Other goods > Tents',
      gift: 'Other goods > Miscellaneous',
      chair: 'Office > Miscellaneous',
    },
  }
  expect(await runImport(shopify(types), { store: `S ${run()}`, dryRun: true })).toMatchObject({ added: 8 })
  expect(await runImport(shopify(types), { store: `S ${run()}` })).toMatchObject({ added: 8, errors: [] })
  expect(await placesOf(types)).toEqual(places)
  const reversed = Object.fromEntries(Object.entries(types).reverse())
  expect(await runImport(shopify(reversed), { store: `S ${run()}` })).toMatchObject({ unchanged: 8, made: { categories: [] } })
})

it('leaves what an operator calls them', async () => {
  const types = { ram: `Parts ${run()} > RAM`, kite: `Kites ${run()}` }
  await runImport(shopify(types), { store: `S ${run()}` })
  const root = `import/parts-${run()}`
  const renamed = [
    { type: 'category', id: root, name: { en: `Spare parts ${run()}` } },
    { type: 'category', id: `${root}/ram`, parent: root, name: { en: 'Memory', ru: 'Память' } },
    { type: 'category', id: `other/kites-${run()}`, parent: root, name: { en: 'Things that fly' } },
  ]
  await runImport(folder({ 'a.jsonl': lines(...renamed) }))
  const more = { ...types, rom: types.ram, kite2: types.kite }
  expect(await runImport(shopify(more), { store: `S ${run()}` })).toMatchObject({ added: 2, made: { categories: [] } })
  expect(await placesOf({ rom: '', kite2: '' })).toEqual({
    rom: `Spare parts ${run()} > Memory`,
    kite2: `Spare parts ${run()} > Things that fly`,
  })
})

it('takes the narrowest of the categories that a product names', async () => {
  const rows = `ID,Type,SKU,Name,Published,In stock?,Regular price,Categories\r\n1,simple,hood,Hoodie,1,1,45,"Clothing ${run()}, Clothing ${run()} > Hoodies"\r\n`
  expect(await runImport(folder({ 'p.csv': rows }), { store: `S ${run()}` })).toMatchObject({ added: 1 })
  expect(await placeOf('1')).toBe(`Clothing ${run()} > Hoodies`)
})

it('makes another category and another store of a name that differs by a plus or a percent sign', async () => {
  const types = { c: `C ${run()}`, cpp: `C++ ${run()}`, full: `100% wool ${run()}`, part: `100 wool ${run()}` }
  expect(await runImport(shopify(types), { store: `S ${run()}` })).toMatchObject({ added: 4 })
  expect(await placesOf(types)).toEqual(Object.fromEntries(Object.entries(types).map(([id, type]) => [id, `Other goods > ${type}`])))
  expect(await runImport(shopify({ tea: 'Tea' }), { store: `S+ ${run()}` })).toMatchObject({ added: 1 })
  const names = await test.db.select({ name: stores.name }).from(stores)
  for (const name of [`S ${run()}`, `S+ ${run()}`]) expect(names).toContainEqual({ name: { en: name } })
})
