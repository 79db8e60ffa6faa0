import { describe, expect, it } from 'vitest'
import { seatObstacle } from './seat-obstacle.ts'

const joined = { groupId: 'g', state: 'open' as const, seatsLeft: 1, campaignId: 7 }
const ownIn = (campaignId: number) => [{ seat: { orderNo: '261123-A' }, group: { groupId: 'own-group', campaignId } }]

describe('what stands against the seat of a checkout', () => {
  it('is nothing where a new group can be opened, or the group has a free seat', () => {
    expect(seatObstacle({ campaignId: 7, ownGroups: [] })).toBeUndefined()
    expect(seatObstacle({ campaignId: 7, joined, ownGroups: ownIn(8) })).toBeUndefined()
  })

  it('is the own running group of the campaign, whichever group is wanted', () => {
    expect(seatObstacle({ campaignId: 7, ownGroups: ownIn(7) })).toEqual({ ownOrderNo: '261123-A' })
    expect(seatObstacle({ campaignId: 7, joined, ownGroups: ownIn(7) })).toEqual({ ownOrderNo: '261123-A' })
    expect(seatObstacle({ campaignId: undefined, joined, ownGroups: ownIn(7) })).toEqual({ ownOrderNo: '261123-A' })
  })

  it('is that the group is full, over or unknown', () => {
    expect(seatObstacle({ campaignId: 7, joined: { ...joined, seatsLeft: 0 }, ownGroups: [] })).toEqual({ key: 'group.full' })
    expect(seatObstacle({ campaignId: 7, joined: { ...joined, state: 'succeeded' }, ownGroups: [] })).toEqual({ key: 'group.full' })
    for (const state of ['expired', 'cancelled'] as const)
      expect(seatObstacle({ campaignId: 7, joined: { ...joined, state }, ownGroups: [] })).toEqual({ key: 'group.over' })
    expect(seatObstacle({ campaignId: 7, joined: undefined, ownGroups: [] })).toEqual({ key: 'group.over' })
  })

  it('is that the campaign is over', () => {
    expect(seatObstacle({ campaignId: undefined, ownGroups: [] })).toEqual({ key: 'group.campaignOver' })
    expect(seatObstacle({ campaignId: undefined, joined, ownGroups: [] })).toEqual({ key: 'group.campaignOver' })
  })
})
