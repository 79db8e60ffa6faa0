import type autocannon from 'autocannon'
import { languages } from '#contract/core/languages.ts'
import { swapWireNames } from '#contract/core/wire-names.ts'
import { plentifulOffers, shoppers, stockedOffers, type DirectDb } from '#demo/testing/direct-db.ts'
import { submissionCall } from '#demo/testing/submission-call.ts'
import type { RunningMall } from '../../../tools/mall/running-mall.ts'
import { scale } from '../../scale.ts'
import { ask } from '../../with-mall.ts'
import type { Kind } from '../costs.ts'

/** Requests of a kind, sent in turn. `wrong` is called for a reply that is not what was asked for. */
export type Requests = Record<Kind, (wrong: () => void) => autocannon.Request[]>

const json = { 'content-type': 'application/json' }
const isAdded = (body: string) => body.startsWith('{"code":0,') || /"key":"cart\.(?:onlyLeft|soldOut|full)"/.test(body)
const isOrdered = (body: string) => body.startsWith('{"code":0,')

/** The requests of all kinds to a mall, with the members who send them. */
export async function requestsOf(mall: RunningMall, direct: DirectDb): Promise<Requests> {
  const [root] = await ask(mall, 'catalogue.categories')
  const { pageResult } = await ask(mall, 'search.search', { id: root!.id, level: 1, pageSize: 60 })
  const products = pageResult.results
  const cached = ['/home', `/search_result?id=${root!.id}&level=1`, `/details?id=${products[0]!.productId}`]
  const fresh = languages.flatMap((lang) => products.map(({ productId }) => `/details?id=${productId}&lang=${lang}`))
  const words = [...new Set(products.flatMap(({ name }) => name.split(/[\s,()]+/).filter((word) => word.length > 3)))]
  const members = await shoppers(direct, scale.capacityMembers)
  const [offers, plentiful] = [await stockedOffers(direct), await plentifulOffers(direct, 50)]
  return {
    // As they stand: making a request anew costs the client more than the mall its reply.
    page: () => cached.map((path) => ({ path })),
    fresh: () => turning((turn) => ({ path: of(fresh, turn) })),
    search: () =>
      turning((turn) => ({
        ...{ method: 'POST', path: '/api/pc/mall/search', headers: json },
        body: JSON.stringify({ keywords: of(words, turn), pageSize: 20 }),
      })),
    add: (wrong) =>
      turning(
        (turn) => {
          const body = swapWireNames(JSON.stringify({ offerId: of(offers, turn * 7), quantity: 1 }))
          return { method: 'POST', path: '/api/minimall/cart/h5/addItem', headers: { ...json, cookie: of(members, turn).cookie }, body }
        },
        checked(isAdded, wrong),
      ),
    order: (wrong) =>
      turning(
        (turn) => ({ method: 'POST', path: '/api/mall/checkout', ...submissionCall(of(members, turn), of(plentiful, turn), 'cash') }),
        checked(isOrdered, wrong),
      ),
  }
}

const of = <T>(list: T[], turn: number): T => list[turn % list.length]!

const checked = (isRight: (body: string) => boolean, wrong: () => void) => ({
  onResponse: (_: number, body: string) => void (isRight(body) || wrong()),
})

/** A request that differs each time that it is sent, whichever connection sends it. */
function turning(requestOf: (turn: number) => autocannon.Request, options: Partial<autocannon.Request> = {}): autocannon.Request[] {
  let turn = 0
  const request: autocannon.Request = {
    ...requestOf(0),
    ...options,
    setupRequest(request) {
      const next = requestOf(++turn)
      return { ...request, ...next, headers: { ...request.headers, ...next.headers } }
    },
  }
  return [request]
}
