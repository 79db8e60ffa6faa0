import type { Content, Participant, Pod } from './messages.ts'

export type PurchaseState = 'pending' | 'open' | 'capturing' | 'paid' | 'ended'

/** What the members' database knows of a purchase. */
export interface PurchaseFacts {
  state: PurchaseState
  total: number
  expiresAt: Date
  isCancelled: boolean
  /** The newest state of each order that has arrived; `unknown` before the first. */
  orders: { pod: Pod; total: number; state: string }[]
  /** As the bank has told it: `unknown`, `authorised`, `captured`, `voided`. */
  payment: string
}

export interface Step {
  state: PurchaseState
  messages: { to: Participant; content: Content }[]
}

/** Orders of which nothing will come; an `expired` one may still be confirmed, as long as units are there. */
const failed = ['rejected', 'released', 'restocked', 'unavailable']

/**
 * What a purchase does next: reserve in every pod, then capture, then confirm. Asked again with the same facts it says the same, and who asks does not
 * matter: a coordinator that dies leaves nothing but rows.
 */
export function nextStep(facts: PurchaseFacts, now: Date): Step {
  const { state, orders, payment, isCancelled, expiresAt } = facts
  const end: Step = { state: 'ended', messages: [...toAll(orders, { kind: 'release' }), { to: 'bank', content: { kind: 'void' } }] }
  switch (state) {
    case 'pending':
    case 'open': {
      const isOver =
        isCancelled ||
        now >= expiresAt ||
        payment === 'voided' ||
        orders.some((order) => order.state === 'expired' || failed.includes(order.state))
      if (isOver) return end
      if (!orders.every((order) => order.state === 'reserved')) return { state, messages: [] }
      if (payment !== 'authorised') return { state: 'open', messages: [] }
      return { state: 'capturing', messages: [{ to: 'bank', content: { kind: 'capture', amount: facts.total } }] }
    }
    case 'capturing':
      if (payment === 'voided') return end
      if (payment !== 'captured') return { state, messages: [] }
      return { state: 'paid', messages: [...toAll(orders, { kind: 'confirm' }), ...afterPayment(facts)] }
    case 'paid':
      return { state, messages: afterPayment(facts) }
    case 'ended':
      return { state, messages: [] }
  }
}

/** Money of orders that are not to be, or no longer, goes back. */
function afterPayment({ orders, isCancelled }: PurchaseFacts): Step['messages'] {
  return [
    ...(isCancelled ? toAll(orders, { kind: 'release' }) : []),
    ...orders
      .filter((order) => failed.includes(order.state))
      .map(({ pod, total }) => ({ to: 'bank' as const, content: { kind: 'refund' as const, part: pod, amount: total } })),
  ]
}

const toAll = (orders: PurchaseFacts['orders'], content: Content): Step['messages'] => orders.map(({ pod }) => ({ to: pod, content }))
