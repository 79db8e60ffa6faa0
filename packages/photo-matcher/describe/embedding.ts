import type { Matrix } from '../kernels/matrix.ts'

/** A trained linear map. */
export interface Embedding {
  /** Subtracted before the map. */
  mean: Float32Array
  /** A row of the vector's length for each dimension of the embedding, in steps of `steps`: whole numbers from -128 to 127. */
  map: Matrix
  steps: Float32Array
}

/** The embedding of a vector, one number a row of the map. */
export function embed({ mean, map, steps }: Embedding, vector: Float32Array): Float32Array {
  const centred = vector.map((value, i) => value - mean[i]!)
  const out = new Float32Array(steps.length)
  map.multiply(centred, out)
  return out.map((value, row) => value * steps[row]!)
}
