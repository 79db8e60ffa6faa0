import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealKinds, lineTerms, type Deal } from '#contract/pricing/types.ts'
import { priceLine } from './pricing.rules.ts'

const now = new Date('2026-11-20T08:00:00Z')
const hours = (from: number, to: number) => ({
  startsAt: new Date(now.getTime() + from * 3_600_000).toISOString(),
  endsAt: new Date(now.getTime() + to * 3_600_000).toISOString(),
})
const deal = (kind: Deal['kind'], price: number, rest: Partial<Deal> = {}): Deal => ({
  kind,
  id: `${kind} ${price}`,
  price,
  referencePrice: null,
  unitsLeft: null,
  memberUnits: null,
  ...hours(-1, 1),
  ...rest,
})
const offer = { price: 1000, compareAtPrice: 1200 }

describe('the price of a line', () => {
  it('is the offer’s own without deals, with its compare-at price where that is higher', () => {
    expect(priceLine({ offer, quantity: 1, deals: [], now })).toEqual({ unitPrice: 1000, compareAtPrice: 1200, adjustments: [] })
    expect(priceLine({ offer: { price: 1000, compareAtPrice: 1000 }, quantity: 1, deals: [], now })).toEqual({
      unitPrice: 1000,
      adjustments: [],
    })
    expect(priceLine({ offer: { price: 1000, compareAtPrice: null }, quantity: 1, deals: [], now })).toEqual({
      unitPrice: 1000,
      adjustments: [],
    })
  })

  it('is that of one deal: lightning before a discount, the cheaper of two, the smaller id of equals', () => {
    const unit = (...deals: Deal[]) => priceLine({ offer, quantity: 1, deals, now })
    expect(unit(deal('discount', 700), deal('lightning', 800))).toEqual({
      unitPrice: 800,
      compareAtPrice: 1000,
      adjustments: [{ kind: 'lightning', id: 'lightning 800', amount: 200 }],
      deal: deal('lightning', 800),
    })
    expect(unit(deal('discount', 700), deal('discount', 600)).unitPrice).toBe(600)
    expect(unit(deal('discount', 700, { id: 'b' }), deal('discount', 700, { id: 'a' })).adjustments[0]!.id).toBe('a')
  })

  it('counts no deal outside its window, beyond its quota, or dearer than the offer', () => {
    for (const none of [
      deal('discount', 500, hours(1, 2)),
      deal('discount', 500, hours(-2, 0)),
      deal('lightning', 500, { unitsLeft: 2 }),
      deal('lightning', 500, { memberUnits: 2 }),
      deal('discount', 1000),
      deal('discount', 0),
    ]) {
      expect(priceLine({ offer, quantity: 3, deals: [none], now }).unitPrice).toBe(1000)
    }
    expect(priceLine({ offer, quantity: 3, deals: [deal('lightning', 500, { unitsLeft: 3 })], now }).unitPrice).toBe(500)
    expect(priceLine({ offer, quantity: 1, deals: [deal('discount', 500, hours(0, 1))], now }).unitPrice).toBe(500)
  })

  it('has as its compare-at price the lowest price of the 30 days before the deal, never above the offer’s own', () => {
    const compareAt = (referencePrice: number | null) =>
      priceLine({ offer, quantity: 1, deals: [deal('lightning', 800, { referencePrice })], now }).compareAtPrice
    expect([null, 900, 1100, 800, 700].map(compareAt)).toEqual([1000, 900, 1000, undefined, undefined])
  })

  it('says which lightning deal does not cover the line, and how many units it has', () => {
    const uncovered = (rest: Partial<Deal>, ...others: Deal[]) =>
      priceLine({ offer, quantity: 3, deals: [deal('lightning', 500, rest), ...others], now }).uncovered
    expect(uncovered({ unitsLeft: 2, memberUnits: 5 })?.units).toBe(2)
    expect(uncovered({ unitsLeft: 9, memberUnits: -1 })?.units).toBe(0)
    expect(uncovered({ unitsLeft: 0 }, deal('discount', 700))?.units).toBe(0)
    expect(uncovered({ unitsLeft: 3, memberUnits: 3 })).toBeUndefined()
    expect(uncovered({ unitsLeft: 0, ...hours(1, 2) })).toBeUndefined()
  })

  it('is a group’s in a group order only, and there before every other', () => {
    const deals = [deal('group', 900), deal('lightning', 800)]
    expect(priceLine({ offer, quantity: 1, deals, now }).unitPrice).toBe(800)
    expect(priceLine({ offer, quantity: 1, deals, now, terms: 'deal' }).unitPrice).toBe(800)
    expect(priceLine({ offer, quantity: 1, deals, now, terms: 'group' }).unitPrice).toBe(900)
  })

  it('is the offer’s price less the adjustments, at least 1, whatever the order of the deals', () => {
    const anyDeal = fc.record({
      kind: fc.constantFrom(...dealKinds),
      id: fc.string({ minLength: 1, maxLength: 3 }),
      price: fc.integer({ min: -5, max: 300 }),
      referencePrice: fc.option(fc.integer({ min: 1, max: 300 })),
      unitsLeft: fc.option(fc.integer({ min: 0, max: 5 })),
      memberUnits: fc.option(fc.integer({ min: -1, max: 5 })),
      startsAt: fc.integer({ min: -3, max: 3 }).map((at) => hours(at, 0).startsAt),
      endsAt: fc.integer({ min: -3, max: 3 }).map((at) => hours(0, at).endsAt),
    })
    const input = fc.record({
      offer: fc.record({ price: fc.integer({ min: 1, max: 300 }), compareAtPrice: fc.option(fc.integer({ min: 1, max: 400 })) }),
      quantity: fc.integer({ min: 1, max: 6 }),
      deals: fc.uniqueArray(anyDeal, { selector: ({ id }) => id, maxLength: 6 }),
      terms: fc.constantFrom(...lineTerms),
    })
    fc.assert(
      fc.property(input, (line) => {
        const price = priceLine({ ...line, now })
        const off = price.adjustments.reduce((sum, { amount }) => sum + amount, 0)
        expect(price.unitPrice).toBe(line.offer.price - off)
        expect(price.unitPrice).toBeGreaterThanOrEqual(1)
        expect(price.adjustments.length).toBeLessThanOrEqual(1)
        for (const { amount } of price.adjustments) expect(amount).toBeGreaterThan(0)
        if (price.compareAtPrice !== undefined) expect(price.compareAtPrice).toBeGreaterThan(price.unitPrice)
        expect(priceLine({ ...line, deals: line.deals.toReversed(), now })).toEqual(price)
      }),
      { numRuns: 2000 },
    )
  })
})
