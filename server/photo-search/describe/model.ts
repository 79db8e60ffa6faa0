import { readFileSync } from 'node:fs'
import { denseSize } from './dense-gradients.rules.ts'
import { logDensities, type FisherModel } from './fisher.rules.ts'
import { gradientSize } from './gradients.rules.ts'
import type { LocalModel } from './local-features.rules.ts'
import { Matrix } from './matrix.rules.ts'
import { projectFile } from '#server/platform/project-files.ts'

export interface PhotoModel {
  local: LocalModel
  fisher: FisherModel
}

interface Part {
  name: string
  type: 'float32' | 'int8'
  at: number
  length: number
}

/** The trained model, of `tools/photo-model/train.py` and `train-objects.py`: a header in JSON, then its arrays. */
export function readModel(file = projectFile('server/photo-search/describe/model.bin')): PhotoModel {
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
  }
}
