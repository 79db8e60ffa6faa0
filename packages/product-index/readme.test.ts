import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, it } from 'vitest'

const root = import.meta.dirname
const folder = mkdtempSync(join(tmpdir(), 'product-index-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it("answers the README's program as the README says, in a process of its own", () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [, program] = /```ts\n([\s\S]+?)```/.exec(readme)!
  // Outside of the package its name is found where it is installed; here that is nowhere.
  const file = join(folder, 'program.ts')
  writeFileSync(file, program!.replaceAll("'@kalata/product-index/", `'${new URL('.', import.meta.url).href}`))
  const printed = execFileSync(process.execPath, [file], { encoding: 'utf8' })
  expect(program!.trim().split('\n').length).toBeLessThan(40)
  expect(printed.trim()).toBe(/\n\/\/ (.+)\n$/.exec(program!)![1])
})
