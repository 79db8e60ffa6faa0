/** The process of a network: makes vectors of pictures. `onnxruntime-node` is the user's to install. */
import process from 'node:process'
import type { Session, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'
import type { Rgb } from '../describe/cut-out.ts'
import { networkVector } from '../describe/vector.ts'
import type { NetworkReply, NetworkRequest, NetworkSettings } from './onnx-network.ts'

/** Components of a vector that are worth their memory, at most. */
const maxComponents = 4096

type VectorOf = (pixels: Rgb) => Promise<Int8Array>

/** Answers the process that has started this one (`openNetwork`), until it ends. */
export function serveNetwork(): void {
  sharp.concurrency(1)
  sharp.cache(false)
  const network = open(JSON.parse(process.argv[2]!) as NetworkSettings)
  network.catch(() => undefined)
  process.on('message', (request: NetworkRequest) => {
    void answer(network, request).then((reply) => process.send!(reply))
  })
  process.on('disconnect', () => process.exit())
}

async function answer(network: Promise<VectorOf>, { id, pixels }: NetworkRequest): Promise<NetworkReply> {
  try {
    return { id, vector: await (await network)(pixels) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}

async function open(settings: NetworkSettings): Promise<VectorOf> {
  const runtime = await import('onnxruntime-node').catch((error: unknown) => {
    throw new Error('The package onnxruntime-node is not there: npm install onnxruntime-node', { cause: error })
  })
  const session = await runtime.InferenceSession.create(settings.file, { intraOpNumThreads: 1, interOpNumThreads: 1 })
  return async (pixels) => {
    const input = new runtime.Tensor('float32', await channelPlanes(pixels, settings), [1, 3, settings.side, settings.side])
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
async function channelPlanes({ width, height, data }: Rgb, { side, mean, deviation }: NetworkSettings): Promise<Float32Array> {
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
