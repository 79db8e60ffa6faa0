import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, inject, it, onTestFinished } from 'vitest'
import { createFileDatabase, dropFileDatabase } from '#demo/testing/file-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'kalata-read-only-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A mount of its own, which ends with the program. */
const namespace = ['--user', '--map-root-user', '--mount']
const hasNamespaces = spawnSync('unshare', [...namespace, 'true']).status === 0

/** What a program of the mall says whose data folder is on a file system that is mounted read-only, and its exit code. */
async function onReadOnly(
  dataDir: string,
  program: string[],
  settings: Record<string, string> = {},
): Promise<{ output: string; code: number }> {
  const script = `mount -t tmpfs -o ro tmpfs ${folder} && exec "$@" 2>&1`
  const env = { ...process.env, DATA_DIR: dataDir, PORT: '0', METRICS_PORT: '0', ...settings }
  const child = spawn('unshare', [...namespace, 'sh', '-c', script, 'sh', process.execPath, ...program], { env })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number]>])
  return { output, code }
}

it.runIf(hasNamespaces).each([
  ['the server', ['server/main.ts']],
  ['a command', ['server/cli.ts', 'notices', 'list']],
])('%s says in one sentence that the data folder cannot be written to', async (_, program) => {
  const found = await onReadOnly(folder, program)
  expect(found).toEqual({
    output: `The data folder ${folder} is on a disk that cannot be written to: set DATA_DIR to another one\n`,
    code: 1,
  })
})

it.runIf(hasNamespaces)('so does the server with a database of its own, once it has something to write there', async () => {
  const { address, superuser } = inject('postgres')
  const name = await createFileDatabase(superuser)
  onTestFinished(() => dropFileDatabase(superuser, name))
  const url = `postgres://${address.user}:${address.password}@localhost/${name}?host=${encodeURIComponent(address.host)}`
  const sentence = /^\S+ is on a disk that cannot be written to: set DATA_DIR to another folder\n$/
  for (const settings of [{}, { SANDBOX_SECRET: 'a-secret-of-the-sandbox'.repeat(2) }]) {
    const found = await onReadOnly(folder, ['server/main.ts'], { DATABASE_URL: url, ...settings })
    expect(found).toEqual({ output: expect.stringMatching(sentence), code: 1 })
  }
})

it.runIf(hasNamespaces)('so it does of one that is not there', async () => {
  const absent = join(folder, 'data')
  const found = await onReadOnly(absent, ['server/cli.ts', 'notices', 'list'])
  expect(found).toEqual({ output: `${absent} is on a disk that cannot be written to: set DATA_DIR to another folder\n`, code: 1 })
})
