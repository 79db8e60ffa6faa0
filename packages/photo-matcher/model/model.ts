import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { denseSize } from '../describe/dense-gradients.ts'
import { Filters } from '../describe/filters.ts'
import { logDensities, type FisherModel } from '../describe/fisher.ts'
import { gradientSize } from '../describe/gradients.ts'
import type { LocalModel } from '../describe/local-features.ts'
import { Matrix } from '../kernels/matrix.ts'

export interface PhotoModel {
  local: LocalModel
  fisher: FisherModel
  filters: Filters
}

interface Part {
  name: string
  type: 'float32' | 'int8'
  at: number
  length: number
}

/** The model that comes with this package. Code that was bundled lies elsewhere and names the file itself. */
const modelFile = join(import.meta.dirname, 'model.bin')

/** The trained model, of `train/train.py`, `train-objects.py` and `train-filters.py`: a header in JSON, then its arrays. */
export function readModel(file: string | URL = modelFile): PhotoModel {
  const bytes = readFileSync(file)
  const start = 4 + bytes.readUInt32LE(0)
  const parts = JSON.parse(bytes.toString('utf8', 4, start)) as Part[]
  // A copy of its own: the file's bytes may lie anywhere in a shared buffer.
  const { buffer } = Uint8Array.from(bytes.subarray(start))
  const part = (name: string) => {
    const found = parts.find((each) => each.name === name)
    if (!found) throw new Error(`The model has no ${name}`)
    return found
  }
  const floats = (name: string) => new Float32Array(buffer, part(name).at, part(name).length)
  const embedding = (mean: string, map: string, steps: string) => {
    const { at, length } = part(map)
    const means = floats(mean)
    return { mean: means, map: new Matrix(Float32Array.from(new Int8Array(buffer, at, length)), means.length), steps: floats(steps) }
  }
  const gaussians = { logShares: floats('logShares'), means: floats('means'), variances: floats('variances') }
  return {
    local: {
      mean: floats('localMean'),
      rotation: new Matrix(floats('localRotation'), gradientSize),
      centres: [floats('firstCentres'), floats('secondCentres')],
    },
    fisher: {
      denseMean: floats('denseMean'),
      denseRotation: new Matrix(floats('denseRotation'), denseSize),
      placeScale: floats('placeScale'),
      ...gaussians,
      densities: logDensities(gaussians),
      strength: floats('strength'),
      overall: embedding('fisherMean', 'map', 'mapSteps'),
      object: embedding('objectMean', 'objectMap', 'objectSteps'),
    },
    filters: new Filters({
      weights: floats('filters'),
      biases: floats('filterBiases'),
      threshold: floats('filterThreshold'),
      embedding: embedding('filterMean', 'filterMap', 'filterSteps'),
    }),
  }
}
