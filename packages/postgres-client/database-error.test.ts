import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { isDatabaseSilent, isDatabaseUnavailable } from './database-error.ts'

/** The port of a server that accepts connections and says nothing. */
async function silentServer(): Promise<number> {
  const server = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

const thrown = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => new Error('nothing was thrown'),
    (error: Error) => error,
  )

it('a connection that does not open in time says that the database is silent', async () => {
  const limits = { host: '127.0.0.1', port: await silentServer(), connectionTimeoutMillis: 100 }
  const client = new pg.Client(limits)
  client.on('error', () => undefined)
  const pool = new pg.Pool(limits)
  for (const error of [await thrown(client.connect()), await thrown(pool.query('select 1'))]) {
    expect([error.message, isDatabaseUnavailable(error), isDatabaseSilent(error)]).toEqual([error.message, true, true])
  }
  await pool.end()
})

it('a connection that is refused says that the database is away, at once', async () => {
  const client = new pg.Client({ host: '127.0.0.1', port: 1 })
  const error = await thrown(client.connect())
  expect([isDatabaseUnavailable(error), isDatabaseSilent(error)]).toEqual([true, false])
})

it('an error of a statement says neither', () => {
  const error = Object.assign(new Error('division by zero'), { code: '22012' })
  expect([isDatabaseUnavailable(error), isDatabaseSilent(error)]).toEqual([false, false])
})
