import { expect, it } from 'vitest'
import type { CategoryNode } from '#contract/catalogue/schemas.ts'
import { indexedCategories } from './indexed-categories.ts'

const picture = { src: '/media/a', width: 1, height: 1 }
const category = (id: number, count: number) => ({ id, count, categoryName: `category ${id}`, iconPath: 'box', picture })
const root = (id: number, counts: number[]): CategoryNode => ({
  ...category(
    id,
    counts.reduce((sum, count) => sum + count, 0),
  ),
  categoryList: counts.map((count, place) => category(100 * id + place, count)),
})

it('has the categories with products, in their order', () => {
  const [one, ...others] = indexedCategories([root(1, [2, 0, 5]), root(2, [0])])
  expect(others).toEqual([])
  expect(one).toMatchObject({ id: 1, hasMore: false })
  expect(one!.children).toEqual([
    { id: 100, categoryName: 'category 100', count: 2 },
    { id: 102, categoryName: 'category 102', count: 5 },
  ])
})

it('has of many children the largest, and says that there are more', () => {
  const [one] = indexedCategories([
    root(
      1,
      Array.from({ length: 50 }, (_, place) => (place < 25 ? 1 : place)),
    ),
  ])
  expect(one!.hasMore).toBe(true)
  expect(one!.children.map(({ count }) => count)).toEqual(Array.from({ length: 10 }, (_, place) => 40 + place))
})
