import { expect, it } from 'vitest'
import { changeTags, replyTags } from './tags.ts'

it('what a reply shows is known from what was asked and answered', () => {
  expect(replyTags({ id: 3, level: 2 }, { results: [{ productId: 1, storeId: 9 }, { productId: 2 }] })).toEqual([
    'product:1',
    'product:2',
    'category:3',
  ])
  expect(replyTags({ keywords: 'mug' }, { results: [{ productId: 1 }] })).toEqual(['product:1', 'lists'])
  expect(replyTags({ storeId: 4 }, { name: 'Shop' })).toEqual(['store:4'])
  expect(replyTags(undefined, [{ id: 5, title: 'notice' }])).toEqual([])
})

it('what caches in front drop after a change is everything, or what shows single things and what has no name', () => {
  expect(changeTags(['product:5', 'lists'])).toEqual(['untagged', 'product:5', 'lists'])
  expect(changeTags(['product:5', 'policies'])).toEqual(['mall'])
})
