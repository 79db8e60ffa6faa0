import type { CallName, InputOf, ReplyOf } from '#contract/calls.ts'
import { parseEnvelope } from '#contract/core/envelope.ts'
import { encodeRequest } from '#contract/core/request.ts'
import { routeOf } from '#contract/route-of.ts'
import { readFileSync } from 'node:fs'
import type { Language } from '#contract/core/languages.ts'
import type { Mall } from './mall.ts'

export interface TestProduct {
  productId: number
  offerId: number
  /** In the language of the page. */
  name: string
  price: number
}

/** Sends a call as the page's scripts do, with its cookies. @throws Error with the key of a failed call */
export async function callApi<N extends CallName>(mall: Mall, name: N, input?: InputOf<N>): Promise<ReplyOf<N>> {
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
  const envelope = parseEnvelope<ReplyOf<N>>(await response.text())!
  if (Number(envelope.code) !== 0) throw new Error(`${name}: ${envelope.key}`)
  return (envelope.data ?? envelope.dataMap ?? envelope.value)!
}

const singleOfferProducts = readFileSync(new URL('single-offer-products.jsonl', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as { name: Record<Language, string> })

/**
 * The product with one offer and enough stock on this line (from 0) of `single-offer-products.jsonl`, found by its name. Each test uses
 * another line, so that tests do not sell out each other's stock.
 */
export async function findProduct(mall: Mall, lineNo: number): Promise<TestProduct> {
  const keywords = singleOfferProducts[lineNo]!.name[mall.lang]
  const result = await callApi(mall, 'search.search', { keywords, inStock: true })
  const card = result.pageResult.results.find(({ name }) => name === keywords)
  if (!card) throw new Error(`«${keywords}» is not found`)
  const { productId, offerId, name, price } = card
  return { productId, offerId, name, price }
}
