import { expect, it } from 'vitest'
import { railOf } from './home-categories.rules.ts'

const root = (id: number) => ({ id, text: { en: `Root ${id}` }, icon: `icon-${id}` })
const child = (id: number, parentId: number) => ({ id, parentId, text: { en: `Child ${id}` } })

it('lists the root categories alone where there are enough of them', () => {
  const roots = [1, 2, 3, 4, 5, 6].map(root)
  expect(railOf({ roots, children: [child(11, 1)] })).toEqual(roots)
})

it('has one more than the list shows where there are more, and no further ones', () => {
  const children = Array.from({ length: 60 }, (_, place) => child(100 + place, 1))
  expect(railOf({ roots: [root(1)], children })).toHaveLength(13)
  expect(railOf({ roots: Array.from({ length: 40 }, (_, id) => root(id)), children: [] })).toHaveLength(13)
})

it('lists their children too in a mall of few departments, of each root in turn and with its icon', () => {
  const children = [child(11, 1), child(12, 1), child(21, 2)]
  expect(railOf({ roots: [root(1), root(2)], children }).map(({ id, parentId, icon }) => [id, parentId, icon])).toEqual([
    [1, undefined, 'icon-1'],
    [2, undefined, 'icon-2'],
    [11, 1, 'icon-1'],
    [21, 2, 'icon-2'],
    [12, 1, 'icon-1'],
  ])
})
