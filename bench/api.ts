import type autocannon from 'autocannon'
import type { CategoryNode } from '#contract/catalogue/calls.ts'
import type { SearchData } from '#contract/search/calls.ts'
import { languages } from '#contract/core/languages.ts'
import type { RunningMall } from '../tools/running-mall.ts'
import { measure, print, type Figure } from './measure.ts'
import { shoppers, stockedOffers, type DirectDb } from '#demo/testing/direct-db.ts'
import { ask, withMall } from './with-mall.ts'

const json = { 'content-type': 'application/json' }
const good = (body: string) => /^\{"code":"?0"?,/.test(body)

/** Product list, product detail, search and add to cart, with kept replies off and on. */
export async function run(): Promise<void> {
  const figures: Figure[] = []
  for (const keep of ['off', 'on']) {
    figures.push(...(await withMall({ KEEP_REPLIES: keep }, (mall, door) => measureCalls(mall, door, keep === 'on' ? 'kept' : 'fresh'))))
  }
  print('api', figures)
}

async function measureCalls(mall: RunningMall, door: DirectDb, word: string): Promise<Figure[]> {
  const categories = await ask<CategoryNode[]>(mall, 'GET mall/categories')
  const tops = categories.map(({ id }) => id)
  const all = await Promise.all(tops.map((id) => ask<SearchData>(mall, 'POST pc/mall/search', { id, level: 1, pageSize: 60 })))
  const products = all.flatMap((one) => one.pageResult.results.map((card) => card.productId))
  const lists = tops.map((id) => searchRequest({ id, level: 1, pageSize: 20 }))
  const details = products.map((id): autocannon.Request => ({ method: 'GET', path: `/api/mall/products/${id}` }))
  const words = await searchWords(mall, tops)
  const searches = words.map(([lang, keywords]) => searchRequest({ keywords, pageSize: 20 }, lang))
  return [
    await measure(mall, { name: `product list, 20 a page (${word})`, requests: lists, good }),
    await measure(mall, { name: `product detail (${word})`, requests: details, good }),
    await measure(mall, { name: `search with facets (${word})`, requests: searches, good }),
    ...(word === 'fresh' ? [await measureCart(mall, door)] : []),
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

/** Words of the goods' own names in the four languages. */
async function searchWords(mall: RunningMall, tops: number[]): Promise<[string, string][]> {
  const found = new Map<string, [string, string]>()
  for (const lang of languages) {
    for (const id of tops) {
      const { pageResult } = await ask<SearchData>(mall, 'POST pc/mall/search', { id, level: 1, pageSize: 20 }, lang)
      for (const { name } of pageResult.results) {
        const word = name.split(/[\s,()]+/).find((part) => part.length > (lang === 'zh' ? 1 : 3))
        if (word) found.set(`${lang} ${word}`, [lang, word])
      }
    }
  }
  return [...found.values()]
}

/** 400 members put varied goods into their carts. */
async function measureCart(mall: RunningMall, door: DirectDb): Promise<Figure> {
  const members = await shoppers(door, 400)
  const offers = await stockedOffers(door)
  let turn = 0
  const request: autocannon.Request = {
    method: 'POST',
    path: '/api/minimall/cart/h5/addItem',
    setupRequest(one) {
      turn++
      const { cookie } = members[turn % members.length]!
      const itemStorePriceId = offers[(turn * 7) % offers.length]!
      return { ...one, headers: { ...one.headers, ...json, cookie }, body: JSON.stringify({ itemStorePriceId, quantity: 1 }) }
    },
  }
  // A line that is full at its stock or at 99 is a right answer too.
  const answered = (body: string) => good(body) || /"key":"cart\.(?:onlyLeft|soldOut|full)"/.test(body)
  return measure(mall, { name: 'add to cart', requests: [request], good: answered })
}
