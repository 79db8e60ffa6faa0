import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { HomeScenes, Scene } from '#contract/scenes/calls.ts'
import { aCategory, aPicture, aProduct, type AProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { products } from '#server/catalogue/catalogue.tables.ts'
import { eq } from 'drizzle-orm'
import { scenesCommand } from './scenes.cli.ts'
import { writeScene, type SceneUpsert } from './scenes.service.ts'

const test = testMall()
const shown = async (lang = 'en') => (await test.call('scenes.home', {}, { lang })).data as HomeScenes
const keyOf = async ({ id }: AProduct) => (await test.db.select({ key: products.key }).from(products).where(eq(products.id, id)))[0]!.key
const everywhere = (word: string) => ({ ka: word, en: word, ru: word, zh: word })

async function aScene(key: string, of: AProduct[], rest: Partial<SceneUpsert> = {}): Promise<SceneUpsert> {
  const { childId } = await aCategory(test.ctx())
  const [category] = (await test.db.execute<{ key: string }>(sql`select key from categories where id = ${childId}`)).rows
  const points = await Promise.all(
    of.map(async (product, place) => ({ product: await keyOf(product), wide: [10.5 * place, 20] as [number, number] })),
  )
  const scene: SceneUpsert = {
    ...{ key, title: everywhere(key), text: everywhere('Text'), category: category!.key, tone: 'light', place: 'zone' },
    ...{ wide: aPicture, tall: aPicture, points, ...rest },
  }
  expect(await writeScene(test.ctx(), scene)).toEqual({ changed: true })
  return scene
}
beforeEach(async () => void (await test.db.execute(sql`delete from scenes`)))

describe('the list of scenes', () => {
  it('has all of them by page, without those of which too little can be bought', async () => {
    const [lamp, chair, rug] = [await aProduct(test.ctx()), await aProduct(test.ctx()), await aProduct(test.ctx())]
    await aScene('first', [lamp, chair])
    await aScene('second', [lamp, rug])
    await aScene('third', [chair, lamp], { place: 'campaign' })
    const page = async (pageNo: number) => (await test.call('scenes.list', { pageNo, pageSize: 2 })).data as { results: Scene[] }
    const titles = async (pageNo: number) => (await page(pageNo)).results.map(({ title }) => title)
    expect([await titles(1), await titles(2), await titles(3)]).toEqual([['first', 'second'], ['third'], []])
    expect(await page(2)).toMatchObject({ pageNo: 2, pageSize: 2, totalPage: 2, totalRecord: 3 })
    await test.db.execute(sql`update offers set stock_on_hand = 0 where product_id = ${rug.id}`)
    expect(await titles(1)).toEqual(['first'])
  })
})

describe('the scenes of home', () => {
  it('point at what can be bought, in the order of the scene, with the price of the moment', async () => {
    const [lamp, chair, rug] = [await aProduct(test.ctx()), await aProduct(test.ctx(), { price: 700 }), await aProduct(test.ctx())]
    await aScene('room', [lamp, chair, rug])
    const pointsOf = async () =>
      (await shown()).scenes.flatMap(({ points }) => points.map(({ productId, price, wide }) => [productId, price, wide]))
    expect(await pointsOf()).toEqual([
      [lamp.id, 5000, { x: 0, y: 20 }],
      [chair.id, 700, { x: 10.5, y: 20 }],
      [rug.id, 5000, { x: 21, y: 20 }],
    ])
    await test.db.execute(sql`update offers set stock_on_hand = 0 where product_id = ${lamp.id}`)
    expect((await pointsOf()).map(([id]) => id)).toEqual([chair.id, rug.id])
    // One product is no scene.
    await test.db.execute(sql`update products set listed = false where id = ${rug.id}`)
    expect((await shown()).scenes).toEqual([])
  })

  it('show the picture of the offer that is seen', async () => {
    const other = { ...aPicture, src: '/media/other' }
    const mug = await aProduct(test.ctx(), { pictures: [aPicture, other], offers: [{ pictureIndex: 0 }, { pictureIndex: 1 }] })
    const points = [mug, await aProduct(test.ctx())].map(async (each, place) => ({
      product: await keyOf(each),
      ...(place === 0 ? { offer: 'offer-2' } : {}),
      tall: [5, 6] as [number, number],
    }))
    await aScene('table', [], { points: await Promise.all(points) })
    expect((await shown()).scenes[0]!.points.map(({ picture, tall, wide }) => [picture.src, tall, wide])).toEqual([
      [other.src, { x: 5, y: 6 }, undefined],
      [aPicture.src, { x: 5, y: 6 }, undefined],
    ])
  })

  it('are others the next day; campaigns stand above them in the language asked for', async () => {
    const two = [await aProduct(test.ctx()), await aProduct(test.ctx())]
    for (const key of ['a', 'b', 'c', 'd']) await aScene(key, two)
    await aScene('week', [], { place: 'campaign', title: { ka: 'კვირა', en: 'Week' } })
    const titles = async () => (await shown()).scenes.map(({ title }) => title)
    const today = await titles()
    test.clock.forward(86_400_000)
    const tomorrow = await titles()
    expect([...today, ...tomorrow].toSorted()).toEqual(['a', 'b', 'c', 'd'])
    expect((await shown()).campaigns).toMatchObject([{ title: 'Week', text: 'Text', tone: 'light' }])
    expect((await shown('ru')).campaigns[0]!.title).toBe('კვირა')
  })

  it('have three campaigns a day, and others the next', async () => {
    for (const key of ['a', 'b', 'c', 'd']) await aScene(key, [], { place: 'campaign' })
    const titles = async () => (await shown()).campaigns.map(({ title }) => title)
    const today = await titles()
    expect(today).toHaveLength(3)
    test.clock.forward(86_400_000)
    expect([...new Set([...today, ...(await titles())])].toSorted()).toEqual(['a', 'b', 'c', 'd'])
  })

  it('written a second time change nothing; other points do, and are shown at once', async () => {
    const [lamp, chair, rug] = [await aProduct(test.ctx()), await aProduct(test.ctx()), await aProduct(test.ctx())]
    const scene = await aScene('room', [lamp, chair])
    expect(await writeScene(test.ctx(), scene)).toEqual({ changed: false })
    expect((await shown()).scenes[0]!.points).toHaveLength(2)
    const points = [...scene.points, { product: await keyOf(rug), tall: [1, 2] as [number, number] }]
    expect(await writeScene(test.ctx(), { ...scene, points })).toEqual({ changed: true })
    expect((await shown()).scenes[0]!.points).toHaveLength(3)
  })
})

describe('the scene of a product', () => {
  const scenesOf = async ({ id }: AProduct) =>
    ((await test.call('scenes.ofProduct', { id })).data as { scenes: Scene[] }).scenes.map(({ title, points }) => [title, points.length])

  it('is one that shows it, a campaign too, while something else of it can be bought', async () => {
    const [lamp, chair, rug, vase] = [
      await aProduct(test.ctx()),
      await aProduct(test.ctx()),
      await aProduct(test.ctx()),
      await aProduct(test.ctx()),
    ]
    await aScene('desk', [lamp, chair], { place: 'campaign' })
    await aScene('room', [chair, rug])
    expect(await scenesOf(lamp)).toEqual([['desk', 2]])
    expect(await scenesOf(chair)).toEqual([['desk', 2]])
    expect(await scenesOf(rug)).toEqual([['room', 2]])
    expect(await scenesOf(vase)).toEqual([])
    await test.db.execute(sql`update offers set stock_on_hand = 0 where product_id = ${lamp.id}`)
    expect(await scenesOf(chair)).toEqual([])
  })
})

describe('kalata scenes', () => {
  it('lists scenes with their numbers of products, and removes one', async () => {
    await aScene('room', [await aProduct(test.ctx()), await aProduct(test.ctx())])
    expect((await scenesCommand(test.ctx(), ['list'])).text).toBe('room  zone  2 products')
    expect(await scenesCommand(test.ctx(), ['remove', 'room'])).toMatchObject({ ok: true })
    expect(await scenesCommand(test.ctx(), ['remove', 'room'])).toMatchObject({ ok: false })
    expect((await shown()).scenes).toEqual([])
    await expect(scenesCommand(test.ctx(), ['add'])).rejects.toThrow('scenes list')
  })
})
