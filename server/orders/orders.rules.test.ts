import { describe, expect, it } from 'vitest'
import { fulfilmentStates, orderStatuses, paymentStates } from '#contract/orders/constants.ts'
import { allowedActions, checkoutMoves, countTabs, factsOf, fulfilmentMoves, labelOf, paymentMoves, statesBefore } from './orders.rules.ts'

/** Every move there is; any pair that is not here is refused. */
const moves = {
  payment: [
    'unpaid authorised',
    'unpaid paid',
    'unpaid expired',
    'unpaid cancelled',
    'authorised paid',
    'authorised voided',
    'paid partly_refunded',
    'paid refunded',
    'partly_refunded refunded',
    'expired paid',
    'expired refunded',
    'cancelled refunded',
  ],
  fulfilment: ['waiting packed', 'waiting cancelled', 'packed shipped', 'shipped delivered', 'delivered received'],
  checkout: ['open paid', 'open expired', 'open cancelled', 'open onDelivery', 'expired paid'],
}

function allPairs<S extends string>(table: Record<S, readonly S[]>): string[] {
  const states = Object.keys(table) as S[]
  return states.flatMap((to) => states.filter((from) => statesBefore(table, to).includes(from)).map((from) => `${from} ${to}`))
}

describe('the axes of an order', () => {
  it.each([
    ['payment', paymentMoves, paymentStates],
    ['fulfilment', fulfilmentMoves, fulfilmentStates],
    ['checkout', checkoutMoves, ['open', 'paid', 'expired', 'cancelled', 'onDelivery']],
  ] as const)('%s goes only these ways', (axis, table, states) => {
    expect(Object.keys(table).sort()).toEqual([...states].sort())
    expect(allPairs(table as Record<string, readonly string[]>).sort()).toEqual([...moves[axis]].sort())
  })
})

const all = paymentStates.flatMap((payment) =>
  fulfilmentStates.flatMap((fulfilment) => (['sandbox', 'cash'] as const).map((method) => ({ payment, fulfilment, method }))),
)

describe('the label', () => {
  it('is one for every combination, and the tabs find each combination once', () => {
    expect(orderStatuses.flatMap(factsOf).sort()).toEqual(all.map((facts) => `${facts.payment}/${facts.fulfilment}/${facts.method}`).sort())
    const counts = countTabs(all.map((facts) => ({ ...facts, count: 2 })))
    expect(counts.all).toBe(2 * all.length)
    expect(orderStatuses.reduce((sum, label) => sum + counts[label], 0)).toBe(counts.all)
  })

  it.each([
    ['unpaid', 'waiting', 'sandbox', 'toPay', ['pay', 'cancel', 'print']],
    ['unpaid', 'waiting', 'cash', 'toShip', ['cancel', 'reorder', 'print']],
    ['authorised', 'waiting', 'sandbox', 'inGroup', ['reorder', 'print']],
    ['paid', 'waiting', 'sandbox', 'toShip', ['cancel', 'reorder', 'print']],
    ['paid', 'packed', 'sandbox', 'toShip', ['reorder', 'print']],
    ['paid', 'shipped', 'sandbox', 'toReceive', ['reorder', 'print']],
    ['paid', 'delivered', 'cash', 'toReceive', ['confirmReceipt', 'reorder', 'print']],
    ['paid', 'received', 'sandbox', 'done', ['reorder', 'print']],
    ['paid', 'cancelled', 'sandbox', 'cancelled', ['reorder', 'print']],
    ['expired', 'waiting', 'sandbox', 'cancelled', ['reorder', 'print']],
    ['refunded', 'waiting', 'sandbox', 'cancelled', ['reorder', 'print']],
  ] as const)('%s, %s, %s reads %s', (payment, fulfilment, method, label, actions) => {
    expect(labelOf({ payment, fulfilment, method })).toBe(label)
    expect(allowedActions({ payment, fulfilment, method })).toEqual(actions)
  })

  it('never lets an order be cancelled that has left the shelf, nor paid twice', () => {
    for (const facts of all) {
      const actions = allowedActions(facts)
      if (actions.includes('cancel')) expect(facts.fulfilment).toBe('waiting')
      if (actions.includes('pay')) expect(facts.payment).toBe('unpaid')
    }
  })
})
