import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { matchOffers } from './products-write.rules.ts'

const offers = fc.uniqueArray(fc.record({ key: fc.constantFrom(...'abcdef'), value: fc.constantFrom(...'uvwxyz') }), {
  selector: ({ key }) => key,
  maxLength: 6,
})
const distinct = (list: { key: string; value: string }[]) =>
  list.filter(({ value }, i) => list.findIndex((other) => other.value === value) === i).map(({ key, value }) => ({ key, values: [value] }))

describe('offers that come in', () => {
  it('find keys and values free, whatever offers existed before', () => {
    fc.assert(
      fc.property(offers, offers, (one, other) => {
        const existing = distinct(one).map((offer, i) => ({ ...offer, id: i + 1 }))
        const incoming = distinct(other)
        const { renamed, vanished, moved } = matchOffers(existing, incoming)
        const keys = new Map(renamed.map(({ id, key }) => [id, key]))
        const standing = existing.map((offer) => ({
          key: keys.get(offer.id) ?? offer.key,
          values: moved.includes(offer.id) ? `moved ${offer.id}` : offer.values[0],
        }))
        // Each written in its turn: no other may have its values at that moment.
        for (const { key, values } of incoming) {
          const mine = standing.find((offer) => offer.key === key) ?? standing[standing.push({ key, values: undefined }) - 1]!
          mine.values = values[0]
          expect(new Set(standing.map((offer) => offer.values)).size).toBe(standing.length)
        }
        expect(new Set(standing.map(({ key }) => key)).size).toBe(standing.length)
        expect(vanished.every(({ key }) => !incoming.some((offer) => offer.key === key))).toBe(true)
      }),
    )
  })

  it('are the same offer where only the key is another', () => {
    const existing = [
      { id: 1, key: 'a', values: ['teal'] },
      { id: 2, key: 'b', values: ['clay'] },
    ]
    expect(matchOffers(existing, [{ key: 'sku', values: ['teal'] }])).toEqual({
      renamed: [{ id: 1, key: 'sku' }],
      vanished: [existing[1]],
      moved: [],
    })
  })
})
