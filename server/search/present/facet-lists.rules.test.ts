import { maxValues } from '@kalata/product-index/find/facet-counter.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facetList, listedValues } from './facet-lists.rules.ts'

const named = (count: number) => new Map(Array.from({ length: count }, (_, at) => [at + 1, { id: at + 1 }]))

describe('a facet', () => {
  it('lists the most frequent values and those selected, of any counts as all of them sorted would', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 3 * maxValues })
    expect(
      fc.check(
        fc.property(counts, fc.array(fc.integer({ min: 1, max: 3 * maxValues }), { maxLength: 4 }), (all, selected) => {
          const ids = all.map((_, at) => at + 1)
          const sorted = ids.map((id, at) => ({ id, count: all[at]! })).sort((a, b) => b.count - a.count || a.id - b.id)
          const expected = listedValues(sorted, selected)
          return JSON.stringify(facetList(named(all.length), { ids, counts: all }, selected)) === JSON.stringify(expected)
        }),
      ).counterexample,
    ).toBeNull()
  })

  it('of many values lists a hundred, and what is selected after them', () => {
    const ids = Array.from({ length: 250 }, (_, at) => at + 1)
    const listed = facetList(named(250), { ids, counts: ids.map((id) => 1000 - id) }, [240, 7])
    expect(listed.map(({ id }) => id)).toEqual([...ids.slice(0, maxValues), 240])
  })
})
