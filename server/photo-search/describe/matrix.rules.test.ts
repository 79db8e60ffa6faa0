import { expect, test } from 'vitest'
import { multiply } from './matrix.rules.ts'

test.each([1, 3, 4, 7, 9])('%i rows of a matrix times a vector, and nothing behind them', (rows) => {
  const size = 5
  const matrix = Float32Array.from({ length: rows * size }, (_, i) => (i * 7) % 11)
  const vector = Float32Array.of(1, -2, 3, 0, 0.5)
  const out = new Float32Array(rows + 1).fill(-1)
  multiply(matrix, vector, out)
  const expected = Array.from({ length: rows }, (_, row) => vector.reduce((sum, value, i) => sum + value * matrix[row * size + i]!, 0))
  expect([...out]).toEqual([...expected, -1])
})
