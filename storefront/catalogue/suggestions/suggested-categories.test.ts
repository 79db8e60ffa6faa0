import { expect, it } from 'vitest'
import type { CategoryNode } from '#contract/catalogue/schemas.ts'
import { suggestedCategories } from './suggested-categories.ts'

const picture = { src: '/media/none', width: 640, height: 640 }
const node = (id: number, children: number[] = []): CategoryNode => {
  const fields = { categoryName: `Category ${id}`, iconPath: '', picture, count: 1 }
  return { id, ...fields, categoryList: children.map((child) => ({ id: child, ...fields })) }
}

it('are the root categories', () => {
  expect(suggestedCategories([node(1, [3]), node(2)]).map(({ id, parentId }) => [id, parentId])).toEqual([
    [1, undefined],
    [2, undefined],
  ])
})

it('are the children of a root category that stands alone', () => {
  expect(suggestedCategories([node(1, [3, 4])]).map(({ id, parentId }) => [id, parentId])).toEqual([
    [3, 1],
    [4, 1],
  ])
  expect(suggestedCategories([])).toEqual([])
})
