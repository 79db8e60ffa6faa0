import { attributePlan, countedAttributes } from './attribute-plan.ts'
import { amountId, amountOf, dimension, textId } from './value-ids.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('amounts', () => {
  it('have numbers in their order, which say them again', () => {
    const amount = fc.integer({ min: 1, max: 99_999 })
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(0.001, 1, 1000), (one, other, scale) => {
        const [first, second] = [one, other].map((each) => amountId(7, Number((each * scale).toPrecision(5)))!) as [number, number]
        expect(Math.sign(first - second)).toBe(Math.sign(one - other))
        expect(amountOf(first)).toBe(Number((one * scale).toPrecision(5)))
      }),
    )
  })
})

describe('the attributes that are offered', () => {
  const counts = (...pairs: [id: number, count: number][]) => {
    const sorted = pairs.toSorted(([one], [other]) => one - other)
    return { ids: sorted.map(([id]) => id), counts: sorted.map(([, count]) => count) }
  }
  const text = (attribute: number, value: number) => textId(attribute, value)!

  it('are the most telling first: those that cover most and most evenly, and none with a single value', () => {
    const even: [number, number][] = [1, 2].map((value) => [text(1, value), 50])
    const uneven: [number, number][] = [
      [text(2, 3), 98],
      [text(2, 4), 2],
    ]
    const single: [number, number][] = [[text(3, 5), 100]]
    const unique: [number, number][] = Array.from({ length: 100 }, (_, at) => [text(4, 10 + at), 1])
    const plan = attributePlan(counts(...uneven, ...even, ...single, ...unique), 100, [])
    expect(plan.map((each) => each.dimension)).toEqual([dimension(1, 'texts'), dimension(2, 'texts')])
  })

  it('have ranges of many amounts, which count a product with two of them once', () => {
    const amounts = Array.from({ length: 24 }, (_, at) => amountId(1, 100 + at)!)
    const all = counts(...amounts.map((id): [number, number] => [id, 5]))
    const plan = attributePlan(all, 100, [])
    expect(plan[0]!.ranges).toHaveLength(6)
    const neighbours = { lows: [amounts[0]!, amounts[0]!], highs: [amounts[1]!, amounts[1]!], counts: [2, 1] }
    expect(countedAttributes(plan, all, neighbours)[0]!.values[0]!.count).toBe(4 * 5 - 3)
  })

  it('have what is chosen too, wherever it stands', () => {
    const many: [number, number][] = Array.from({ length: 60 }, (_, at) => [text(1, at + 1), 70 - at])
    const chosen = [{ dimension: dimension(1, 'texts'), ranges: [{ from: text(1, 55), to: text(1, 55) }] }]
    const [first] = attributePlan(counts(...many), 500, chosen)
    expect(first!.ranges).toHaveLength(31)
    expect(first!.ranges.at(-1)).toEqual(chosen[0]!.ranges[0])
  })
})
