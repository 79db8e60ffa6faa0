import { describe, expect, it } from 'vitest'
import { before, placeOf, stageOf, stepCount, strandOf } from './registration-steps.ts'

describe('the steps of a registration', () => {
  it('are those of the specification, by member type', () => {
    expect([0, 1, 2, 3].map((step) => stageOf({ step, memberType: 0 }))).toEqual(['account', 'code', 'password', 'done'])
    expect([1, 2, 3, 4].map((step) => stageOf({ step, memberType: 1 }))).toEqual(['company', 'code', 'password', 'done'])
  })

  it('lead back to the one before, and nowhere from the first and the last', () => {
    const hidden = [0, 1].flatMap((memberType) =>
      [0, 1, 2, 3, 4].filter(
        (step) => stageOf({ step, memberType: memberType as 0 | 1 }) && !before({ step, memberType: memberType as 0 | 1 }),
      ),
    )
    expect(hidden).toEqual([0, 3, 0, 4])
    expect(before({ step: 1, memberType: 1 })).toEqual({ step: 0, memberType: 0 })
    expect(before({ step: 2, memberType: 1 })).toEqual({ step: 1, memberType: 1 })
    expect(before({ step: 2, memberType: 0 })).toEqual({ step: 1, memberType: 0 })
  })

  it('are four strands for both', () => {
    for (const memberType of [0, 1] as const) {
      expect(strandOf(placeOf('code', memberType))).toBe(2)
      expect(strandOf(placeOf('done', memberType))).toBe(stepCount)
    }
    expect(strandOf(placeOf('account', 0))).toBe(1)
    expect(strandOf(placeOf('company', 1))).toBe(1)
  })
})
