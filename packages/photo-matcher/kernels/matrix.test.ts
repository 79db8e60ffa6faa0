import { expect, test } from 'vitest'
import { Matrix } from './matrix.ts'

test.each([1, 3, 4, 7, 9].flatMap((rows) => [1, 4, 5, 8].map((size) => [rows, size] as const)))(
  '%i rows of %i numbers times a vector, and nothing behind them',
  (rows, size) => {
    const values = Float32Array.from({ length: rows * size }, (_, i) => (i * 7) % 11)
    const vector = Float32Array.from({ length: size }, (_, i) => [1, -2, 3, 0, 0.5][i % 5]!)
    const out = new Float32Array(rows + 1).fill(-1)
    // Longer vectors before it leave nothing behind.
    new Matrix(new Float32Array(40).fill(5), 20).multiply(new Float32Array(20).fill(3), new Float32Array(2))
    new Matrix(values, size).multiply(vector, out)
    const expected = Array.from({ length: rows }, (_, row) => vector.reduce((sum, value, i) => sum + value * values[row * size + i]!, 0))
    expect([...out]).toEqual([...expected, -1])
  },
)
