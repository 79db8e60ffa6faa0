import sharp from 'sharp'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { CategoryNode, HomeZones } from '#contract/catalogue/schemas.ts'
import { importHarness, lines } from '#demo/testing/import-harness.ts'

const { test, key, taxonomy, mug, folder, runImport, productOf } = importHarness()

const png = (background: string) =>
  sharp({ create: { width: 80, height: 80, channels: 3, background } })
    .png()
    .toBuffer()

async function categoryPicture(name: string) {
  const found = await test.db.execute<{ picture: { src: string; placeholder?: true } }>(
    sql`select picture from categories where key = ${key(name)}`,
  )
  return found.rows[0]!.picture
}

it('a category without a picture shows that of a product as soon as one has one, and keeps it when the file comes again', async () => {
  const bare = mug({ id: key('bare'), options: undefined, offers: [{ price: 5, stock: 1 }] })
  await runImport(folder({ 'a.jsonl': lines(...taxonomy(), bare) }))
  expect(await productOf(key('bare'))).toMatchObject({ pictures: [{ placeholder: true }] })
  expect((await categoryPicture('cups')).placeholder).toBe(true)

  const pictured = { ...bare, id: key('pictured'), pictures: ['teal.png'] }
  const path = folder({ 'a.jsonl': lines(...taxonomy(), bare, pictured), 'teal.png': await png('#0f6c6c') })
  expect(await runImport(path)).toMatchObject({ added: 1, unchanged: 1, taxonomyRecords: 0 })
  const { src } = (await productOf(key('pictured')))!.pictures[0]!
  for (const name of ['cups', 'home']) expect(await categoryPicture(name)).toMatchObject({ src })
  expect(await runImport(path)).toMatchObject({ unchanged: 2, taxonomyRecords: 0 })
  expect((await categoryPicture('cups')).src).toBe(src)

  const { data } = await test.call('catalogue.categories', {})
  expect((data as CategoryNode[]).flatMap(({ categoryList }) => categoryList).find(({ picture }) => picture.src === src)).toBeDefined()
})

it('home shows no placeholder in its hero, and none for all that is new', async () => {
  const plain = (name: string) => mug({ id: key(name), options: undefined, offers: [{ price: 5, stock: 1 }] })
  const pictures = { 'red.png': await png('#aa0000'), 'blue.png': await png('#0000aa') }
  const products = [
    { ...plain('red'), pictures: ['red.png'] },
    { ...plain('blue'), pictures: ['blue.png'] },
    plain('none'),
    plain('neither'),
  ]
  await runImport(folder({ 'a.jsonl': lines(...taxonomy(), ...products), ...pictures }))
  const { hero, newestPicture } = (await test.call('catalogue.home', {})).data as HomeZones
  expect(hero.length).toBeGreaterThan(1)
  expect(newestPicture).toBeDefined()
  expect([...hero.map(({ picture }) => picture), newestPicture].filter((picture) => picture?.placeholder)).toEqual([])
})
