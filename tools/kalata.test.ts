import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { projectPath } from '#server/platform/project-files.ts'

/** A database that accepts connections and never answers: a command waits for it until it is ended. */
const silent = createServer()
beforeAll(async () => void (await once(silent.listen(0, '127.0.0.1'), 'listening')))
afterAll(() => void silent.close())

it.each([
  ['SIGTERM', 143],
  ['SIGINT', 130],
  ['SIGHUP', 129],
] as const)('%s ends a command, and what it does with it', async (signal, exitCode) => {
  const { port } = silent.address() as AddressInfo
  const env = { ...process.env, DATABASE_URL: `postgres://kalata@127.0.0.1:${port}/kalata` }
  const connected = once(silent, 'connection') as Promise<[Socket]>
  const command = spawn(process.execPath, [projectPath('tools/kalata.mjs'), 'orders', 'list'], { env, stdio: 'ignore' })
  const ended = once(command, 'exit')
  const [socket] = await connected
  const closed = once(socket.on('error', () => undefined).resume(), 'close')
  command.kill(signal)
  expect(await ended).toEqual([exitCode, null])
  await closed
})
