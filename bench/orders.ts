import type autocannon from 'autocannon'
import type { PaymentMethod } from '#contract/checkout/calls.ts'
import type { RunningMall } from '../tools/mall/running-mall.ts'
import { measure, type Figure } from './measure.ts'
import { plentifulOffers, shoppers, type Shopper } from '#demo/testing/direct-db.ts'
import { submissionCall } from '#demo/testing/submission-call.ts'
import { reportFigures } from './report.ts'
import { scale } from './scale.ts'
import { withMall } from './with-mall.ts'

/** Submissions of one line each by many members: cash on delivery, and cards of the sandbox provider. */
export async function run(): Promise<void> {
  const figures = await withMall({}, async (mall, direct) => {
    const offers = await plentifulOffers(direct, 50)
    const members = await shoppers(direct, scale.orderMembers)
    return [await measureOrders(mall, members, offers, 'cash'), await measureOrders(mall, members, offers, 'sandbox')]
  })
  reportFigures('orders', figures)
}

async function measureOrders(mall: RunningMall, members: Shopper[], offers: number[], method: PaymentMethod): Promise<Figure> {
  let turn = 0
  const submit: autocannon.Request = {
    method: 'POST',
    path: '/api/mall/checkout',
    setupRequest(request) {
      turn++
      const shopper = members[turn % members.length]!
      const { headers, body } = submissionCall(shopper, offers[turn % offers.length]!, method)
      return { ...request, headers: { ...request.headers, ...headers }, body }
    },
  }
  return measure(mall, { name: `orders (${method})`, requests: [submit], isRight: (body) => body.startsWith('{"code":0,') })
}
