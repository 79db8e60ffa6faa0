import { describe, expect, it } from 'vitest'
import { colourSize } from './colour.ts'
import { builtInVectors, likeness, overallVector, type Look } from './vector.ts'

const clothing = 10
/** A look whose clothing part has a length, and whose other dimensions are as given. */
const look = (size: number, length: number, other: (i: number) => number): Look => ({
  embedding: Float32Array.from({ length: size }, (_, i) => (i === 0 ? length : i < clothing ? 0 : other(i))),
  colours: Float32Array.from({ length: colourSize }, (_, i) => Number(i === 3)),
})
const vectorOf = (length: number, other: (i: number) => number = Math.cos) =>
  overallVector(look(56, length, other), look(56, length, other))
const compare = (one: Int8Array, other: Int8Array) => likeness(one, 0, other, builtInVectors)

describe('the vector of a picture', () => {
  it.each([0.2, 0.9, 5])('has length 1 where its clothing part has length %d', (length) => {
    expect(compare(vectorOf(length), vectorOf(length))).toBeCloseTo(1, 1)
  })

  it('does not see clothing where it may be chance, and counts it the more the surer it is', () => {
    const [sure, other] = [vectorOf(3, Math.sin), [0, 0.3, 0.5, 0.7, 1.5].map((length) => vectorOf(length))]
    const found = other.map((vector) => compare(vector, sure))
    expect(found.slice(0, 3)).toEqual([found[0], found[0], found[0]])
    expect(found[3]).toBeGreaterThan(found[2]! + 0.05)
    expect(found[4]).toBeGreaterThan(found[3]! + 0.05)
  })
})
