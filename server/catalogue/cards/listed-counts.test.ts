import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aBrand, aCategory, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { checkInvariants } from '#server/platform/db/schema/invariants.ts'
import { listedCountsInvariants } from './listed-counts.invariants.ts'
import { countOf, foldCounts, recountListed } from './listed-counts.queries.ts'
import { selectBrands } from '../catalogue.queries.ts'

const test = testMall()

async function counts(kind: 'category' | 'store', id: number): Promise<{ listed: number; discounted: number }> {
  const { rows } = await test.db.execute<{ listed: number; discounted: number }>(
    sql`select ${countOf(kind, sql`${id}::int`)} as listed, ${countOf(kind, sql`${id}::int`, 'discounted')} as discounted`,
  )
  return rows[0]!
}
const rowsOf = async () => (await test.db.execute<{ n: number }>(sql`select count(*)::int as n from listed_counts`)).rows[0]!.n
const broken = async () => (await checkInvariants(test.db, listedCountsInvariants)).flatMap(({ examples }) => examples)

describe('counts of listed products', () => {
  it('follow products that are added, discounted, moved, unlisted and deleted', async () => {
    const [one, other] = [await aCategory(test.ctx()), await aCategory(test.ctx())]
    const mug = await aProduct(test.ctx(), { categoryId: one.childId })
    const cup = await aProduct(test.ctx(), { categoryId: one.childId, storeId: mug.storeId, price: 100, compareAtPrice: 200 })
    expect(await counts('category', one.childId)).toEqual({ listed: 2, discounted: 1 })
    expect(await counts('category', one.rootCategoryId)).toEqual({ listed: 2, discounted: 1 })
    expect(await counts('store', mug.storeId)).toEqual({ listed: 2, discounted: 1 })
    await test.db.execute(sql`update offers set compare_at_price = price * 2 where product_id = ${mug.id}`)
    expect(await counts('category', one.childId)).toEqual({ listed: 2, discounted: 2 })
    await test.db.execute(sql`update products set category_id = ${other.childId} where id = ${cup.id}`)
    expect(await counts('category', one.childId)).toEqual({ listed: 1, discounted: 1 })
    expect(await counts('category', other.childId)).toEqual({ listed: 1, discounted: 1 })
    expect(await counts('store', mug.storeId)).toEqual({ listed: 2, discounted: 2 })
    await test.db.execute(sql`update products set listed = false where id = ${cup.id}`)
    expect(await counts('category', other.childId)).toEqual({ listed: 0, discounted: 0 })
    await test.db.execute(sql`delete from products where id = ${mug.id}`)
    expect(await counts('store', mug.storeId)).toEqual({ listed: 0, discounted: 0 })
    expect(await broken()).toEqual([])
  })

  it('are the same when they are added up, by several at once', async () => {
    const category = await aCategory(test.ctx())
    for (let made = 0; made < 6; made++) await aProduct(test.ctx(), { categoryId: category.childId })
    const before = await rowsOf()
    await Promise.all([foldCounts(test.db), foldCounts(test.db), aProduct(test.ctx(), { categoryId: category.childId })])
    expect(await rowsOf()).toBeLessThan(before)
    expect(await counts('category', category.childId)).toEqual({ listed: 7, discounted: 0 })
    expect(await broken()).toEqual([])
    await recountListed(test.db)
    expect(await counts('category', category.childId)).toEqual({ listed: 7, discounted: 0 })
  })

  it('that are wrong are found by the check', async () => {
    const { storeId } = await aProduct(test.ctx())
    await test.db.execute(sql`insert into listed_counts (kind, of_id, listed, discounted) values ('store', ${storeId}, 1, 0)`)
    expect(await broken()).toEqual([`store ${storeId}`])
    await recountListed(test.db)
    expect(await broken()).toEqual([])
  })
})

it('brands are recommended that have the most products, in the order of the operator', async () => {
  const brands = [await aBrand(test.ctx(), 'first'), await aBrand(test.ctx(), 'second'), await aBrand(test.ctx(), 'third')]
  for (const [place, count] of [8, 7, 9].entries())
    for (let each = 0; each < count; each++) await aProduct(test.ctx(), { brandId: brands[place]! })
  const ids = async (limit: number) => (await selectBrands(test.db, limit)).map(({ id }) => id)
  expect(await ids(2)).toEqual([brands[0], brands[2]])
  expect(await ids(3)).toEqual(brands)
})
