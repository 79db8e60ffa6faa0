import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCampaigns } from './campaigns/campaign-file.rules.ts'
import { campaignProblems, deadlineOf, groupTransitions, joinRejection, leaderAfter, outcomeOf, seatStates } from './groups.rules.ts'

const now = new Date('2026-11-20T08:00:00Z')
const after = (hours: number) => new Date(now.getTime() + hours * 3600_000)

describe('a deadline', () => {
  it('is the campaign’s hours away, and at most 24 h after its end', () => {
    expect(deadlineOf({ hours: 24, endsAt: after(1) }, now)).toEqual(after(24))
    expect(deadlineOf({ hours: 6, endsAt: after(100) }, now)).toEqual(after(6))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.integer({ min: 1, max: 1000 }), (hours, ends) => {
        const deadline = deadlineOf({ hours, endsAt: after(ends) }, now)
        expect(deadline <= after(hours)).toBe(true)
        expect(deadline <= after(ends + 24)).toBe(true)
      }),
    )
  })
})

describe('a group', () => {
  const open = { state: 'open', size: 3, claimedSeats: 2, paidSeats: 1, leaderId: 'a', deadline: after(1), isMember: false } as const

  it.each([
    [{}, undefined],
    [{ claimedSeats: 3 }, 'group.full'],
    [{ isMember: true }, 'group.alreadyIn'],
    [{ paidSeats: 0 }, 'group.over'],
    [{ deadline: now }, 'group.over'],
    [{ state: 'succeeded' }, 'group.over'],
    [{ state: 'expired', claimedSeats: 3 }, 'group.over'],
  ] as const)('with %j answers a joiner %s', (part, key) => expect(joinRejection({ ...open, ...part }, now)).toBe(key))

  it('is led by the earliest member once its leader has left', () => {
    const seats = [
      { memberId: 'c', seatNo: 1, claimedAt: after(2) },
      { memberId: 'b', seatNo: 3, claimedAt: after(1) },
    ]
    expect(leaderAfter('c', seats)).toBe('c')
    expect(leaderAfter('a', seats)).toBe('b')
    expect(leaderAfter('a', [])).toBeUndefined()
  })

  it('never moves again once it has ended', () => {
    expect(Object.entries(groupTransitions).filter(([, to]) => to.length > 0)).toEqual([['open', ['succeeded', 'expired', 'cancelled']]])
  })

  it('has an outcome for every seat', () => {
    const facts = { state: 'expired', endedWithGroup: true, payment: 'voided' } as const
    expect(seatStates.map((seatState) => outcomeOf({ ...facts, seatState }))).toEqual(['toPay', 'waiting', 'succeeded', 'expired'])
    expect(outcomeOf({ ...facts, seatState: 'released', endedWithGroup: false })).toBe('left')
    expect(outcomeOf({ ...facts, seatState: 'released', payment: 'expired' })).toBe('expired')
    expect(outcomeOf({ ...facts, seatState: 'released', payment: 'expired', endedWithGroup: false })).toBe('unpaid')
    expect(outcomeOf({ ...facts, seatState: 'released', payment: 'expired', state: 'open' })).toBe('unpaid')
    expect(outcomeOf({ ...facts, seatState: 'released', state: 'open' })).toBe('left')
  })
})

describe('a campaign', () => {
  const terms = { price: 3900, size: 3, hours: 24, maxUnits: 5, startsAt: now, endsAt: after(72) }
  const offer = { price: 5000, available: 10 }

  it.each([
    [{}, 0],
    [{ price: 5000 }, 1],
    [{ price: 0 }, 1],
    [{ size: 1 }, 1],
    [{ size: 11 }, 2],
    [{ hours: 25 }, 1],
    [{ maxUnits: 0 }, 1],
    [{ endsAt: now }, 1],
  ])('with %j has %i problems', (part, count) => expect(campaignProblems({ ...terms, ...part }, offer)).toHaveLength(count))

  it('is read from a file, which names what is wrong in it', () => {
    const entry = { key: 'a', offerId: 1, price: '39.90', size: 3, endsAt: '2026-12-01T10:00:00+04:00' }
    expect(readCampaigns(JSON.stringify([entry]), now)).toEqual({
      campaigns: [{ ...entry, price: 3990, hours: 24, maxUnits: 10, startsAt: now, endsAt: new Date('2026-12-01T06:00:00Z') }],
    })
    const wrong = [entry, { ...entry, size: '3', price: 3990, endsAt: '2026-12-01', colour: 'red' }]
    expect(readCampaigns(JSON.stringify(wrong), now)).toEqual({
      problems: [
        '2: colour is no field of a campaign',
        '2: size must be a whole number',
        '2: price must be lari in quotes, as "35.00"; a number in a file of an earlier release was tetri',
        '2: endsAt must be an instant with its zone, as 2026-12-01T10:00:00+04:00',
        '2: key a occurs before',
      ],
    })
    const noDay = { ...entry, key: 'b', endsAt: '2027-02-30T10:00:00Z' }
    expect(readCampaigns(JSON.stringify([noDay]), now)).toMatchObject({ problems: [expect.stringContaining('endsAt must be an instant')] })
    for (const text of ['', '{}', '[]', '[1]', 'null']) expect(readCampaigns(text, now)).toHaveProperty('problems')
  })
})
