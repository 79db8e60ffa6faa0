import { afterAll, beforeEach, expect, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aCategory, aProduct, type AProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import type { Ctx } from '#server/context.ts'
import { cancelOrder } from '#server/orders/orders.service.ts'
import { openStates } from '#server/platform/module-state.ts'
import { indexProducts } from './documents/index.service.ts'
import { closeIndex, followCatalogue } from './execute/product-index/product-index.service.ts'
import { search } from './search.service.ts'

const test = testMall()
/** A process whose index was not built: the database answers. */
const withoutIndex = (): Ctx => ({ ...test.ctx(), state: openStates({ ...test.ctx(), settings: test.settings }).state })
let categoryId: number

const colours = ['Red', 'Blue', 'Green']
const options = [{ name: { en: 'Colour' }, values: colours.map((text) => ({ key: text, text: { en: text } })) }]

/** @param stock of the colours, in their order */
async function aColouredProduct(...stock: number[]): Promise<AProduct> {
  const offers = stock.map((units, place) => ({ values: [colours[place]!], stock: units }))
  const product = await aProduct(test.ctx(), { categoryId, options, offers })
  await indexProducts(test.ctx(), [product.id])
  return product
}

beforeEach(async () => void (categoryId = (await aCategory(test.ctx())).childId))
afterAll(() => closeIndex(test.ctx()))

interface Asked {
  red: boolean
  inStock: boolean
}

async function foundBy(ctx: Ctx, { red, inStock }: Asked) {
  const attributes = red ? [{ key: 'colour', values: ['red'] }] : []
  const { pageResult, attributeList, inStockCount } = await search(ctx, { id: categoryId, level: 2, attributes, inStock })
  const values = attributeList?.find(({ key }) => key === 'colour')?.values ?? []
  return {
    ids: pageResult.results.map(({ productId }) => productId).toSorted((one, other) => one - other),
    total: pageResult.totalRecord,
    inStockCount,
    ...Object.fromEntries(values.map(({ key, count }) => [key, count])),
  }
}

/** What is found in red and in stock, where each is asked for, as index and database say. */
async function found(asked: Asked) {
  await followCatalogue(test.ctx())
  const inDatabase = await foundBy(withoutIndex(), asked)
  expect(await foundBy(test.ctx(), asked)).toEqual(inDatabase)
  return inDatabase
}

it('a colour that an order sells out is not found in stock, and is found once more when the order is cancelled', async () => {
  const last = await aColouredProduct(1, 2)
  const onlyBlue = await aColouredProduct(0, 5)
  const onlyRed = await aColouredProduct(3, 0)
  const attributes = [{ name: { en: 'Colour' }, value: { en: 'Red' } }]
  const one = await aProduct(test.ctx(), { categoryId, attributes, stock: 1 })
  await indexProducts(test.ctx(), [one.id])
  const all = [last.id, onlyBlue.id, onlyRed.id, one.id]
  const expectBefore = async () => {
    expect(await found({ red: true, inStock: false })).toEqual({ ids: all, total: 4, inStockCount: 3, red: 4, blue: 3 })
    const inRed = { ids: [last.id, onlyRed.id, one.id], total: 3, inStockCount: 3, red: 3, blue: 2 }
    expect(await found({ red: true, inStock: true })).toEqual(inRed)
    expect(await found({ red: false, inStock: true })).toEqual({ ids: all, total: 4, inStockCount: 4, red: 3, blue: 2 })
  }
  await expectBefore()

  const buyer = await aBuyer(test.ctx(), { [last.offerId]: 1 })
  const { orderNos } = await aPurchase(buyer, { method: 'cash' })
  expect(await found({ red: true, inStock: false })).toEqual({ ids: all, total: 4, inStockCount: 2, red: 4, blue: 3 })
  expect(await found({ red: true, inStock: true })).toEqual({ ids: [onlyRed.id, one.id], total: 2, inStockCount: 2, red: 2, blue: 2 })
  expect(await found({ red: false, inStock: true })).toEqual({ ids: all, total: 4, inStockCount: 4, red: 2, blue: 2 })
  expect(await found({ red: false, inStock: false })).toEqual({ ids: all, total: 4, inStockCount: 4, red: 4, blue: 3 })

  await cancelOrder(buyer.ctx, orderNos[0]!)
  await expectBefore()
})

it('orders of the last units of two variants in one moment are both placed, and seen', async () => {
  const products = await Promise.all(Array.from({ length: 8 }, () => aColouredProduct(1, 1, 9)))
  await found({ red: true, inStock: true })
  const buyers = await Promise.all(
    products.flatMap(({ offerIds }) => offerIds.slice(0, 2).map((offerId) => aBuyer(test.ctx(), { [offerId]: 1 }))),
  )
  const placed = { isOver: false }
  const orders = Promise.all(buyers.map((buyer) => aPurchase(buyer, { method: 'cash' }))).finally(() => (placed.isOver = true))
  // What is read between two orders must not stay.
  while (!placed.isOver) await followCatalogue(test.ctx())
  await orders
  expect(await found({ red: true, inStock: false })).toMatchObject({ total: 8, inStockCount: 0 })
  expect(await found({ red: true, inStock: true })).toMatchObject({ total: 0, red: 0, blue: 0, green: 8 })
})

it('what is offered otherwise than it was indexed is in stock as its product is', async () => {
  const { id, offerIds } = await aColouredProduct(0, 4, 4)
  expect(await foundBy(withoutIndex(), { red: true, inStock: true })).toMatchObject({ ids: [] })
  await test.db.execute(`delete from offers where id = ${offerIds[2]}`)
  expect(await foundBy(withoutIndex(), { red: true, inStock: true })).toMatchObject({ ids: [id] })
  await indexProducts(test.ctx(), [id])
  expect(await found({ red: true, inStock: true })).toMatchObject({ ids: [] })
})
