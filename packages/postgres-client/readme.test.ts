import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { openTestServer } from './testing/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'client-readme-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it("runs the README's program as the README says, in a process of its own", { timeout: 120_000 }, async () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const [program, printed] = [...readme.matchAll(/```(?:ts)?\n([\s\S]+?)```\n/g)].map(([, text]) => text!)
  // Outside of the package names are found where they are installed; here that is nowhere.
  const pg = pathToFileURL(createRequire(import.meta.url).resolve('pg')).href
  const file = join(folder, 'program.ts')
  writeFileSync(file, program!.replaceAll("'@kalata/postgres-client/", `'${new URL('.', import.meta.url).href}`).replace("'pg'", `'${pg}'`))
  expect(program!.trim().split('\n').length).toBeLessThanOrEqual(13)
  const server = await openTestServer()
  const { host, port, user, password } = server.address
  const url = `postgres://${user}:${password}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`
  expect(execFileSync(process.execPath, [file, url], { encoding: 'utf8' })).toBe(printed)
  await server.remove()
})
