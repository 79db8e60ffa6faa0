/**
 * Multiplies a matrix, row after row, by a vector. Four rows at once: each number of the vector is read once for four, and their additions
 * do not wait for each other, so that it takes half of the time.
 * @param out begins with a number for each row afterwards; it may be longer
 */
export function multiply(matrix: Float32Array, vector: Float32Array, out: Float32Array): void {
  const size = vector.length
  const rows = matrix.length / size
  let row = 0
  for (; row + 3 < rows; row += 4) {
    const first = row * size
    const second = first + size
    const third = second + size
    const fourth = third + size
    let sum1 = 0
    let sum2 = 0
    let sum3 = 0
    let sum4 = 0
    for (let i = 0; i < size; i++) {
      const value = vector[i]!
      sum1 += matrix[first + i]! * value
      sum2 += matrix[second + i]! * value
      sum3 += matrix[third + i]! * value
      sum4 += matrix[fourth + i]! * value
    }
    out[row] = sum1
    out[row + 1] = sum2
    out[row + 2] = sum3
    out[row + 3] = sum4
  }
  for (; row < rows; row++) {
    let sum = 0
    for (let i = 0; i < size; i++) sum += matrix[row * size + i]! * vector[i]!
    out[row] = sum
  }
}
