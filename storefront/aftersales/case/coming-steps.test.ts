import { expect, it } from 'vitest'
import { caseStates, caseWays } from '#contract/aftersales/constants.ts'
import { comingSteps } from './coming-steps.ts'

it('are what is left of the way that was asked for', () => {
  expect(comingSteps({ way: 'return', state: 'agreed' })).toEqual(['returning', 'received', 'refunded'])
  expect(comingSteps({ way: 'exchange', state: 'received' })).toEqual(['exchanged'])
  expect(comingSteps({ way: 'refund', state: 'applied' })).toEqual(['agreed', 'refunded'])
})

it('are none once a case has ended, however', () => {
  for (const way of caseWays) {
    for (const state of caseStates.filter((each) => ['refunded', 'exchanged', 'withdrawn', 'declined', 'rejected'].includes(each)))
      expect(comingSteps({ way, state }), `${way} ${state}`).toEqual([])
  }
})
