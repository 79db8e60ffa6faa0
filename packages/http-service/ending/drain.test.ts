import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDrain, type Drain } from './drain.ts'

let app: FastifyInstance
let drain: Drain
let sockets: Socket[]
let port: number
beforeEach(async () => {
  sockets = []
  app = fastify({ keepAliveTimeout: 60_000, forceCloseConnections: 'idle' })
  drain = openDrain(app)
  app.get('/fast', () => 'fast')
  app.get('/slow', async () => {
    await sleep(400)
    return (await app.inject('/fast')).body
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
})

interface Client {
  send(text: string): void
  received(): string
  closed: Promise<void>
}

async function aClient(): Promise<Client> {
  const socket = connect(port, '127.0.0.1')
  sockets.push(socket)
  let received = ''
  socket.on('data', (chunk) => void (received += String(chunk)))
  const closed = new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => resolve())
  })
  await Promise.race([new Promise((resolve) => socket.once('connect', resolve)), closed])
  return { send: (text) => void socket.write(text), received: () => received, closed }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`

async function timed(work: Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work
  return performance.now() - begun
}

describe('a server that closes', () => {
  it('waits neither for connections that were used nor for those that never were', async () => {
    const [used, unused] = [await aClient(), await aClient()]
    used.send(get('/fast'))
    await expect.poll(used.received).toContain('fast')
    // Else what still runs is cut after 7 s.
    expect(await timed(drain.close())).toBeLessThan(6000)
    await Promise.all([used.closed, unused.closed])
  })

  it('finishes what runs, its calls in process too, and tells that the connection ends', async () => {
    const client = await aClient()
    client.send(get('/slow'))
    await sleep(50)
    await drain.close()
    await client.closed
    expect(client.received()).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(client.received()).toContain('connection: close')
    expect(client.received()).toMatch(/fast$/)
  })

  it('answers the next request of a client who asks one thing after the other', async () => {
    const client = await aClient()
    client.send(get('/fast'))
    await expect.poll(client.received).toContain('fast')
    const closing = drain.close()
    await sleep(100)
    client.send(get('/slow'))
    await Promise.all([closing, client.closed])
    expect(client.received().match(/200 OK/g)).toHaveLength(2)
    expect(client.received()).toContain('connection: close')
  })

  it('goes on while it is only announced, and ends each connection with its reply', async () => {
    const client = await aClient()
    await drain.announce()
    expect(drain.isClosing).toBe(true)
    const late = await aClient()
    for (const each of [client, late]) each.send(get('/fast'))
    for (const each of [client, late]) {
      await each.closed
      expect(each.received()).toMatch(/connection: close[\s\S]*fast$/)
    }
    expect(app.server.listening).toBe(true)
  })

  it('accepts no new connection', async () => {
    const client = await aClient()
    client.send(get('/slow'))
    await sleep(50)
    const closing = drain.close()
    // Connections that wait to be accepted are accepted first.
    await expect.poll(() => app.server.listening).toBe(false)
    await expect(aClient().then((late) => late.closed)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await closing
  })
})
