import { expect, test } from 'vitest'
import { filterCount, readSearchQuery, searchPath, toggleAttribute, toggleFilter, toSearchRequest, withoutFilters } from './search-query.ts'

const read = (query: string) => readSearchQuery(new URLSearchParams(query))

test('filters read the same from a form and from a comma list', () => {
  expect(read('keywords=tea&brandIds=1&brandIds=2&brandIds=2')).toEqual(read('keywords=tea&brandIds=1,2'))
  expect(read('brandIds=1,x,-3,2147483648').brandIds).toEqual([1])
})

test('prices are lari in the address and tetri in the call', () => {
  const query = read('keywords=tea&priceMin=12.5&priceMax=99.99')
  expect(toSearchRequest(query)).toEqual({ keywords: 'tea', priceMin: 1250, priceMax: 9999, sort: 'relevance', pageNo: 1 })
  expect(searchPath(query)).toBe('/search_result?keywords=tea&priceMin=12.5&priceMax=99.99')
  expect(read('priceMin=90&priceMax=20')).toMatchObject({ priceMin: 2000, priceMax: 9000 })
  expect(read('priceMin=abc&priceMax=-5')).not.toHaveProperty('priceMin')
})

test('a price of zero is a price', () => {
  expect(searchPath(read('priceMin=0&priceMax=50'))).toBe('/search_result?priceMin=0&priceMax=50')
})

test('a category has a level, and a child also its parent', () => {
  expect(searchPath(read('id=7&level=2&parentId=1&timestamp=99'))).toBe('/search_result?id=7&level=2&parentId=1')
  expect(searchPath(read('id=7&level=9&parentId=1'))).toBe('/search_result?id=7&level=1')
})

test('invalid values are ignored', () => {
  expect(searchPath(read('keywords=%20%20&sort=cheapest&page=0&inStock=no'))).toBe('/search_result')
})

test('a step is one that is offered, and is one filter', () => {
  const query = read('keywords=tea&ratingMin=4&inStock=1')
  expect(searchPath(query)).toBe('/search_result?keywords=tea&ratingMin=4&inStock=1')
  expect(toSearchRequest(query)).toMatchObject({ ratingMin: 4 })
  expect(filterCount(query)).toBe(2)
  expect(searchPath(withoutFilters(query))).toBe('/search_result?keywords=tea')
  for (const none of ['2', '', '4.0', '44', 'x']) expect(read(`ratingMin=${none}`)).not.toHaveProperty('ratingMin')
})

test('toggling a filter returns to page 1 and is reversible', () => {
  const query = read('keywords=tea&page=3&storeIds=5')
  const more = toggleFilter(query, 'storeIds', 6)
  expect(searchPath(more)).toBe('/search_result?keywords=tea&storeIds=5,6')
  expect(toggleFilter(more, 'storeIds', 6).storeIds).toEqual([5])
  expect(filterCount({ ...more, priceMax: 100, onSale: true })).toBe(4)
  expect(searchPath(withoutFilters({ ...more, onSale: true, priceMax: 100 }))).toBe('/search_result?keywords=tea')
})

test('attributes have one address, however they were written, and what is none is ignored', () => {
  const query = read('keywords=mug&a.size=xl,m&a.colour=red&a.colour=blue,red&a.=1&a.empty=&b.size=s')
  expect(searchPath(query)).toBe('/search_result?keywords=mug&a.colour=blue,red&a.size=m,xl')
  expect(toSearchRequest(query).attributes).toEqual([
    { key: 'colour', values: ['blue', 'red'] },
    { key: 'size', values: ['m', 'xl'] },
  ])
  expect(filterCount(query)).toBe(4)
  expect(searchPath(toggleAttribute(query, 'size', 'm'))).toBe('/search_result?keywords=mug&a.colour=blue,red&a.size=xl')
  expect(toggleAttribute(read('a.size=m'), 'size', 'm').attributes).toEqual({})
  expect(searchPath(withoutFilters(query))).toBe('/search_result?keywords=mug')
})

test('an address has no more attributes and values than a search may have', () => {
  const many = Array.from({ length: 60 }, (_, at) => `v${at}`)
  const query = read(`${many.map((each) => `a.${each}=1`).join('&')}&a.a=${many.join()}&a.${'x'.repeat(200)}=1`)
  expect(Object.keys(query.attributes)).toHaveLength(8)
  expect(query.attributes.a).toHaveLength(30)
  expect(searchPath(read('a.__proto__=1&a.constructor=2'))).toBe('/search_result?a.__proto__=1&a.constructor=2')
})
