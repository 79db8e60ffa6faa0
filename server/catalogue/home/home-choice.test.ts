import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { HomeZones } from '#contract/catalogue/schemas.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall()
/** No picture is shown twice. */
const givePictures = () =>
  test.db.execute(
    sql`update products set pictures = jsonb_build_array(jsonb_build_object('src', '/media/' || id, 'width', 640, 'height', 640))`,
  )
const home = async () => (await test.call('catalogue.home', {})).data as HomeZones

it('what home chose is kept until the catalogue changes; prices and stock are those of the moment', async () => {
  const [first, second] = [
    await aProduct(test.ctx(), { price: 100, compareAtPrice: 400 }),
    await aProduct(test.ctx(), { price: 100, compareAtPrice: 300 }),
  ]
  await givePictures()
  test.ctx().changed('catalogue')
  const before = await home()
  const pricesOf = ({ discounts }: HomeZones) => new Map(discounts.map(({ productId, price }) => [productId, price]))
  expect(pricesOf(before)).toEqual(
    new Map([
      [first.id, 100],
      [second.id, 100],
    ]),
  )
  const later = await aProduct(test.ctx(), { price: 100, compareAtPrice: 200 })
  await givePictures()
  await test.db.execute(sql`update offers set price = 90 where product_id = ${first.id}`)
  await test.db.execute(sql`update offers set stock_on_hand = 0 where product_id = ${second.id}`)
  expect(pricesOf(await home())).toEqual(new Map([[first.id, 90]]))
  test.ctx().changed('catalogue')
  expect(pricesOf(await home())).toEqual(
    new Map([
      [first.id, 90],
      [later.id, 100],
    ]),
  )
})
