import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, inject, it, onTestFinished } from 'vitest'
import { openMallDatabase } from './mall-database.ts'

const open = (databaseUrl: string) => openMallDatabase({ databaseUrl, dataDir: '/nowhere' })
const reasonFor = (databaseUrl: string) =>
  open(databaseUrl).then(
    () => 'opened',
    (error: Error) => `${error.name}: ${error.message}`,
  )

/** A message of PostgreSQL's protocol: type, length, content. */
function message(type: string, ...parts: (string | number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}

/** A server that lets everybody in and answers every statement with one text; returns its port. */
async function serverOfVersion(version: string): Promise<number> {
  const ready = message('Z', 'I')
  const column = message('T', [0, 1], 'server_version\0', [0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0])
  const row = message('D', [0, 1, 0, 0, 0, version.length], version)
  const reply = Buffer.concat([column, row, message('C', 'SHOW\0'), ready])
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', [0, 0, 0, 0]), ready]))
      socket.on('data', (data) => data.toString('latin1', 0, 1) === 'Q' && socket.write(reply))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

it('of DATABASE_URL is used as it is', async () => {
  const { host, user, password } = inject('postgres').address
  const url = `postgres://${user}:${password}@localhost/postgres?host=${encodeURIComponent(host)}`
  expect(await open(url)).toEqual({ connection: { connectionString: url }, postgres: undefined })
})

it('that is too old is rejected with its version', async () => {
  const port = await serverOfVersion('14.12 (Debian 14.12-1)')
  expect(await reasonFor(`postgres://shop:secret-word@127.0.0.1:${port}/mall`)).toBe(
    `StartError: The database of DATABASE_URL (mall at 127.0.0.1:${port}) is PostgreSQL 14.12 (Debian 14.12-1): 15 or newer is needed`,
  )
  expect(await reasonFor(`postgres://shop:secret-word@127.0.0.1:${await serverOfVersion('15.8')}/mall`)).toBe('opened')
})

it.each([
  ['postgres://shop:secret-word@127.0.0.1:1/mall', 'mall at 127.0.0.1:1) cannot be used: no server listens there'],
  ['postgres://shop:secret-word@localhost:1/mall', 'mall at localhost:1) cannot be used: no server listens there'],
  ['postgres://shop:secret-word@localhost/mall?host=/nowhere', 'mall at /nowhere:5432) cannot be used: no server listens there'],
  ['postgres://shop:secret-word@localhost/mall?sslrootcert=/nowhere', 'is not an address that can be connected to'],
])('%s: the start says why it cannot be used, without the password', async (url, reason) => {
  const failure = await reasonFor(url)
  expect(failure).toMatch(/^StartError: /)
  expect(failure).toContain(reason)
  expect(failure).not.toContain('secret-word')
})
