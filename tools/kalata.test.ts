import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
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

describe.runIf(process.platform !== 'win32')('a command that runs the embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kalata-ended-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const postmaster = join(dataDir, 'postgres', 'postmaster.pid')

  it.each(['SIGTERM', 'SIGINT'] as const)('ends it too by %s', async (signal) => {
    const { DATABASE_URL: _, ...rest } = process.env
    const env = { ...rest, DATA_DIR: dataDir }
    const command = spawn(process.execPath, [projectPath('tools/kalata.mjs'), 'import', '/dev/stdin'], {
      env,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    let output = ''
    command.stderr!.on('data', (text: Buffer) => (output += String(text)))
    const ended = once(command, 'exit')
    // The server accepts connections once its file has all its lines.
    await vi.waitFor(() => expect(readFileSync(postmaster, 'utf8')).toMatch(/ready/), { timeout: 60_000, interval: 20 })
    command.kill(signal)
    expect((await ended)[0]).toBe(128 + constants.signals[signal])
    expect(existsSync(postmaster)).toBe(false)
    expect(output).toBe('')
  })
})
