import { expect, it } from 'vitest'
import { importHarness } from '#demo/testing/import-harness.ts'

const { test, run, folder, runImport } = importHarness()

const header = 'ID,Type,SKU,Name,Published,In stock?,Stock,Regular price,Categories,Attribute 1 name,Attribute 1 value(s)\r\n'
const row = (id: number, category: string, finish: string) => `${id},simple,S${id},Tray ${id},1,1,5,9,${category},Finish,${finish}\r\n`

it('values and categories that differ by case are one, shown as most products spell it', async () => {
  const name = `Trays${run()}`
  const rows = [
    row(1, name, 'MATT BRASS'),
    row(2, name.toUpperCase(), 'Matt brass'),
    row(3, name, 'Matt brass'),
    row(4, name, 'matt brass'),
    ...[5, 6, 7].map((id) => row(id, name, 'Matt black')),
    row(8, name, 'Gloss'),
    row(9, name, 'Gloss'),
  ]
  expect(await runImport(folder({ 'p.csv': header + rows.join('') }), { store: `S ${run()}` })).toMatchObject({ added: 9, errors: [] })
  const { data } = await test.call('search.search', { keywords: name }, { lang: 'en' })
  expect(data.pageResult.totalRecord).toBe(9)
  expect(data.categoryList).toHaveLength(1)
  const { values } = data.attributeList.find((each: { key: string }) => each.key === 'finish')
  expect(values).toMatchObject([
    { key: 'matt-brass', text: 'Matt brass', count: 4 },
    { key: 'matt-black', text: 'Matt black', count: 3 },
    { key: 'gloss', text: 'Gloss', count: 2 },
  ])
  const narrowed = await test.call(
    'search.search',
    { keywords: name, attributes: [{ key: 'finish', values: ['matt-brass'] }] },
    { lang: 'en' },
  )
  expect(narrowed.data.pageResult.totalRecord).toBe(4)
})
