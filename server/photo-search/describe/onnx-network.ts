import type { Session, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'
import type { PhotoModelSettings } from '#server/platform/settings.ts'
import type { Rgb } from './cut-out.rules.ts'
import type { VectorDescriber } from './global-vectors.ts'
import { networkVector } from './vector.rules.ts'

/** Components of a vector that are worth their memory, at most. */
const mostComponents = 4096

/**
 * A foreign network as the describer of global vectors. `onnxruntime-node` is not among what the mall installs.
 * @throws Error that says what is wrong with the runtime, the file or its settings
 */
export async function openNetwork(settings: PhotoModelSettings): Promise<VectorDescriber> {
  const runtime = await import('onnxruntime-node').catch((error: unknown) => {
    throw new Error('PHOTO_MODEL needs the package onnxruntime-node: npm install onnxruntime-node', { cause: error })
  })
  // One thread: searches and descriptions run beside pages.
  const session = await runtime.InferenceSession.create(settings.file, { intraOpNumThreads: 1, interOpNumThreads: 1 })
  const vectorOf = async (pixels: Rgb): Promise<Int8Array> => {
    const { side } = settings
    const input = new runtime.Tensor('float32', await channelPlanes(pixels, settings), [1, 3, side, side])
    return networkVector(await run(session, input))
  }
  return {
    ofPicture: ({ pixels }) => vectorOf(pixels),
    async ofQuery(photo, middle) {
      return [await vectorOf(photo.pixels), await vectorOf(middle.pixels)]
    },
  }
}

/** The vector among the network's outputs. */
async function run(session: Session, input: Tensor): Promise<Float32Array> {
  const [inputName, outputName] = [session.inputNames[0], session.outputNames[0]]
  if (session.inputNames.length !== 1) throw new Error('PHOTO_MODEL must have one input: a picture')
  const outputs = await session.run({ [inputName!]: input }, [outputName!])
  const { data, dims, type } = outputs[outputName!]!
  if (type !== 'float32') throw new Error(`PHOTO_MODEL gives ${type} instead of float32`)
  const vector = pooled(data, dims)
  if (vector.length > mostComponents) throw new Error(`PHOTO_MODEL gives ${vector.length} numbers, more than ${mostComponents}`)
  if (!vector.every(Number.isFinite)) throw new Error('PHOTO_MODEL gives what is no number')
  return vector
}

/** [1, n] as it is; of tokens, [1, t, n], the first, which stands for the picture; of maps, [1, n, height, width], the mean of each. */
function pooled(data: Float32Array, dims: readonly number[]): Float32Array {
  if (dims.length === 3) return data.subarray(0, dims[2])
  if (dims.length !== 4) return data
  const [size, places] = [dims[1]!, dims[2]! * dims[3]!]
  return Float32Array.from({ length: size }, (_, at) => {
    const map = data.subarray(at * places, (at + 1) * places)
    return map.reduce((sum, value) => sum + value, 0) / places
  })
}

/** The picture's middle square in the network's size: all red, all green, all blue numbers. */
async function channelPlanes({ width, height, data }: Rgb, { side, mean, deviation }: PhotoModelSettings): Promise<Float32Array> {
  const raw = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(side, side, { fit: 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const out = new Float32Array(raw.length)
  const pixels = side * side
  for (let at = 0; at < raw.length; at++) {
    const channel = at % 3
    out[channel * pixels + (at - channel) / 3] = (raw[at]! / 255 - mean[channel]!) / deviation[channel]!
  }
  return out
}
