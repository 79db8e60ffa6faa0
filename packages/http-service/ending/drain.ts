import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server as TcpServer, type Socket } from 'node:net'
import { setImmediate as read, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** ms a connection may be idle before it is closed: who asks one thing after the other is told with the next reply. */
const idleTimeout = 1000
/** ms between two looks for idle connections. */
const sweepEvery = 50
/** ms after which also requests that still run, or are still being sent, are cut. */
const closeTimeout = 7000

/** Turns of the event loop without a new connection after which none waits, and how many are given to it at most. */
const quietTurns = 3
const maxTurns = 500

interface Connection {
  /** Requests that are not answered. */
  busy: number
  idleSince: number
  /** Bytes read when it fell idle: more of them are a request on its way. */
  bytesRead: number
}

export interface Drain {
  /** Since {@link announce} or {@link close}; readiness answers so. */
  readonly isClosing: boolean
  /**
   * Is not ready any more, and accepts and answers everything: a balancer asks for readiness only every few seconds. Each reply is the last of its
   * connection: one that does not ask has none open when the listener ends, on which a POST could meet the end. Resolves after `ms`.
   */
  announce(ms?: number): Promise<void>
  /** Accepts no new connection, answers every request of the open ones, closes what is idle. Resolves when all are gone, at most 7 s later. */
  close(): Promise<void>
}

/** Keeps account of a server's connections, so that it can end without cutting a reply or waiting for the idle. */
export function openDrain(app: FastifyInstance): Drain {
  const { server } = app
  const connections = new Map<Socket, Connection>()
  let isClosing = false
  let accepted = 0

  server.on('connection', (socket: Socket) => {
    accepted++
    connections.set(socket, { busy: 0, idleSince: Date.now(), bytesRead: 0 })
    socket.once('close', () => connections.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(socket)
    if (!connection) return
    connection.busy++
    response.once('close', () => {
      connection.busy--
      connection.idleSince = Date.now()
      connection.bytesRead = socket.bytesRead
    })
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isClosing) reply.header('connection', 'close')
    done(null, payload)
  })

  /** Runs after the event loop has read what has arrived: a request that waits to be read is not cut. */
  function closeIdle(): void {
    for (const [socket, { busy, idleSince, bytesRead }] of connections) {
      if (busy === 0 && socket.bytesRead === bytesRead && Date.now() - idleSince >= idleTimeout) socket.destroy()
    }
  }

  /** Connections that the system has accepted for us would be reset by the end of listening. A turn of the event loop takes few of them. */
  async function acceptWaiting(): Promise<void> {
    for (let [turns, quiet] = [0, 0]; turns < maxTurns && quiet < quietTurns; turns++) {
      const before = accepted
      await read()
      quiet = accepted === before ? quiet + 1 : 0
    }
  }

  return {
    get isClosing() {
      return isClosing
    },
    async announce(ms = 0) {
      isClosing = true
      await sleep(ms)
    },
    async close() {
      isClosing = true
      if (!server.listening) return
      await acceptWaiting()
      // That of `http.Server` closes idle connections at once: also one whose next request is on its way.
      const closed = new Promise<void>((resolve) => void TcpServer.prototype.close.call(server, () => resolve()))
      closeIdle()
      const sweep = setInterval(() => void read().then(closeIdle), sweepEvery)
      const end = setTimeout(() => server.closeAllConnections(), closeTimeout)
      await closed
      clearInterval(sweep)
      clearTimeout(end)
    },
  }
}
