// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { api } from '#storefront/app/client/browser.ts'
import type { Suggestion } from '#contract/search/calls.ts'
import { addRecentSearch, clearRecentSearches } from './recent-searches.ts'
import { emptyFieldRows, highlightParts, pickRows, type SuggestionRow } from './suggestion-rows.ts'

const many = (kind: Suggestion['kind'], count: number): Suggestion[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, keywords: `${kind} ${index}`, kind }))

afterEach(() => void vi.restoreAllMocks())

describe('an empty field', () => {
  const root = (id: number) => ({ id, categoryName: `Category ${id}` })
  async function shown(popular: string[] | Error): Promise<SuggestionRow[][]> {
    vi.spyOn(api.catalogue, 'categories').mockResolvedValue(Array.from({ length: 12 }, (_, at) => root(at + 1)) as never)
    const asked = vi.spyOn(api.search, 'suggest')
    if (popular instanceof Error) asked.mockRejectedValue(popular)
    else asked.mockResolvedValue(popular.map((keywords, at) => ({ id: at + 1, keywords, kind: 'query' })))
    const steps = []
    for await (const rows of emptyFieldRows()) steps.push(rows)
    return steps
  }
  const kindsOf = (rows: SuggestionRow[]) => rows.map(({ kind }) => kind)
  afterEach(clearRecentSearches)

  test.each<[string, string[] | Error]>([
    ['nothing was searched for', []],
    ['what is popular cannot be had', new Error('away')],
  ])('leads to root categories and to the search by photo where %s', async (_, popular) => {
    const steps = await shown(popular)
    expect(steps).toHaveLength(2)
    expect(steps[0]).toEqual([])
    expect(steps[1]!.map(({ to }) => to)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((id) => `/search_result?id=${id}&level=1`).concat('/search_image'),
    )
  })

  test('shows a newcomer what others search for', async () => {
    const [, rows] = await shown(['tea', 'mug', 'lamp', 'vase', 'wine', 'honey'])
    expect(rows!.slice(0, 6).map(({ text }) => text)).toEqual(['tea', 'mug', 'lamp', 'vase', 'wine', 'honey'])
    expect(rows![0]).toMatchObject({ kind: 'query', to: '/search_result?keywords=tea' })
    expect(kindsOf(rows!.slice(6))).toEqual(['category', 'category', 'photo'])
  })

  test('shows what was searched for here before it, and nothing twice', async () => {
    for (const text of ['one', 'two', 'Mug', 'four']) addRecentSearch(text)
    const [first, rows] = await shown(['tea', 'mug', 'lamp', 'vase'])
    expect(rows!.slice(0, 3)).toEqual(first)
    expect(rows!.slice(0, 6).map(({ text }) => text)).toEqual(['four', 'Mug', 'two', 'tea', 'lamp', 'vase'])
  })

  test('shows more of what was searched for here where nothing is popular', async () => {
    for (const text of ['1', '2', '3', '4', '5', '6', '7']) addRecentSearch(text)
    const [, rows] = await shown([])
    expect(kindsOf(rows!)).toEqual([...Array(6).fill('recent'), 'category', 'category', 'photo'])
  })
})

test('ten rows, eight on phones, each kind has its share', () => {
  const all = [...many('product', 9), ...many('query', 9), ...many('category', 9)]
  const kindsOf = (limit: number) => pickRows(all, limit).map(({ kind }) => kind)
  expect(kindsOf(10)).toEqual([...Array(5).fill('query'), 'category', 'category', 'product', 'product', 'product'])
  expect(kindsOf(8)).toEqual(['query', 'query', 'query', 'category', 'category', 'product', 'product', 'product'])
  expect(pickRows(many('query', 20), 10)).toHaveLength(10)
})

test('a row links to the page of its kind', () => {
  const [query, category, product] = pickRows(
    [
      { id: 1, keywords: 'чай & мёд', kind: 'query' },
      { id: 7, keywords: 'Tea', kind: 'category', level: 2, parentId: 3 },
      { id: 9, keywords: 'Tea tin', kind: 'product', price: 2450 },
    ],
    10,
  )
  expect(query!.to).toBe('/search_result?keywords=%D1%87%D0%B0%D0%B9%20%26%20%D0%BC%D1%91%D0%B4')
  expect(category!.to).toBe('/search_result?id=7&level=2&parentId=3')
  expect(product).toMatchObject({ to: '/details?id=9', price: 2450 })
})

test('text that was not entered is highlighted', () => {
  expect(highlightParts('Ceramic mug', 'ceramic')).toEqual([
    { text: 'Ceramic', highlighted: false },
    { text: ' mug', highlighted: true },
  ])
  // Found by another spelling, or by another word for it.
  expect(highlightParts('ფინჯანი', 'pinjani')).toEqual([{ text: 'ფინჯანი', highlighted: false }])
  expect(highlightParts('tea', '')).toEqual([{ text: 'tea', highlighted: false }])
})
