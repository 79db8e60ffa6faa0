import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import type { ServerAddress } from '@kalata/postgres-server/control/server-control.ts'

/** A way over TCP to a database server that a test can make silent or lead elsewhere. */
export interface TcpProxy {
  port: number
  /** New connections lead to another server; those that are open go on. */
  lead(to: ServerAddress): void
  /** Nothing is passed on in either direction, of new connections neither, and none is closed: what a vanished host looks like. */
  swallow(): void
  /** Nothing more is passed on of the connections that are open, and none is closed; new ones work. */
  drop(): void
  /** Passes on again, also what waited. */
  pass(): void
  /** Ends every connection. */
  cut(): void
  close(): Promise<void>
}

export async function openTcpProxy(server: ServerAddress): Promise<TcpProxy> {
  let target = server
  let isSilent = false
  const sockets = new Set<Socket>()
  const watch = (socket: Socket, other: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      if (!isSilent) other.destroy()
    })
  }
  const listener = createServer((socket) => {
    const { host, port } = target
    const beyond = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    watch(socket, beyond)
    watch(beyond, socket)
    socket.pipe(beyond)
    beyond.pipe(socket)
    if (isSilent) for (const each of [socket, beyond]) each.pause()
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    port: (listener.address() as AddressInfo).port,
    lead: (to) => void (target = to),
    swallow() {
      isSilent = true
      sockets.forEach((socket) => socket.pause())
    },
    drop() {
      for (const socket of sockets) socket.unpipe().removeAllListeners('close').resume()
    },
    pass() {
      isSilent = false
      sockets.forEach((socket) => socket.resume())
    },
    cut,
    async close() {
      cut()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
}
