import type autocannon from 'autocannon'
import { varietyOf, wordsOf } from '#demo/large-mall/fill-large-mall.ts'

export interface LargeLoad {
  name: string
  requests: autocannon.Request[]
  isRight: (body: string) => boolean
}

const headers = { 'content-type': 'application/json', lang: 'en', 'sec-fetch-site': 'same-origin' }
const post = (path: string, body: object): autocannon.Request => ({
  method: 'POST',
  path: `/api/${path}`,
  headers,
  body: JSON.stringify(body),
})
const get = (path: string): autocannon.Request => ({ method: 'GET', path, headers })
const each = (count: number, request: (at: number) => autocannon.Request) => Array.from({ length: count }, (_, at) => request(at))
const search = (count: number, body: (at: number) => object) => each(count, (at) => post('pc/mall/search', body(at)))

const succeeded = (body: string) => /^\{"code":"?0"?,/.test(body)
const isPage = (body: string) => body.endsWith('</html>')

/** A word with two wrong letters, for which only its distance tells what was meant. */
function mistyped(word: string): string {
  const wrong = [...word]
  for (const at of [2, word.length - 2]) wrong[at] = wrong[at] === 'x' ? 'q' : 'x'
  return wrong.join('')
}

/** What a shopper does in a mall of so many products; nothing of it is alike enough to be cached. */
export function loadsOf(products: number): LargeLoad[] {
  const words = wordsOf(varietyOf(products)).map(({ en }) => en)
  const long = words.slice(0, 600).filter((word) => word.length > 6)
  const product = (at: number) => 1 + ((at * 7919) % products)
  const category = (at: number) => ({ id: (at % 60) + 1, level: 1 })
  return [
    call('category listing with facets', search(60, category)),
    call(
      'the same, filtered, counts alone',
      search(60, (at) => ({ ...category(at), inStock: true, searchType: 'filter' })),
    ),
    call(
      'its page 50',
      search(10, (at) => ({ ...category(at), pageNo: 50, searchType: 'filter' })),
    ),
    call(
      'search with facets, one word',
      search(100, (at) => ({ keywords: words[at * 3] })),
    ),
    call(
      'search with facets, two words',
      search(50, (at) => ({ keywords: `${words[at]} ${words[at % 7]}` })),
    ),
    call(
      'search, two wrong letters',
      search(50, (at) => ({ keywords: mistyped(long[at % long.length]!) })),
    ),
    call(
      'search, no product has all words',
      search(50, (at) => ({ keywords: `${words[at + 40]} ${words[1400 - at]} ${words[1000 + at]}` })),
    ),
    ...suggestions(words, long),
    ...catalogueLoads(product),
  ]
}

const call = (name: string, requests: autocannon.Request[]): LargeLoad => ({ name, requests, isRight: succeeded })
const page = (name: string, requests: autocannon.Request[]): LargeLoad => ({ name, requests, isRight: isPage })

const suggestions = (words: string[], long: string[]): LargeLoad[] => [
  call(
    'suggestions',
    each(200, (at) => post('pc/mall/search/findKeywordsList', { keywords: words[at]!.slice(0, 1 + (at % 6)) })),
  ),
  call(
    'suggestions, one wrong letter',
    each(50, (at) => post('pc/mall/search/findKeywordsList', { keywords: `${long[at]!.slice(0, 3)}x${long[at]!.slice(4)}` })),
  ),
]

const catalogueLoads = (product: (at: number) => number): LargeLoad[] => [
  call(
    'product details',
    each(200, (at) => get(`/api/mall/products/${product(at)}`)),
  ),
  call(
    'related products',
    each(200, (at) => post('pc/mall/productDetail/recommendList', { productId: product(at), pageSize: 6 })),
  ),
  call('recommendations', [post('pc/mall/recommendations', { pageSize: 10 })]),
  call(
    'discounted products',
    each(60, (at) => post('pc/mall/activity/discountActivityZone', at % 2 === 0 ? {} : { categoryId: at + 1 })),
  ),
  call('lightning deals', [post('pc/mall/activity/secondsKillZone', {})]),
  call('group campaigns', [get('/api/mall/groupCampaigns')]),
  call('category tree', [get('/api/mall/categories')]),
  call(
    'store',
    each(20, (at) => post('pc/mall/shop/info', { storeId: at + 1 })),
  ),
  page('home, rendered fresh', [get('/home')]),
  page(
    'listing, rendered fresh',
    each(60, (at) => get(`/search_result?id=${at + 1}&level=1`)),
  ),
  page(
    'product, rendered fresh',
    each(200, (at) => get(`/details?id=${product(at)}`)),
  ),
  page('shops and brands, rendered fresh', [get('/global')]),
  { name: 'sitemap of 5,000 products', requests: [get('/sitemap-en.xml')], isRight: (body) => body.includes('</urlset>') },
]
