import { expect, test } from 'vitest'
import type { SearchData } from '#contract/search/calls.ts'
import { firstListsFor, isWithin, rememberFirstSearch, withFirstLists } from './first-search.ts'
import { readSearchQuery } from './search-query.ts'

const read = (query: string) => readSearchQuery(new URLSearchParams(query))

test.each([
  ['keywords=tea&brandIds=1', 'keywords=tea', true],
  ['keywords=tea&brandIds=1&sort=newest&page=2', 'keywords=tea&sort=priceAsc', true],
  ['keywords=tea&brandIds=1', 'keywords=tea&brandIds=1,2', true],
  ['keywords=tea&brandIds=1,3', 'keywords=tea&brandIds=1', false],
  ['keywords=tea', 'keywords=tea&brandIds=1', false],
  ['keywords=tea&priceMax=20', 'keywords=tea&priceMax=50', true],
  ['keywords=tea&priceMax=90', 'keywords=tea&priceMax=50', false],
  ['keywords=tea', 'keywords=tea&inStock=1', false],
  ['keywords=tea&a.size=m', 'keywords=tea&a.size=m,s', true],
  ['keywords=tea', 'keywords=tea&a.size=m', false],
  ['keywords=cup&brandIds=1', 'keywords=tea', false],
  ['id=7&level=2&parentId=1&onSale=1', 'id=7&level=2&parentId=1', true],
  ['keywords=tea&ratingMin=4', 'keywords=tea&ratingMin=3', true],
  ['keywords=tea', 'keywords=tea&ratingMin=3', false],
])('%s within %s: %s', (query, wider, within) => expect(isWithin(read(query), read(wider))).toBe(within))

test('the lists of the first search keep their order and groups, values without results count zero', () => {
  const data = {
    searchType: 'search',
    brandList: [
      { brandId: 5, brandName: 'Tone', count: 9 },
      { brandId: 2, brandName: 'Oda', count: 4 },
    ],
    categoryList: [{ id: 1, categoryName: 'Mugs', count: 13 }],
    storeList: [{ mainAccountId: 8, storeName: 'Tone Workshop', count: 13 }],
  } as SearchData
  rememberFirstSearch(read('keywords=mug'), data)
  const query = read('keywords=mug&storeIds=8')
  const facetCounts = {
    brands: { ids: [2], counts: [3] },
    categories: { ids: [], counts: [] },
    stores: { ids: [8], counts: [13] },
  }
  const filtered = withFirstLists({ ...data, searchType: 'filter', facetCounts }, firstListsFor(query)!)
  expect(filtered.brandList!.map(({ brandId, count }) => [brandId, count])).toEqual([
    [5, 0],
    [2, 3],
  ])
  expect(filtered.categoryList).toEqual([{ id: 1, categoryName: 'Mugs', count: 0 }])
  expect(filtered.storeList![0]!.count).toBe(13)
  rememberFirstSearch(query, filtered)
  expect(firstListsFor(read('keywords=mug'))).toBeDefined()
})
