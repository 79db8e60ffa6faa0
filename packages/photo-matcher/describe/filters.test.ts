import { expect, it } from 'vitest'
import { Matrix } from '../kernels/matrix.ts'
import { randomOf } from '../testing/photo-queries.ts'
import { Filters, filteredSide as side } from './filters.ts'

const random = randomOf(5)
const numbers = (length: number, low: number, high: number) => Float32Array.from({ length }, () => low + (high - low) * random())
const count = 16
const [weights, biases, threshold] = [numbers(count * 6 * 6 * 3, -0.2, 0.2), numbers(count, -0.3, 0.3), 0.4]
const picture = { width: side, height: side, data: Uint8Array.from(numbers(3 * side ** 2, 0, 256)) }

/** The means of every filter's answers above the threshold, of both signs, over all places and over the middle. */
function byDefinition(): number[] {
  const places = (side - 6) / 2 + 1
  const along = (at: number) => Math.exp(-((at / (places - 1) - 0.5) ** 2) / (2 * 0.22 ** 2))
  const total = Array.from({ length: places }, (_, at) => along(at)).reduce((sum, value) => sum + value, 0) ** 2
  const out = new Float64Array(4 * count)
  for (let y = 0; y < places; y++)
    for (let x = 0; x < places; x++)
      for (let filter = 0; filter < count; filter++) {
        let answer = biases[filter]!
        for (let i = 0; i < 6 * 6 * 3; i++) {
          const [row, column, channel] = [Math.floor(i / 18), Math.floor(i / 3) % 6, i % 3]
          answer += weights[filter * 108 + i]! * (picture.data[((2 * y + row) * side + 2 * x + column) * 3 + channel]! / 127.5 - 1)
        }
        const excess = Math.max(0, Math.abs(answer) - threshold)
        const to = answer > 0 ? filter : count + filter
        out[to]! += excess / places ** 2
        out[2 * count + to]! += (excess * along(y) * along(x)) / total
      }
  const sum = out.reduce((sum, value) => sum + value, 0)
  return Array.from(out, (value) => Math.sqrt(value / sum))
}

it('answers as its definition says, for one picture after another', () => {
  const embedding = {
    mean: new Float32Array(4 * count),
    map: new Matrix(new Float32Array(4 * count), 4 * count),
    steps: new Float32Array(1),
  }
  const filters = new Filters({ weights, biases, threshold: Float32Array.of(threshold), embedding })
  filters.describe({ ...picture, data: new Uint8Array(picture.data.length).fill(200) })
  const found = filters.describe(picture)
  byDefinition().forEach((value, at) => expect(found[at]).toBeCloseTo(value, 4))
})
