import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { startServer } from '@kalata/postgres-server/postgres-server.ts'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'photo-tables-readme-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it("runs the README's program as the README says, in a process of its own", { timeout: 120_000 }, async () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const [program, printed] = [...readme.matchAll(/```(?:ts)?\n([\s\S]+?)```\n/g)].map(([, text]) => text!)
  // Outside of the package names are found where they are installed; here that is nowhere.
  const file = join(folder, 'program.ts')
  const address = (name: string) =>
    name.startsWith('@kalata/photo-tables/') ? new URL(name.slice(21), import.meta.url).href : import.meta.resolve(name)
  writeFileSync(
    file,
    program!.replaceAll(/'(@kalata\/[^']+)'/g, (_, name: string) => `'${address(name)}'`),
  )
  expect(program!.trim().split('\n').length).toBeLessThanOrEqual(30)
  const server = await startServer({ dataDir: join(folder, 'data'), name: 'readme', settings: ['fsync=off'] })
  const { host, port, user, password } = server.superuser
  const url = `postgres://${user}:${password ?? ''}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`
  try {
    expect(execFileSync(process.execPath, [file, url], { encoding: 'utf8' })).toBe(printed)
  } finally {
    await server.release()
  }
})
