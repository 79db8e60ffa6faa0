import { describe, expect, it } from 'vitest'
import type { OwnDeal } from '#contract/deals/calls.ts'
import { dealUnitsOf } from './deal-units.ts'

const deal = { state: 'live', unitsLeft: 5, memberLimit: 2 } as const
const ownDeal = (part: Partial<OwnDeal>): OwnDeal => ({ dealId: 1, unitsClaimed: 0, memberLimit: 2, reminds: false, ...part })

describe('what of a deal is left for a shopper', () => {
  it.each([
    ['a visitor', deal, undefined, { units: 2, reason: 'limit' }],
    ['who has bought one', deal, ownDeal({ unitsClaimed: 1 }), { units: 1, reason: 'limit' }],
    ['who has bought all', deal, ownDeal({ unitsClaimed: 2 }), { units: 0, reason: 'limit' }],
    ['who comes for the last unit', { ...deal, unitsLeft: 1 }, ownDeal({}), { units: 1, reason: 'left' }],
    ['who comes too late', { ...deal, state: 'soldOut', unitsLeft: 0 }, ownDeal({}), { units: 0, reason: 'left' }],
    [
      'to whom a unit is offered',
      { ...deal, state: 'soldOut', unitsLeft: 0 },
      ownDeal({ offeredUntil: '2026-11-23T10:00:00.000Z' }),
      { units: 1, reason: 'left' },
    ],
    ['who comes before the start', { ...deal, state: 'next' }, ownDeal({}), undefined],
    ['who comes after the end', { ...deal, state: 'ended' }, ownDeal({}), undefined],
  ] as const)('%s', (_, deal, ownDeal, expected) => {
    expect(dealUnitsOf(deal, ownDeal)).toEqual(expected)
  })
})
