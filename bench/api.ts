import type autocannon from 'autocannon'
import { swapWireNames } from '#contract/core/wire-names.ts'
import { languages } from '#contract/core/languages.ts'
import type { RunningMall } from '../tools/mall/running-mall.ts'
import { measure, type Figure } from './measure.ts'
import { reportFigures } from './report.ts'
import { scale } from './scale.ts'
import { shoppers, stockedOffers, type DirectDb } from '#demo/testing/direct-db.ts'
import { ask, withMall } from './with-mall.ts'

const json = { 'content-type': 'application/json' }
const succeeded = (body: string) => /^\{"code":"?0"?,/.test(body)

/** Product list, product detail, search and add to cart, with the reply cache off and on. */
export async function run(): Promise<void> {
  const figures: Figure[] = []
  for (const cache of ['off', 'on'] as const) {
    figures.push(...(await withMall({ CACHE_REPLIES: cache }, (mall, direct) => measureCalls(mall, direct, cache))))
  }
  reportFigures('api', figures)
}

async function measureCalls(mall: RunningMall, direct: DirectDb, cache: 'off' | 'on'): Promise<Figure[]> {
  const label = cache === 'on' ? 'cached' : 'fresh'
  const categories = await ask(mall, 'catalogue.categories')
  const roots = categories.map(({ id }) => id)
  const all = await Promise.all(roots.map((id) => ask(mall, 'search.search', { id, level: 1, pageSize: 60 })))
  const products = all.flatMap((found) => found.pageResult.results.map((card) => card.productId))
  const lists = roots.map((id) => searchRequest({ id, level: 1, pageSize: 20 }))
  const details = products.map((id): autocannon.Request => ({ method: 'GET', path: `/api/mall/products/${id}` }))
  const words = await searchWords(mall, roots)
  const searches = words.map(([lang, keywords]) => searchRequest({ keywords, pageSize: 20 }, lang))
  return [
    await measure(mall, { name: `product list, 20 a page (${label})`, requests: lists, isRight: succeeded }),
    await measure(mall, { name: `product detail (${label})`, requests: details, isRight: succeeded }),
    await measure(mall, { name: `search with facets (${label})`, requests: searches, isRight: succeeded }),
    ...(cache === 'off' ? [await measureCart(mall, direct)] : []),
  ]
}

function searchRequest(body: object, lang = 'en'): autocannon.Request {
  return {
    method: 'POST',
    path: '/api/pc/mall/search',
    headers: { ...json, lang, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  }
}

/** Words of product names in the four languages. */
async function searchWords(mall: RunningMall, roots: number[]): Promise<[string, string][]> {
  const searches = new Map<string, [string, string]>()
  for (const lang of languages) {
    for (const id of roots) {
      const { pageResult } = await ask(mall, 'search.search', { id, level: 1, pageSize: 20 }, lang)
      for (const { name } of pageResult.results) {
        const word = name.split(/[\s,()]+/).find((part) => part.length > (lang === 'zh' ? 1 : 3))
        if (word) searches.set(`${lang} ${word}`, [lang, word])
      }
    }
  }
  return [...searches.values()]
}

/** Many members add varied offers to their carts. */
async function measureCart(mall: RunningMall, direct: DirectDb): Promise<Figure> {
  const members = await shoppers(direct, scale.cartMembers)
  const offers = await stockedOffers(direct)
  let turn = 0
  const addToCart: autocannon.Request = {
    method: 'POST',
    path: '/api/minimall/cart/h5/addItem',
    setupRequest(request) {
      turn++
      const { cookie } = members[turn % members.length]!
      const offerId = offers[(turn * 7) % offers.length]!
      return { ...request, headers: { ...request.headers, ...json, cookie }, body: swapWireNames(JSON.stringify({ offerId, quantity: 1 })) }
    },
  }
  // A line that is full at its stock or at 99 is a right answer too.
  const isRight = (body: string) => succeeded(body) || /"key":"cart\.(?:onlyLeft|soldOut|full)"/.test(body)
  return measure(mall, { name: 'add to cart', requests: [addToCart], isRight })
}
