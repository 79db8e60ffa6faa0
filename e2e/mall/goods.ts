import type { SearchData } from '#contract/search.ts'
import type { Mall } from './mall.ts'

export interface Good {
  productId: number
  itemStorePriceId: number
  /** In the language of the page. */
  name: string
  price: number
}

/** Calls of the mall as the page's own scripts send them, with the page's cookies. */
export async function ask<T>(mall: Mall, key: string, body?: unknown): Promise<T> {
  const [method, path] = key.split(' ') as [string, string]
  const response = await mall.page.request.fetch(`/api/${path}`, {
    method,
    headers: { lang: mall.lang, 'sec-fetch-site': 'same-origin', 'idempotency-key': crypto.randomUUID() },
    ...(body === undefined ? {} : { data: body }),
  })
  const envelope = (await response.json()) as { code: number | string; key?: string; data?: T; dataMap?: T }
  if (Number(envelope.code) !== 0) throw new Error(`${key}: ${envelope.key}`)
  return (envelope.data ?? envelope.dataMap) as T
}

/**
 * A product with one offer that its own name finds (plain-goods.jsonl has enough of them). Tests take different places, so
 * that they do not buy each other's stock away.
 */
export async function aGood(mall: Mall, place: number): Promise<Good> {
  const all = await ask<SearchData['pageResult']>(mall, 'POST pc/mall/recommendations', { pageSize: 200 })
  const cards = all.results.filter((card) => card.inStock && card.offerCount === 1 && card.nameLang === undefined)
  for (let at = place; at < cards.length; at++) {
    const card = cards[at]!
    const found = await ask<SearchData>(mall, 'POST pc/mall/search', { keywords: card.name, inStock: true })
    if (found.pageResult.results.some(({ productId }) => productId === card.productId)) {
      const { productId, itemStorePriceId, name, price } = card
      return { productId, itemStorePriceId, name, price }
    }
  }
  throw new Error('No product fits')
}
