import { expect, it } from 'vitest'
import type { SearchPlan } from '../../plan/search-plan.rules.ts'
import { rankBy } from './engine-rank.rules.ts'

/** So many words that one product has: those that count most. */
const planOf = (count: number, least?: number): SearchPlan => ({
  ...{ lang: 'en', filters: {}, sort: 'relevance', limit: 20, offset: 0, lists: true },
  words: Array.from({ length: count }, (_, at) => ({ alternatives: [[`word${at}`]], shown: '', corrected: false, uses: 1 })),
  ...(least === undefined ? {} : { least }),
})

it('ranks by as many words as there are bits for, and by eight where not all must be there', () => {
  expect(rankBy(planOf(30), 0)).toBeDefined()
  expect(rankBy(planOf(8, 1), 0)).toBeDefined()
  expect(rankBy(planOf(9, 1), 0)).toBeUndefined()
})
