import { allocate, kernels } from './kernels.ts'

/** Numbers in an array that are used four at once. */
const simdWidth = 4
const bytesEach = Float32Array.BYTES_PER_ELEMENT

/** The longest vector and the most rows: those of the embedding's map. */
const longest = 16_384
let vectorSlot: Float32Array | undefined
let outSlot: Float32Array | undefined

/** A matrix for {@link Matrix.multiply}, copied to where the kernels reach it; it stays there as long as the thread. */
export class Matrix {
  readonly rows: number
  private readonly size: number
  /** Rows are filled with zeros to a multiple of {@link simdWidth}. */
  private readonly padded: number
  private readonly values: Float32Array

  /** @param values row after row @param size numbers of a row */
  constructor(values: Float32Array, size: number) {
    this.size = size
    this.rows = values.length / size
    this.padded = simdWidth * Math.ceil(size / simdWidth)
    if (Math.max(this.padded, this.rows) > longest) throw new RangeError('A matrix of this size is not expected')
    this.values = allocate(this.rows * this.padded)
    for (let row = 0; row < this.rows; row++) this.values.set(values.subarray(row * size, (row + 1) * size), row * this.padded)
  }

  /** Multiplies the matrix by a vector. @param out begins with a number for each row afterwards; it may be longer */
  multiply(vector: Float32Array, out: Float32Array): void {
    const input = (vectorSlot ??= allocate(longest))
    const output = (outSlot ??= allocate(longest))
    input.set(vector)
    input.fill(0, this.size, this.padded)
    kernels.multiply(this.values.byteOffset, this.rows, this.padded * bytesEach, input.byteOffset, output.byteOffset)
    for (let row = 0; row < this.rows; row++) out[row] = output[row]!
  }
}
