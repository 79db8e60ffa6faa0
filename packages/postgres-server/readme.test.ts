import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'postgres-readme-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

it("runs the README's program as the README says, in a process of its own, twice on the same folder", { timeout: 120_000 }, () => {
  const [program, printed] = [...readme.matchAll(/```(?:ts)?\n([\s\S]+?)```\n/g)].map(([, text]) => text!)
  // Outside of the package names are found where they are installed; here that is nowhere.
  const pg = pathToFileURL(createRequire(import.meta.url).resolve('pg')).href
  const file = join(folder, 'program.ts')
  writeFileSync(file, program!.replaceAll("'@kalata/postgres-server/", `'${new URL('.', import.meta.url).href}`).replace("'pg'", `'${pg}'`))
  expect(program!.trim().split('\n').length).toBeLessThanOrEqual(12)
  const run = () => execFileSync(process.execPath, [file, join(folder, 'data')], { encoding: 'utf8' })
  expect([run(), run()]).toEqual([printed, printed])
})

it('names every error', () => {
  const named = [...readme.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code!)
  const declared = readFileSync(join(import.meta.dirname, 'server-error.ts'), 'utf8').matchAll(/^ {2}\| '(\w+)'/gm)
  expect(named).toEqual([...declared].map(([, code]) => code!))
})
