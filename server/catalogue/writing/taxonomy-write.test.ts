import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { upsertCategory } from './taxonomy-write.service.ts'

const test = testMall()

it('changes the cards of a category’s products where it is moved, and not where it has another name', async () => {
  const [from, to] = [await aCategory(test.ctx()), await aCategory(test.ctx())]
  const { id } = await aProduct(test.ctx(), { categoryId: from.childId })
  const { rows } = await test.db.execute<{ key: string; icon: string; picture: never }>(
    sql`select key, icon, picture from categories where id = ${from.childId}`,
  )
  const category = { ...rows[0]!, text: { en: 'Teapots' } }
  const card = async () => {
    const found = await test.db.execute<{ root: number; writtenBy: string; inOld: number; inNew: number }>(sql`
      select root_category_id as root, xmin::text as "writtenBy",
        listed_count('category', ${from.rootCategoryId}) as "inOld", listed_count('category', ${to.rootCategoryId}) as "inNew"
      from product_cards where product_id = ${id}`)
    return found.rows[0]!
  }
  const before = await card()
  expect(before).toMatchObject({ root: from.rootCategoryId, inOld: 1, inNew: 0 })
  expect(await upsertCategory(test.ctx(), { ...category, parentId: from.rootCategoryId })).toMatchObject({ changed: true })
  expect(await card()).toEqual(before)
  expect(await upsertCategory(test.ctx(), { ...category, parentId: to.rootCategoryId })).toMatchObject({ changed: true })
  expect(await card()).toMatchObject({ root: to.rootCategoryId, inOld: 0, inNew: 1 })
})
