import { describe, expect, it } from 'vitest'
import en from '#locales/en/orders.json' with { type: 'json' }
import { cancelMoneyText, endedMoneyText } from './money-text.ts'

const t = (id: string) => id
const due = { state: 'due', amount: 4200 } as const
const paid = { payment: 'paid', method: 'sandbox', total: 4200, label: 'toShip', refund: due } as const
const ended = { ...paid, label: 'cancelled' } as const

describe('what becomes of the money', () => {
  it.each([
    [paid, 'orders.cancel.refund'],
    [{ ...paid, refund: { state: 'due', amount: 0 } }, 'orders.cancel.returned'],
    [{ ...paid, refund: { state: 'disputed', amount: 0 } }, 'orders.cancel.disputed'],
    [{ ...paid, payment: 'unpaid', label: 'toPay', refund: undefined }, 'orders.cancel.notCharged'],
    [{ ...paid, payment: 'unpaid', method: 'cash', refund: undefined }, 'orders.cancel.notCharged'],
  ] as const)('is said before %j is cancelled: %s', (order, text) => expect(cancelMoneyText(order, t)).toBe(text))

  it.each([
    [ended, 'orders.money.refunding'],
    [{ ...ended, refund: { state: 'due', amount: 0 } }, 'orders.money.returned'],
    [{ ...ended, refund: { state: 'disputed', amount: 0 } }, 'orders.money.disputed'],
    [{ ...ended, refund: { state: 'failed', amount: 4200 } }, 'orders.money.failed'],
    [{ ...ended, payment: 'refunded', refund: { state: 'byBank', amount: 0 } }, 'orders.money.byBank'],
    [{ ...ended, payment: 'refunded', refund: undefined }, 'orders.money.refunded'],
    [{ ...ended, payment: 'cancelled', refund: undefined }, 'orders.money.notCharged'],
    [{ ...ended, payment: 'expired', refund: undefined }, 'orders.money.notCharged'],
    [paid, undefined],
  ] as const)('is said after %j: %s', (order, text) => expect(endedMoneyText(order, t)).toBe(text))

  it('names the sum', () => {
    for (const id of ['orders.cancel.refund', 'orders.money.refunding', 'orders.money.refunded'] as const)
      expect(JSON.stringify(en[id])).toContain('["total"]')
  })
})
