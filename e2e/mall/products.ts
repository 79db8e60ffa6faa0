import { readFileSync } from 'node:fs'
import type { Language } from '#contract/core/languages.ts'
import type { SearchData } from '#contract/search/calls.ts'
import type { Mall } from './mall.ts'

export interface FoundProduct {
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

const plainGoods = readFileSync(new URL('plain-goods.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as { name: Record<Language, string> })

/**
 * The product of one offer and much stock on this line of `plain-goods.jsonl`, as its own name finds it. Tests take different
 * places, so that they do not buy each other's stock away.
 */
export async function findProduct(mall: Mall, place: number): Promise<FoundProduct> {
  const keywords = plainGoods[place]!.name[mall.lang]
  const found = await ask<SearchData>(mall, 'POST pc/mall/search', { keywords, inStock: true })
  const card = found.pageResult.results.find(({ name }) => name === keywords)
  if (!card) throw new Error(`«${keywords}» is not found`)
  const { productId, itemStorePriceId, name, price } = card
  return { productId, itemStorePriceId, name, price }
}
