import { fork, type ChildProcess } from 'node:child_process'
import type { Rgb } from '../describe/cut-out.ts'
import type { VectorDescriber } from '../describe/global-vectors.ts'

/** A network in ONNX: of a picture of `side` by `side` pixels, its vector. */
export interface NetworkSettings {
  readonly file: string
  /** Pixels. */
  readonly side: number
  /** Of channels from 0 to 1. */
  readonly mean: readonly number[]
  readonly deviation: readonly number[]
}

/** A picture that the process makes a vector of, and what it answers. */
export interface NetworkRequest {
  id: number
  pixels: Rgb
}
export interface NetworkReply {
  id: number
  vector?: Int8Array
  /** Why there is none. */
  error?: string
}

interface Waiting {
  resolve(vector: Int8Array): void
  reject(error: Error): void
}

/**
 * A foreign network as the describer of global vectors, in a process: the runtime is native code of others, which crashes where a thread that used it
 * ends, and must not end its user. The process is started by the first picture, and again after it has ended; it ends with this thread.
 * Errors say what is wrong with the runtime, the file or its settings.
 * @param processFile the code of the process, which calls `serveNetwork`
 */
export function openNetwork(settings: NetworkSettings, processFile: URL): VectorDescriber {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let lastId = 0

  function start(): ChildProcess {
    const started = fork(processFile, [JSON.stringify(settings)], {
      serialization: 'advanced',
      execArgv: [],
    })
    started.on('message', ({ id, vector, error }: NetworkReply) => {
      // Of memory of its own: what arrives is a part of a message.
      if (vector) waiting.get(id)?.resolve(Int8Array.from(vector))
      else waiting.get(id)?.reject(new Error(error))
    })
    const end = (reason: string) => {
      if (child === started) child = undefined
      for (const { reject } of waiting.values()) reject(new Error(reason))
    }
    started.on('error', ({ message }) => end(message))
    started.on('exit', (code, signal) => end(`The process of the network ended: ${signal ?? code}`))
    return started
  }

  async function vectorOf(pixels: Rgb): Promise<Int8Array> {
    const process = (child ??= start())
    const id = ++lastId
    try {
      return await new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        process.send({ id, pixels } satisfies NetworkRequest)
      })
    } finally {
      waiting.delete(id)
    }
  }

  return {
    ofPicture: ({ pixels }) => vectorOf(pixels),
    ofQuery: (photo, middle) => Promise.all([vectorOf(photo.pixels), vectorOf(middle.pixels)]),
  }
}
