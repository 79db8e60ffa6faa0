import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'operator-kit-readme-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it("runs the README's program as the README says, in a process of its own", { timeout: 60_000 }, () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const [program, printed] = [...readme.matchAll(/```(?:ts)?\n([\s\S]+?)```\n/g)].map(([, text]) => text!)
  // Outside of the package names are found where they are installed; here that is nowhere.
  const file = join(folder, 'program.ts')
  writeFileSync(file, program!.replaceAll("'@kalata/operator-kit/", `'${new URL('.', import.meta.url).href}`))
  expect(program!.trim().split('\n').length).toBeLessThanOrEqual(25)
  expect(execFileSync(process.execPath, [file], { encoding: 'utf8' })).toBe(printed)
})
