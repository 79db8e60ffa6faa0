import { connect, type Socket } from 'node:net'
import { Worker } from 'node:worker_threads'

/** A port whose queue of connections is full: TCP asks, and nothing answers, as of a host that vanished. */
export interface FullListener {
  port: number
  close(): Promise<void>
}

/** It accepts nothing: its event loop waits for good. */
const code = `
const listener = require('node:net').createServer()
listener.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
  require('node:worker_threads').parentPort.postMessage(listener.address().port)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
})
`

/** Of the connections that fill a queue of one. */
const filling = 2

export async function openFullListener(): Promise<FullListener> {
  const worker = new Worker(code, { eval: true })
  const port = await new Promise<number>((resolve) => worker.once('message', resolve))
  const sockets: Socket[] = []
  for (let n = 0; n < filling; n++) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    await new Promise((resolve) => socket.once('connect', resolve))
    sockets.push(socket)
  }
  return {
    port,
    async close() {
      for (const socket of sockets) socket.destroy()
      await worker.terminate()
    },
  }
}
