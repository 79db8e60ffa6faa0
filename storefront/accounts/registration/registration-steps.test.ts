import { describe, expect, it } from 'vitest'
import { previousPlace, placeOf, stageOf, progressOf } from './registration-steps.ts'

describe('the steps of a registration', () => {
  it('are those of the specification, by member type', () => {
    expect([0, 1, 2, 3].map((step) => stageOf({ step, memberType: 0 }))).toEqual(['account', 'code', 'password', 'done'])
    expect([1, 2, 3, 4].map((step) => stageOf({ step, memberType: 1 }))).toEqual(['company', 'code', 'password', 'done'])
  })

  it('lead back to the previous one, except from the first and the last', () => {
    const withoutBack = [0, 1].flatMap((memberType) =>
      [0, 1, 2, 3, 4].filter(
        (step) => stageOf({ step, memberType: memberType as 0 | 1 }) && !previousPlace({ step, memberType: memberType as 0 | 1 }),
      ),
    )
    expect(withoutBack).toEqual([0, 3, 0, 4])
    expect(previousPlace({ step: 1, memberType: 1 })).toEqual({ step: 0, memberType: 0 })
    expect(previousPlace({ step: 2, memberType: 1 })).toEqual({ step: 1, memberType: 1 })
    expect(previousPlace({ step: 2, memberType: 0 })).toEqual({ step: 1, memberType: 0 })
  })

  it('have three steps of progress for both, as the first one says, and none once it is done', () => {
    for (const memberType of [0, 1] as const) {
      expect(progressOf(placeOf('code', memberType))).toEqual({ steps: 3, step: 2 })
      expect(progressOf(placeOf('password', memberType))).toEqual({ steps: 3, step: 3 })
      expect(progressOf(placeOf('done', memberType))).toEqual({})
    }
    expect(progressOf(placeOf('account', 0))).toEqual({ steps: 3, step: 1 })
    expect(progressOf(placeOf('company', 1))).toEqual({ steps: 3, step: 1 })
  })
})
