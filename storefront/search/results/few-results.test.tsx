import { expect, it } from 'vitest'
import type { ProductCard } from '#contract/catalogue/schemas.ts'
import type { SearchData, SearchRequest } from '#contract/search/calls.ts'
import type { Api } from '#storefront/app/client/client.ts'
import { renderHtml, textOf } from '#storefront/app/testing/render.tsx'
import { FewResults } from './few-results.tsx'
import { appliedFilters } from '../filters/filter-list.ts'
import { readSearchQuery, searchPath } from '../search-query.ts'
import { searchWider } from '../wider-searches.ts'

const query = readSearchQuery(new URLSearchParams('keywords=vase&brandIds=7&storeIds=3,4&priceMax=50&inStock=1&page=2'))
const card = (productId: number) =>
  ({
    ...{ productId, offerId: productId, name: `Vase ${productId}`, price: 900, listPrice: 900, inStock: true, storeName: 'Oda House' },
    ...{
      picture: { src: '/media/none', width: 640, height: 640 },
      swatches: [],
      swatchCount: 0,
      mainAccountId: 3,
      memberSubscribeStatus: 0,
    },
  }) as unknown as ProductCard
const found = { results: [card(1)], totalRecord: 1, pageNo: 1, pageSize: 20, totalPage: 1 }
const data = {
  ...{ pageResult: found, searchType: 'search', crumbs: [], categoryList: [] },
  brandList: [{ brandId: 7, brandName: 'Khiskari', count: 1 }],
  storeList: [{ mainAccountId: 3, storeName: 'Oda House', count: 1 }],
} as SearchData

it('applied filters are the values of lists, the price and the conditions, each with the query without it', () => {
  expect(appliedFilters(query).map((filter) => [filter.kind, 'id' in filter ? filter.id : undefined, searchPath(filter.without)])).toEqual([
    ['brandIds', 7, '/search_result?keywords=vase&storeIds=3,4&priceMax=50&inStock=1'],
    ['storeIds', 3, '/search_result?keywords=vase&brandIds=7&storeIds=4&priceMax=50&inStock=1'],
    ['storeIds', 4, '/search_result?keywords=vase&brandIds=7&storeIds=3&priceMax=50&inStock=1'],
    ['price', undefined, '/search_result?keywords=vase&brandIds=7&storeIds=3,4&inStock=1'],
    ['inStock', undefined, '/search_result?keywords=vase&brandIds=7&storeIds=3,4&priceMax=50'],
  ])
})

it('few results are told what the first four filters leave out, and what is like the first result', async () => {
  const asked: SearchRequest[] = []
  const api = {
    search: { search: async (request: SearchRequest) => ({ pageResult: { totalRecord: asked.push(request) * 2 } }) },
    catalogue: { relatedProducts: async () => ({ results: [card(1), card(2), card(3)] }) },
  } as unknown as Api
  const wider = await searchWider(api, query, data)
  expect(wider.counts).toEqual([2, 4, 6, 8])
  expect(asked[0]).toEqual({
    ...{ keywords: 'vase', storeIds: [3, 4], priceMax: 5000, inStock: true, sort: 'relevance', pageNo: 1 },
    ...{ searchType: 'filter', pageSize: 1 },
  })
  expect(wider.similar.map(({ productId }) => productId)).toEqual([2, 3])
})

it('offers to take off the filters that leave something out', async () => {
  const html = await renderHtml(<FewResults data={data} query={query} wider={{ counts: [8, 1, 0, 3], similar: [card(2)] }} />, 'en', [
    'search',
    'catalogue',
  ])
  const links = [...html.matchAll(/<a [^>]*href="(\/search_result[^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, to, text]) => [to, textOf(text!)])
  expect(links).toEqual([
    ['/search_result?keywords=vase&amp;storeIds=3,4&amp;priceMax=50&amp;inStock=1', 'Without “Khiskari” (8)'],
    ['/search_result?keywords=vase&amp;brandIds=7&amp;storeIds=3,4&amp;inStock=1', 'Without “Up to 50\u00a0₾” (3)'],
  ])
  expect(textOf(html)).toContain('Vase 2')
})
