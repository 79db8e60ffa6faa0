import { expect, it } from 'vitest'
import { failureTexts } from './failure-text.ts'

it.each([
  [{ state: 'declined', reason: 'cancelled' }, 'checkout.fail.left', 'checkout.fail.waiting'],
  [{ state: 'waiting' }, 'checkout.fail.left', 'checkout.fail.waiting'],
  [{ state: 'declined', reason: 'declined' }, 'checkout.fail.title', 'checkout.fail.declined'],
  [{ state: 'declined', reason: 'insufficient_funds' }, 'checkout.fail.title', 'checkout.fail.declined'],
  [{ state: 'expired' }, 'checkout.fail.over', 'checkout.fail.expired'],
  [{ state: 'cancelled' }, 'checkout.fail.over', 'checkout.fail.cancelled'],
  [{ state: 'refunded' }, 'checkout.fail.over', 'checkout.fail.refunded'],
] as const)('a payment %j says %s and %s', (payment, title, text) => {
  expect(failureTexts(payment)).toEqual({ title, text })
})
