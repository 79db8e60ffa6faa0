import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buyableUnits, sumByOffer, type Availability, type OfferQuantity } from '#contract/cart/rules.ts'
import { changeLine, lineState, mergeCarts, priceWas } from './cart.rules.ts'

const offerId = fc.integer({ min: 1, max: 8 })
const row = fc.record({ offerId, quantity: fc.integer({ min: 1, max: 99 }) })
const availabilities = fc.array(fc.record({ available: fc.integer({ min: 0, max: 150 }), listed: fc.boolean() }), {
  minLength: 6,
  maxLength: 6,
})
const cart = fc.uniqueArray(row, { selector: (line) => line.offerId })
/** Offers 7 and 8 are unknown. */
const known = (rows: Availability[]) => new Map(rows.map((row, index) => [index + 1, row]))

/** Cases a property tries (reference/reliability R16). */
const numRuns = 2000

/** The cart after a merge. */
function merged(lines: OfferQuantity[], incoming: OfferQuantity[], stock: Map<number, Availability>): Map<number, number> {
  const plan = mergeCarts(lines, incoming, stock)
  return new Map([...lines, ...plan.changed, ...plan.added].map((line) => [line.offerId, line.quantity]))
}

describe('mergeCarts', () => {
  it('adds up and cuts to 99 and to stock', () => {
    const stock = known([
      { available: 10, listed: true },
      { available: 500, listed: true },
      { available: 4, listed: true },
    ])
    const plan = mergeCarts(
      [
        { offerId: 1, quantity: 3 },
        { offerId: 2, quantity: 60 },
      ],
      [
        { offerId: 1, quantity: 2 },
        { offerId: 2, quantity: 60 },
        { offerId: 3, quantity: 9 },
        { offerId: 9, quantity: 1 },
      ],
      stock,
    )
    expect(plan.changed).toEqual([
      { offerId: 1, quantity: 5 },
      { offerId: 2, quantity: 99 },
    ])
    expect(plan.added).toEqual([{ offerId: 3, quantity: 4 }])
    expect(plan.clamped).toEqual([2, 3])
  })

  it('is the same whichever cart comes first', () => {
    fc.assert(
      fc.property(cart, cart, availabilities, (mine, guest, rows) => {
        const stock = known(rows)
        const bought = (lines: OfferQuantity[]) => lines.filter((line) => stock.has(line.offerId))
        const one = merged(bought(mine), bought(guest), stock)
        const other = merged(bought(guest), bought(mine), stock)
        const both = mine.filter((line) => guest.some((each) => each.offerId === line.offerId) && stock.has(line.offerId))
        for (const { offerId } of both) expect(one.get(offerId)).toBe(other.get(offerId))
        expect([...one.keys()].sort()).toEqual([...other.keys()].sort())
      }),
      { numRuns },
    )
  })

  it('is never more than 99 nor than the stock nor less than one, and reports the clamp', () => {
    fc.assert(
      fc.property(cart, fc.array(row), availabilities, (mine, guest, rows) => {
        const stock = known(rows)
        const plan = mergeCarts(mine, guest, stock)
        for (const { offerId, quantity } of [...plan.changed, ...plan.added]) {
          const { available, listed } = stock.get(offerId)!
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(quantity).toBeLessThanOrEqual(listed && available > 0 ? Math.min(99, available) : 99)
          const sum = sumByOffer([...mine, ...guest]).find((line) => line.offerId === offerId)!.quantity
          expect(plan.clamped.includes(offerId)).toBe(quantity < sum)
        }
      }),
      { numRuns },
    )
  })

  it('keeps every line that was there, and every known offer of the visitor', () => {
    fc.assert(
      fc.property(cart, fc.array(row), availabilities, (mine, guest, rows) => {
        const after = merged(mine, guest, known(rows))
        const expected = new Set([...mine, ...guest.filter((line) => line.offerId <= 6)].map((line) => line.offerId))
        expect(new Set(after.keys())).toEqual(expected)
      }),
      { numRuns },
    )
  })

  it('comes to the same, in whatever order up to four visitors’ carts come: the sum, clamped', () => {
    const guests = fc.array(fc.array(row), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(cart, guests, availabilities, (mine, carts, rows) => {
        const stock = known(rows)
        const memberLines = mine.filter((each) => stock.has(each.offerId))
        const onto = (lines: OfferQuantity[], guest: OfferQuantity[]) =>
          [...merged(lines, guest, stock)].map(([offerId, quantity]) => ({ offerId, quantity }))
        const after = carts.reduce(onto, memberLines)
        const brought = carts.flat().filter((each) => stock.has(each.offerId))
        const expected = new Map(memberLines.map((each) => [each.offerId, each.quantity]))
        for (const { offerId, quantity } of sumByOffer(brought)) {
          const { available, listed } = stock.get(offerId)!
          const most = listed && available > 0 ? Math.min(99, available) : 99
          expected.set(offerId, Math.min((expected.get(offerId) ?? 0) + quantity, most))
        }
        expect(new Map(after.map((each) => [each.offerId, each.quantity]))).toEqual(expected)
        expect(
          new Set(
            [...carts]
              .reverse()
              .reduce(onto, memberLines)
              .map((each) => `${each.offerId} ${each.quantity}`),
          ),
        ).toEqual(new Set(after.map((each) => `${each.offerId} ${each.quantity}`)))
      }),
      { numRuns },
    )
  })

  it('changes nothing when the visitor has nothing', () => {
    const nothing = { changed: [], added: [], clamped: [] }
    fc.assert(
      fc.property(cart, availabilities, (mine, rows) => void expect(mergeCarts(mine, [], known(rows))).toEqual(nothing)),
      { numRuns },
    )
  })

  it('stops at 200 lines and names what found no free line', () => {
    const lines = Array.from({ length: 199 }, (_, index) => ({ offerId: index + 1, quantity: 1 }))
    const incoming = [300, 301, 5].map((id) => ({ offerId: id, quantity: 1 }))
    const stock = new Map([300, 301, 5].map((id) => [id, { available: 50, listed: true }]))
    const plan = mergeCarts(lines, incoming, stock)
    expect(plan.added.map((line) => line.offerId)).toEqual([300])
    expect(plan.changed).toEqual([{ offerId: 5, quantity: 2 }])
    expect(plan.clamped).toEqual([301])
  })
})

describe('a change of a line', () => {
  it.each([
    ['sets the quantity', { line: 2, quantity: 7, offer: { available: 10 } }, { quantity: 7 }],
    ['cuts what stays to what is available', { line: 5, offer: { available: 3 } }, { quantity: 3 }],
    ['adds the line that the other offer has', { line: 7, offer: { available: 10 }, existing: 6 }, { quantity: 10 }],
    ['cuts to 99', { line: 60, offer: { available: 500 }, existing: 60 }, { quantity: 99 }],
    [
      'rejects more units than there are',
      { line: 2, quantity: 11, offer: { available: 10 } },
      { error: { key: 'cart.onlyLeft', params: { available: 10 } } },
    ],
    ['rejects an offer that is sold out', { line: 2, offer: { available: 0 } }, { error: { key: 'cart.soldOut', params: {} } }],
  ] as const)('%s', (_, change, expected) => expect(changeLine(change)).toEqual(expected))
})

describe('a line', () => {
  it.each([
    [2, { available: 2, listed: true }, 'ok', 2],
    [3, { available: 2, listed: true }, 'onlyLeft', 2],
    [3, { available: 0, listed: true }, 'soldOut', 0],
    [3, { available: 9, listed: false }, 'gone', 0],
    [99, { available: 5000, listed: true }, 'ok', 99],
  ] as const)('of %i units with %o is %s', (quantity, offer, state, units) => {
    expect(lineState(quantity, offer)).toBe(state)
    expect(buyableUnits({ ...offer, quantity })).toBe(units)
  })

  it('has the old price only where it differs', () => {
    expect(priceWas(500, 500)).toBeUndefined()
    expect(priceWas(undefined, 500)).toBeUndefined()
    expect(priceWas(400, 500)).toBe(400)
    expect(priceWas(0, 500)).toBe(0)
  })
})
