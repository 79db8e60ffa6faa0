import { describe, expect, it } from 'vitest'
import { errorAfter } from './checkout-choices.ts'

describe('an error of a submission', () => {
  it.each([
    ['checkout.addressMissing', { addressId: 'a' }, { agreement: true }],
    ['checkout.agreement', { agreement: true }, { addressId: 'a' }],
    ['checkout.tooManyUnpaid', { method: 'cash' as const }, { notes: {} }],
  ])('%s goes with its cause, and with nothing else', (key, cause, other) => {
    const error = { key, text: key }
    expect(errorAfter(error, cause)).toBeUndefined()
    expect(errorAfter(error, other)).toBe(error)
  })

  it('about the items stays until the next press', () => {
    const error = { key: 'checkout.priceChanged', text: '' }
    expect(errorAfter(error, { addressId: 'a', agreement: true, method: 'cash', notes: {} })).toBe(error)
  })
})
