import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, it } from 'vitest'
import { openTestServer } from './testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-readme-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it("runs the README's program as the README says, in a process of its own", { timeout: 120_000 }, async () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const [program, printed] = [...readme.matchAll(/```(?:ts)?\n([\s\S]+?)```\n/g)].map(([, text]) => text!)
  // Outside of the package names are found where they are installed; here that is nowhere.
  const file = join(folder, 'program.ts')
  const here = program!.replaceAll("'@kalata/postgres-backup/", `'${new URL('.', import.meta.url).href}`)
  writeFileSync(file, here.replace("from 'pg'", `from '${import.meta.resolve('pg')}'`))
  expect(program!.trim().split('\n').length).toBeLessThanOrEqual(23)
  const files = join(folder, 'files')
  mkdirSync(files)
  writeFileSync(join(files, 'picture.png'), 'a picture')
  const server = await openTestServer()
  const urls = [(await server.open('one')).url, (await server.open('other')).url]
  expect(execFileSync(process.execPath, [file, ...urls, files], { encoding: 'utf8' })).toBe(printed)
  await server.close()
})
