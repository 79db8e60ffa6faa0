import { describe, expect, it } from 'vitest'
import { baseBlur, intervals, scaleSpace, type Plane } from './scale-space.ts'

/** A picture blurred as the definition says: each pixel the weighted mean of those around it, edge pixels repeated. */
function blurredPlainly({ width, height, data }: Plane, sigma: number): Plane {
  const radius = Math.max(1, Math.ceil(sigma * 2.6))
  const weights = Array.from({ length: 2 * radius + 1 }, (_, i) => Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const inside = (value: number, most: number) => Math.max(0, Math.min(most - 1, value))
  const across = (from: Float32Array, dx: number, dy: number) =>
    Float32Array.from(from, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)]
      return weights.reduce((sum, weight, i) => {
        const [px, py] = [inside(x + dx * (i - radius), width), inside(y + dy * (i - radius), height)]
        return sum + (weight / total) * from[py * width + px]!
      }, 0)
    })
  return { width, height, data: across(across(data, 1, 0), 0, 1) }
}

const halved = ({ width, height, data }: Plane): Plane => {
  const half = { width: width >> 1, height: height >> 1 }
  const values = Array.from({ length: half.width * half.height }, (_, at) => {
    const [x, y] = [at % half.width, Math.floor(at / half.width)]
    return data[2 * y * width + 2 * x]!
  })
  return { ...half, data: Float32Array.from(values) }
}

const greatestDifference = (one: Float32Array, other: Float32Array) =>
  one.reduce((most, value, at) => Math.max(most, Math.abs(value - other[at]!)), 0)

describe.each([
  [53, 41],
  [64, 48],
  [41, 90],
  [20, 23],
])('the scale space of a picture of %i by %i pixels', (width, height) => {
  // Of any width: what the kernels write behind a row must not stay.
  const grey: Plane = { width, height, data: Float32Array.from({ length: width * height }, (_, i) => ((i * 7919) % 251) / 250) }

  it('has each level blurred as the definition says, and halves the picture where its blur has doubled', () => {
    const octaves = scaleSpace(grey)
    expect(octaves.length).toBe(Math.floor(Math.log2(Math.min(width, height) / 20)) + 1)
    let first = blurredPlainly(grey, Math.sqrt(baseBlur ** 2 - 0.5 ** 2))
    octaves.forEach(({ step, levels }, octave) => {
      expect([step, levels.length]).toEqual([2 ** octave, intervals + 3])
      let expected = first
      levels.forEach(({ data, ...size }, level) => {
        if (level > 0) expected = blurredPlainly(expected, baseBlur * 2 ** ((level - 1) / intervals) * Math.sqrt(2 ** (2 / intervals) - 1))
        expect(size).toEqual({ width: expected.width, height: expected.height })
        expect(greatestDifference(data, expected.data)).toBeLessThan(1e-5)
        if (level === intervals) first = halved(expected)
      })
    })
  })
})

it('a picture larger than a normalised one is refused', () => {
  expect(() => scaleSpace({ width: 1000, height: 1000, data: new Float32Array(1e6) })).toThrow('larger than a normalised one')
})
