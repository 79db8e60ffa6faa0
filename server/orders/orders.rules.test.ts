import { describe, expect, it } from 'vitest'
import type { OrderDetails } from '#contract/orders/calls.ts'
import { fulfilmentStates, orderStatuses, paymentStates as wirePaymentStates } from '#contract/orders/constants.ts'
import { toWireOrder, type OrderView } from '#contract/orders/wire.ts'
import { paymentMethods } from '#contract/payments/methods.ts'
import { refundPlan, remainingUnits } from '#server/payments/payments.rules.ts'
import {
  allowedActions,
  settlementPlan,
  states,
  statusOf,
  unrefundedAmount,
  whyNot,
  type Facts,
  type PaymentState,
} from './orders.rules.ts'

const all = states.payment.flatMap((payment) =>
  states.fulfilment.flatMap((fulfilment) =>
    paymentMethods.flatMap((method) =>
      [0, 1].flatMap((openCases) =>
        (fulfilment === 'received' ? [0, 1] : [0]).map((linesToReview) => ({ payment, fulfilment, method, openCases, linesToReview })),
      ),
    ),
  ),
)

const now = new Date('2026-11-20T08:00:00Z')
const deliveredAt = new Date('2026-11-18T08:00:00Z')
/** Of an order with one parcel, delivered two days ago where it is delivered. */
const actionsOf = (facts: Facts, at = now, memberType: 0 | 1 = 0, terms: string[] = []) =>
  allowedActions(
    {
      ...facts,
      terms,
      memberType,
      parcels: facts.fulfilment === 'waiting' || facts.fulfilment === 'packed' ? 0 : 1,
      deliveredAt: facts.fulfilment === 'delivered' || facts.fulfilment === 'received' ? deliveredAt : null,
    },
    at,
  )

describe('the status', () => {
  it('is one of the tabs for every combination', () => {
    expect([...new Set(all.map(statusOf))].every((status) => orderStatuses.includes(status))).toBe(true)
  })

  it.each([
    ['unpaid', 'waiting', 'card', 'toPay', ['pay', 'cancel', 'print']],
    ['unpaid', 'waiting', 'cash_on_delivery', 'toShip', ['cancel', 'reorder', 'print']],
    ['authorised', 'waiting', 'card', 'inGroup', ['reorder', 'print']],
    ['paid', 'waiting', 'card', 'toShip', ['cancel', 'reorder', 'print']],
    ['paid', 'packed', 'card', 'toShip', ['reorder', 'print']],
    ['partlyRefunded', 'shipped', 'card', 'toReceive', ['track', 'return', 'reorder', 'print']],
    ['paid', 'delivered', 'cash_on_delivery', 'toReceive', ['track', 'confirmReceipt', 'return', 'reorder', 'print']],
    ['paid', 'received', 'card', 'done', ['track', 'return', 'reorder', 'print']],
    ['refunded', 'received', 'card', 'done', ['track', 'reorder', 'print']],
    ['refunded', 'shipped', 'card', 'cancelled', ['reorder', 'print']],
    ['paid', 'cancelled', 'card', 'cancelled', ['reorder', 'print']],
    ['expired', 'waiting', 'card', 'cancelled', ['reorder', 'print']],
    ['refunded', 'waiting', 'card', 'cancelled', ['reorder', 'print']],
  ] as const)('of %s, %s, %s is %s', (payment, fulfilment, method, status, actions) => {
    expect(statusOf({ payment, fulfilment, method, openCases: 0, linesToReview: 0 })).toBe(status)
    expect(actionsOf({ payment, fulfilment, method, openCases: 0, linesToReview: 0 })).toEqual(actions)
  })

  it('of an order at the price of a group lets nobody cancel it once it is paid', () => {
    for (const facts of all) {
      const cancels = actionsOf(facts, now, 0, ['group']).includes('cancel')
      expect(cancels, JSON.stringify(facts)).toBe(statusOf(facts) === 'toPay' && facts.fulfilment === 'waiting')
      const [inGroup, plain] = [['group'], ['lightning']].map((terms) =>
        actionsOf(facts, now, 0, terms).filter((each) => each !== 'cancel'),
      )
      expect(inGroup).toEqual(plain)
    }
  })

  it('is to be reviewed while a received line has no review and no case is open', () => {
    const facts = { payment: 'paid', fulfilment: 'received', method: 'card', openCases: 0, linesToReview: 1 } as const
    expect(statusOf(facts)).toBe('toReview')
    expect(actionsOf(facts)).toEqual(['track', 'return', 'review', 'reorder', 'print'])
    expect(statusOf({ ...facts, openCases: 1 })).toBe('afterSales')
  })

  it('is after-sales while a case of a paid order is open, and lets it be received all the same', () => {
    const facts = { payment: 'paid', fulfilment: 'delivered', method: 'card', openCases: 1, linesToReview: 0 } as const
    expect(statusOf(facts)).toBe('afterSales')
    expect(actionsOf(facts)).toEqual(['track', 'confirmReceipt', 'return', 'reorder', 'print'])
  })

  it('offers an invoice to a legal entity whose money was taken', () => {
    const facts = { payment: 'paid', fulfilment: 'received', method: 'card', openCases: 0, linesToReview: 0 } as const
    expect(actionsOf(facts, now, 1)).toContain('invoice')
    expect(actionsOf({ ...facts, payment: 'unpaid', fulfilment: 'waiting' }, now, 1)).not.toContain('invoice')
    for (const each of all) expect(actionsOf(each)).not.toContain('invoice')
  })

  it('offers a return for six months', () => {
    const facts = { payment: 'paid', fulfilment: 'received', method: 'card', openCases: 0, linesToReview: 0 } as const
    expect(actionsOf(facts, new Date('2027-05-18T07:59:59Z'))).toContain('return')
    expect(actionsOf(facts, new Date('2027-05-18T08:00:00Z'))).not.toContain('return')
  })

  it('tells an operator why an order cannot move', () => {
    const facts = { payment: 'paid', fulfilment: 'waiting', method: 'card', openCases: 0, linesToReview: 0, status: 'toShip' } as const
    expect(whyNot(facts, 'shipped')).toBe('it is waiting, and only packed becomes shipped')
    expect(whyNot({ ...facts, payment: 'unpaid', status: 'toPay' }, 'packed')).toBe('it is not paid')
    expect(whyNot({ ...facts, payment: 'authorised', status: 'inGroup' }, 'packed')).toBe('its group is not full yet')
    expect(whyNot({ ...facts, fulfilment: 'cancelled', status: 'cancelled' }, 'packed')).toBe('it has ended')
  })

  it('never lets an order be cancelled that was packed, nor paid twice', () => {
    for (const facts of all) {
      const actions = actionsOf(facts)
      if (actions.includes('cancel')) expect(facts.fulfilment).toBe('waiting')
      if (actions.includes('pay')) expect(facts.payment).toBe('unpaid')
      if (actions.includes('return')) expect(['paid', 'partlyRefunded']).toContain(facts.payment)
    }
  })
})

it('the calls have a word for every state', () => {
  const view = { method: 'card' } as OrderView<OrderDetails>
  const onWire = states.payment.map((payment) => toWireOrder({ ...view, payment }).payment)
  expect(onWire.sort()).toEqual([...wirePaymentStates].sort())
  expect([...states.fulfilment].sort()).toEqual([...fulfilmentStates].sort())
})

describe('a settlement', () => {
  const orders = (...payments: PaymentState[]) => payments.map((payment, place) => ({ orderNo: String(place), payment }))

  it.each([
    ['open', ['unpaid', 'unpaid'], false, { settles: true, pay: ['0', '1'], refund: [] }],
    ['expired', ['expired', 'expired'], true, { settles: true, pay: ['0', '1'], refund: [] }],
    ['expired', ['expired', 'expired'], false, { settles: false, pay: [], refund: ['0', '1'] }],
    ['cancelled', ['cancelled', 'cancelled'], false, { settles: false, pay: [], refund: ['0', '1'] }],
    ['onDelivery', ['unpaid', 'cancelled'], false, { settles: false, pay: ['0'], refund: ['1'] }],
    ['paid', ['paid', 'refunded'], false, { settles: false, pay: [], refund: [] }],
  ] as const)('of a purchase that is %s, orders %j, reserved again %s', (state, payments, reservedAgain, plan) => {
    expect(settlementPlan(state, orders(...payments), reservedAgain)).toEqual(plan)
  })

  it('never pays and refunds one order', () => {
    for (const state of states.purchase)
      for (const payment of states.payment)
        for (const reservedAgain of [true, false]) {
          const { pay, refund } = settlementPlan(state, orders(payment), reservedAgain)
          expect(pay.length + refund.length).toBeLessThanOrEqual(1)
        }
  })
})

it('what a cancelled order announces is what its refund will be', () => {
  const lines = [
    { position: 0, quantity: 3, lineTotal: 1000, refundedQuantity: 1 },
    { position: 1, quantity: 2, lineTotal: 198, refundedQuantity: 0 },
    { position: 2, quantity: 1, lineTotal: 5000, refundedQuantity: 1 },
  ]
  expect(unrefundedAmount(lines)).toBe(865)
  expect(unrefundedAmount(lines)).toBe(refundPlan(lines, remainingUnits(lines))!.amount)
})
