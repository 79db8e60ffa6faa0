import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, it } from 'vitest'

const root = import.meta.dirname
const folder = mkdtempSync(join(tmpdir(), 'attribute-values-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it("prints what the README says by the README's program, in a process of its own", () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [program, printed] = [...readme.matchAll(/```(?:ts)?\n([\s\S]+?)```\n/g)].map(([, text]) => text!)
  // Outside of the package its name is found where it is installed; here that is nowhere.
  writeFileSync(join(folder, 'program.ts'), program!.replaceAll("'@kalata/attribute-values/", `'${new URL('.', import.meta.url).href}`))
  expect(program!.trim().split('\n').length).toBeLessThanOrEqual(32)
  expect(execFileSync(process.execPath, [join(folder, 'program.ts'), join(root, 'tables')], { encoding: 'utf8' })).toBe(printed)
})
