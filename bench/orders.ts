import { randomUUID } from 'node:crypto'
import type autocannon from 'autocannon'
import type { PaymentMethod } from '#contract/checkout/calls.ts'
import type { RunningMall } from '../tools/running-mall.ts'
import { measure, print, type Figure } from './measure.ts'
import { plentifulOffers, shoppers, type Shopper } from '#demo/testing/direct-db.ts'
import { withMall } from './with-mall.ts'

/** Whole submissions of one line each by many members, paid to the courier and through the sandbox. */
export async function run(): Promise<void> {
  const figures = await withMall({}, async (mall, door) => {
    const offers = await plentifulOffers(door, 50)
    // A member may have three unpaid checkouts: enough members that nobody meets the limit.
    const members = await shoppers(door, 2400)
    return [await measureOrders(mall, members, offers, 'cash'), await measureOrders(mall, members, offers, 'sandbox')]
  })
  print('orders', figures)
}

async function measureOrders(mall: RunningMall, members: Shopper[], offers: number[], method: PaymentMethod): Promise<Figure> {
  let turn = 0
  const request: autocannon.Request = {
    method: 'POST',
    path: '/api/mall/checkout',
    setupRequest(one) {
      turn++
      const shopper = members[turn % members.length]!
      return { ...one, ...orderOf(shopper, offers[turn % offers.length]!, method, one.headers) }
    },
  }
  return measure(mall, { name: `orders (${method})`, requests: [request], good: (body) => body.startsWith('{"code":0,') })
}

/** The submission of one unit at 50,00. */
export function orderOf(shopper: Shopper, offer: number, method: PaymentMethod, headers: object = {}) {
  const item = { itemStorePriceId: offer, quantity: 1 }
  return {
    headers: {
      ...headers,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: shopper.cookie,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ buyNow: item, items: [item], addressId: shopper.addressId, method, agreement: true, expectedTotal: 5000 }),
  }
}
