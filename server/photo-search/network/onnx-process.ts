/** The process of PHOTO_MODEL: makes vectors of pictures. `onnxruntime-node` is not among what the mall installs. */
import { setPriority } from 'node:os'
import process from 'node:process'
import type { Session, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'
import type { PhotoModelSettings } from '#server/platform/settings.ts'
import type { Rgb } from '@kalata/photo-matcher/describe/cut-out.ts'
import type { NetworkReply, NetworkRequest } from './onnx-network.ts'
import { networkVector } from '@kalata/photo-matcher/describe/vector.ts'

/** Components of a vector that are worth their memory, at most. */
const maxComponents = 4096

// Pages go first.
setPriority(10)
sharp.concurrency(1)
sharp.cache(false)

const settings = JSON.parse(process.argv[2]!) as PhotoModelSettings
const network = open()
network.catch(() => undefined)

process.on('message', ({ id, pixels }: NetworkRequest) => {
  void answer(id, pixels).then((reply) => process.send!(reply))
})
process.on('disconnect', () => process.exit())

async function answer(id: number, pixels: Rgb): Promise<NetworkReply> {
  try {
    return { id, vector: await (await network)(pixels) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

async function open(): Promise<(pixels: Rgb) => Promise<Int8Array>> {
  const runtime = await import('onnxruntime-node').catch((error: unknown) => {
    throw new Error('The package onnxruntime-node is not there: npm install onnxruntime-node', { cause: error })
  })
  const session = await runtime.InferenceSession.create(settings.file, { intraOpNumThreads: 1, interOpNumThreads: 1 })
  return async (pixels) => {
    const input = new runtime.Tensor('float32', await channelPlanes(pixels), [1, 3, settings.side, settings.side])
    return networkVector(await run(session, input))
  }
}

/** The vector among the network's outputs. */
async function run(session: Session, input: Tensor): Promise<Float32Array> {
  const [inputName, outputName] = [session.inputNames[0], session.outputNames[0]]
  if (session.inputNames.length !== 1) throw new Error('It must have one input: a picture')
  const outputs = await session.run({ [inputName!]: input }, [outputName!])
  const { data, dims, type } = outputs[outputName!]!
  if (type !== 'float32') throw new Error(`It gives ${type} instead of float32`)
  const vector = pooled(data, dims)
  if (vector.length > maxComponents) throw new Error(`It gives ${vector.length} numbers, more than ${maxComponents}`)
  if (!vector.every(Number.isFinite)) throw new Error('It gives what is no number')
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
async function channelPlanes({ width, height, data }: Rgb): Promise<Float32Array> {
  const { side, mean, deviation } = settings
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
