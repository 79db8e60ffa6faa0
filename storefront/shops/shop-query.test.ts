import { expect, test } from 'vitest'
import { readShopQuery, shopPath, shopSearch } from './shop-query.ts'

const read = (query: string) => readShopQuery(new URLSearchParams(query))

test('an address survives reading and writing; what is invalid or only forces a refresh is left out', () => {
  for (const path of ['/shop?id=3', '/shop?id=3&keywords=red+cup&categoryIds=7&sort=priceAsc&page=2'])
    expect(shopPath(read(path.split('?')[1]!)!)).toBe(path)
  expect(shopPath(read('page=0&sort=nothing&timestamp=5&categoryIds=x&id=3&level=1')!)).toBe('/shop?id=3')
})

test.each(['', 'id=', 'id=0', 'id=-1', 'id=1.5', 'id=x', 'id=99999999999'])('"%s" names no store', (query) =>
  expect(read(query)).toBeUndefined(),
)

test('the search is among the products of the store', () => {
  expect(shopSearch(read('id=3')!)).toEqual({ storeIds: [3], sort: 'relevance', pageNo: 1 })
  expect(shopSearch(read('id=3&keywords=cup&categoryIds=7,8&page=2')!)).toEqual({
    ...{ keywords: 'cup', storeIds: [3], categoryIds: [7], sort: 'relevance', pageNo: 2 },
  })
})
