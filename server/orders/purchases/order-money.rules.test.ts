import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isAllReturned, refundSplit, returnedSince, type PaymentLedger } from './order-money.rules.ts'

const sum = fc.integer({ min: 0, max: 10_000 })
const ledgers = fc
  .record({ captured: fc.integer({ min: 1, max: 10_000 }), requested: sum, booked: sum, returned: sum })
  .map(({ captured, requested, booked, returned }): PaymentLedger => {
    const refundRequested = requested % (captured + 1)
    return { captured, refundRequested, refundOutside: booked % (refundRequested + 1), returnedOutside: returned % (captured + 1) }
  })

it('refunds in any parts and returns outside at any time never send more than was captured', () => {
  const steps = fc.array(
    fc.record({ kind: fc.constantFrom('refund' as const, 'outside' as const), part: fc.integer({ min: 1, max: 5000 }) }),
    {
      maxLength: 20,
    },
  )
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), steps, (captured, all) => {
      const ledger: PaymentLedger = { captured, refundRequested: 0, refundOutside: 0, returnedOutside: 0 }
      let sent = 0
      for (const { kind, part } of all) {
        // A provider returns no more than it has.
        if (kind === 'outside') ledger.returnedOutside += Math.min(part, captured - sent - ledger.returnedOutside)
        const amount = Math.min(part, captured - ledger.refundRequested)
        if (kind === 'outside' || amount === 0) continue
        const split = refundSplit(ledger, amount)
        expect(split.sent + split.outside).toBe(amount)
        expect(split.sent).toBeGreaterThanOrEqual(0)
        ledger.refundRequested += amount
        ledger.refundOutside += split.outside
        sent += split.sent
        expect(sent + ledger.returnedOutside).toBeLessThanOrEqual(captured)
      }
      const rest = captured - ledger.refundRequested
      if (rest > 0) sent += refundSplit(ledger, rest).sent
      // And every tetri goes back in the end, by one way or the other.
      expect(sent + ledger.returnedOutside).toBe(captured)
    }),
  )
})

it('what was returned since a refund was written down is first that of the units that are not refunded', () => {
  const ledger = { captured: 15_000, refundRequested: 10_000, refundOutside: 0, returnedOutside: 7000 }
  expect(returnedSince(ledger, 10_000)).toBe(2000)
  expect(returnedSince({ ...ledger, returnedOutside: 5000 }, 10_000)).toBe(0)
  expect(returnedSince({ ...ledger, returnedOutside: 15_000 }, 4000)).toBe(4000)
})

it('all is returned where something is left and nothing of it would be sent', () => {
  fc.assert(
    fc.property(ledgers, (ledger) => {
      const rest = ledger.captured - ledger.refundRequested
      expect(isAllReturned(ledger)).toBe(rest > 0 && refundSplit(ledger, rest).sent === 0)
    }),
  )
})
