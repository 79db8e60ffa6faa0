import { describe, expect, it } from 'vitest'
import en from '#locales/en/orders.json' with { type: 'json' }
import { cancelMoneyText, endedMoneyText } from './money-text.ts'

const t = (id: string) => id
const paid = { payment: 'paid', fulfilment: 'waiting', method: 'sandbox', total: 4200, label: 'toShip' } as const

describe('what becomes of the money', () => {
  it.each([
    [paid, 'orders.cancel.refund'],
    [{ ...paid, payment: 'partly_refunded' }, 'orders.cancel.refundRest'],
    [{ ...paid, payment: 'unpaid', label: 'toPay' }, 'orders.cancel.notCharged'],
    [{ ...paid, payment: 'unpaid', method: 'cash' }, 'orders.cancel.notCharged'],
  ] as const)('is said before %j is cancelled: %s', (order, text) => expect(cancelMoneyText(order, t)).toBe(text))

  it.each([
    [{ ...paid, fulfilment: 'cancelled', label: 'cancelled' }, 'orders.money.refunding'],
    [{ ...paid, fulfilment: 'cancelled', label: 'cancelled', payment: 'partly_refunded' }, 'orders.money.refundingRest'],
    [{ ...paid, fulfilment: 'cancelled', label: 'cancelled', payment: 'refunded' }, 'orders.money.refunded'],
    [{ ...paid, fulfilment: 'cancelled', label: 'cancelled', payment: 'cancelled' }, 'orders.money.notCharged'],
    [{ ...paid, label: 'cancelled', payment: 'expired' }, 'orders.money.notCharged'],
    [paid, undefined],
  ] as const)('is said after %j: %s', (order, text) => expect(endedMoneyText(order, t)).toBe(text))

  it('names the sum', () => {
    for (const id of ['orders.cancel.refund', 'orders.money.refunding', 'orders.money.refunded'] as const)
      expect(JSON.stringify(en[id])).toContain('["total"]')
  })
})
