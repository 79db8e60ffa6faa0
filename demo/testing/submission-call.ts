import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '#contract/checkout/calls.ts'
import { swapWireNames } from '#contract/core/wire-names.ts'
import type { Shopper } from './direct-db.ts'

/** The headers and the body by which a running mall is asked for one unit at 50.00. @param key the Idempotency-Key; another one each time where it is absent */
export function submissionCall(shopper: Shopper, offerId: number, method: PaymentMethod, key: string = randomUUID()) {
  const item = { offerId, quantity: 1 }
  const body = { buyNow: item, items: [item], addressId: shopper.addressId, method, agreement: true, expectedTotal: 5000 }
  return {
    headers: {
      cookie: shopper.cookie,
      'idempotency-key': key,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      lang: 'en',
    },
    body: swapWireNames(JSON.stringify(body)),
  }
}
