import fc from 'fast-check'
import { expect, it } from 'vitest'
import { swapFieldPath, swapWireNames, wireNames } from './wire-names.ts'

const names = Object.entries(wireNames).flat()
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...names, ...names.map((name) => `"${name}":`), '\\"offerId":', '"', '\\'),
)
const json = fc.letrec((ref) => ({
  value: fc.oneof({ maxDepth: 4 }, text, fc.integer(), fc.constant(null), fc.array(ref('value'), { maxLength: 4 }), ref('object')),
  object: fc.dictionary(fc.oneof(fc.constantFrom(...names), text), ref('value'), { maxKeys: 5, noNullPrototype: true }),
})).value

const swaps = new Map(
  Object.entries(wireNames).flatMap(
    ([inside, wire]) =>
      [
        [inside, wire],
        [wire, inside],
      ] as [string, string][],
  ),
)

/** The same by hand, over values instead of text. */
function swapValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(swapValue)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [swaps.get(key) ?? key, swapValue(one)]))
}

it('has two different names for each field, and no name twice', () => {
  expect(new Set(names).size).toBe(names.length)
})

it('swaps keys and nothing else, whatever the strings contain, with and without blanks', () => {
  fc.assert(
    fc.property(json, fc.constantFrom(undefined, 1, 2), (value, indent) => {
      // As texts: Node 24's JSON.parse reads the key `\"` as `\\` after an object of the same shape with that key.
      expect(swapWireNames(JSON.stringify(value, null, indent))).toBe(JSON.stringify(swapValue(value), null, indent))
    }),
    { numRuns: 500 },
  )
})

it('is its own inverse on any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        text,
        json.map((value) => JSON.stringify(value)),
      ),
      (one) => {
        expect(swapWireNames(swapWireNames(one))).toBe(one)
      },
    ),
    { numRuns: 500 },
  )
})

it('reads keys with blanks before the colon', () => {
  expect(swapWireNames('{"itemStorePriceId" \n: 1}')).toBe('{"offerId" \n: 1}')
})

it('translates field paths', () => {
  expect(swapFieldPath('items.0.offerId')).toBe('items.0.itemStorePriceId')
  expect(swapFieldPath('itemStorePriceIds')).toBe('offerIds')
  expect(swapFieldPath('constructor.quantity')).toBe('constructor.quantity')
})
