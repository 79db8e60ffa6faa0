import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caseReasons, caseStates, caseWays } from '#contract/aftersales/constants.ts'
import { isGeorgianIban, waysOf } from '#contract/aftersales/rules.ts'
import { refundPlan, remainingUnits } from '#server/payments/payments.rules.ts'
import { caseActionsOf, isAllowed, isOpen, mayMove, reasonsFor, withdrawalUntil } from './aftersales.rules.ts'

const at = (text: string) => new Date(text)
const delivered = { payment: 'paid', fulfilment: 'delivered', deliveredAt: at('2026-11-05T09:30:00Z') } as const
const natural = { memberType: 0 } as const
const legal = { memberType: 1 } as const

describe('the graph of a case', () => {
  it('never leaves an end, and reaches one from every state', () => {
    for (const way of caseWays) {
      for (const from of caseStates) {
        const next = caseStates.filter((to) => mayMove(way, from, to))
        if (!isOpen(from)) expect(next).toEqual([])
      }
      const reached = new Set(['applied'])
      for (const from of reached) for (const to of caseStates) if (mayMove(way, from as 'applied', to)) reached.add(to)
      for (const state of reached)
        if (isOpen(state as 'applied')) expect(caseStates.some((to) => mayMove(way, state as 'applied', to))).toBe(true)
      expect(reached.has('refunded')).toBe(true)
    }
  })

  it('refunds only what is back, unless nothing is to come back', () => {
    for (const way of caseWays)
      for (const from of caseStates) if (mayMove(way, from, 'refunded')) expect(from).toBe(way === 'refund' ? 'agreed' : 'received')
  })

  it('lets a member withdraw until something is sent, and write until the end', () => {
    for (const way of caseWays)
      for (const state of caseStates) {
        const actions = caseActionsOf({ way, state })
        expect(actions.includes('withdraw')).toBe(state === 'applied' || state === 'agreed')
        expect(actions.includes('markSent')).toBe(state === 'agreed' && way !== 'refund')
        expect(actions.includes('message')).toBe(isOpen(state))
      }
  })
})

describe('what may be asked for', () => {
  it('is a withdrawal for a natural person until the end of the fourteenth day in Tbilisi, never for a legal entity', () => {
    expect(withdrawalUntil(delivered.deliveredAt)).toEqual(at('2026-11-19T20:00:00Z'))
    // 20:00 in UTC is the next day in Tbilisi.
    expect(withdrawalUntil(at('2026-11-05T20:00:00Z'))).toEqual(at('2026-11-20T20:00:00Z'))
    const reasons = (who: { memberType: 0 | 1 }, now: string) => reasonsFor(delivered, who, at(now))
    expect(reasons(natural, '2026-11-19T19:59:59Z')).toContain('changedMind')
    expect(reasons(natural, '2026-11-19T20:00:00Z')).not.toContain('changedMind')
    expect(reasons(legal, '2026-11-06T08:00:00Z')).not.toContain('changedMind')
    expect(reasons(legal, '2026-11-06T08:00:00Z')).toContain('defective')
  })

  it('is a defect for six months, and before the delivery only that nothing came', () => {
    expect(reasonsFor(delivered, natural, at('2027-05-05T09:29:59Z'))).toContain('defective')
    expect(reasonsFor(delivered, natural, at('2027-05-05T09:30:00Z'))).toEqual([])
    const shipped = { ...delivered, fulfilment: 'shipped', deliveredAt: null } as const
    expect(reasonsFor(shipped, natural, at('2026-11-06T08:00:00Z'))).toEqual(['notArrived'])
  })

  it.each([
    ['unpaid', 'delivered'],
    ['authorised', 'waiting'],
    ['refunded', 'received'],
    ['paid', 'waiting'],
    ['paid', 'packed'],
    ['paid', 'cancelled'],
  ] as const)('is nothing of an order that is %s and %s', (payment, fulfilment) => {
    expect(reasonsFor({ payment, fulfilment, deliveredAt: null }, natural, at('2026-11-06T08:00:00Z'))).toEqual([])
  })

  it('has a way for every reason, and sends back what is there only', () => {
    for (const reason of caseReasons) expect(waysOf(reason).length).toBeGreaterThan(0)
    expect(isAllowed(['changedMind'], { reason: 'changedMind', way: 'refund' })).toBe(false)
    expect(isAllowed(['notArrived'], { reason: 'notArrived', way: 'return' })).toBe(false)
    expect(isAllowed(['defective'], { reason: 'changedMind', way: 'return' })).toBe(false)
    expect(isAllowed(['defective'], { reason: 'defective', way: 'exchange' })).toBe(true)
  })
})

it('knows a Georgian IBAN with its check digits', () => {
  expect(isGeorgianIban('GE29 NB00 0000 0101 9049 17')).toBe(true)
  expect(isGeorgianIban('ge29nb0000000101904917')).toBe(true)
  for (const wrong of ['', 'GE28NB0000000101904917', 'GE29NB0000000109104917', 'DE29NB0000000101904917', 'GE29NB000000010190491'])
    expect(isGeorgianIban(wrong)).toBe(false)
})

/** An order whose discounts left line totals that units do not divide, and cases on any units of it in any order. */
const order = fc.record({
  lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 99 }), lineTotal: fc.integer({ min: 1, max: 5_000_000 }) }), {
    minLength: 1,
    maxLength: 8,
  }),
  asks: fc.array(fc.array(fc.record({ position: fc.nat(7), quantity: fc.integer({ min: 1, max: 30 }) }), { minLength: 1, maxLength: 4 }), {
    maxLength: 12,
  }),
})

it('splits the refunds of 10,000 random orders without exceeding what was captured or losing a tetri', () => {
  fc.assert(
    fc.property(order, ({ lines, asks }) => {
      const now = lines.map((line, position) => ({ ...line, position, refundedQuantity: 0 }))
      const captured = lines.reduce((sum, line) => sum + line.lineTotal, 0)
      const returned = lines.map(() => 0)
      const accept = (units: { position: number; quantity: number }[]) => {
        const plan = refundPlan(now, units)
        if (!plan) return
        for (const { position, quantity, amount } of plan.lines) {
          now[position]!.refundedQuantity += quantity
          returned[position]! += amount
        }
        if (plan.amount !== plan.lines.reduce((sum, line) => sum + line.amount, 0)) throw new Error('a refund is not the sum of its lines')
        // A unit is worth its share, to the tetri: what was returned of a line is never a tetri away from it.
        for (const { position, quantity, lineTotal, refundedQuantity } of now)
          if (Math.abs(returned[position]! - (lineTotal * refundedQuantity) / quantity) >= 1) throw new Error('a unit lost its share')
        if (returned.reduce((sum, amount) => sum + amount, 0) > captured) throw new Error('more went back than was captured')
      }
      for (const units of asks) accept(units)
      accept(remainingUnits(now))
      expect(returned).toEqual(lines.map((line) => line.lineTotal))
    }),
    { numRuns: 10_000 },
  )
})
