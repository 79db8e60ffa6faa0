import type { CallName, InputOf, ReplyOf } from '#contract/calls.ts'
import type { Envelope } from '#contract/core/call.ts'
import { encodeRequest } from '#contract/core/request.ts'
import { routeOf } from '#contract/route-of.ts'
import { readFileSync } from 'node:fs'
import type { Language } from '#contract/core/languages.ts'
import type { Mall } from './mall.ts'

export interface FoundProduct {
  productId: number
  itemStorePriceId: number
  /** In the language of the page. */
  name: string
  price: number
}

/** Calls of the mall as the page's own scripts send them, with the page's cookies. */
export async function ask<N extends CallName>(mall: Mall, name: N, input?: InputOf<N>): Promise<ReplyOf<N>> {
  const { method, path, body } = encodeRequest(routeOf(name), input)
  const response = await mall.page.request.fetch(`/api/${path}`, {
    method,
    headers: {
      lang: mall.lang,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { data: body }),
  })
  const envelope = (await response.json()) as Envelope<ReplyOf<N>>
  if (Number(envelope.code) !== 0) throw new Error(`${name}: ${envelope.key}`)
  return (envelope.data ?? envelope.dataMap ?? envelope.value)!
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
  const found = await ask(mall, 'search.search', { keywords, inStock: true })
  const card = found.pageResult.results.find(({ name }) => name === keywords)
  if (!card) throw new Error(`«${keywords}» is not found`)
  const { productId, itemStorePriceId, name, price } = card
  return { productId, itemStorePriceId, name, price }
}
