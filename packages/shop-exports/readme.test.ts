import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, it } from 'vitest'

const root = import.meta.dirname
const folder = mkdtempSync(join(tmpdir(), 'shop-exports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it("reads the README's file by the README's program as the README says, in a process of its own", () => {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const [program, file, printed] = [...readme.matchAll(/```(?:ts|csv)?\n([\s\S]+?)```\n/g)].map(([, text]) => text!)
  // Outside of the package its name is found where it is installed; here that is nowhere.
  writeFileSync(join(folder, 'program.ts'), program!.replaceAll("'@kalata/shop-exports/", `'${new URL('.', import.meta.url).href}`))
  writeFileSync(join(folder, 'shop.csv'), file!)
  expect(program!.trim().split('\n').length).toBeLessThanOrEqual(10)
  expect(execFileSync(process.execPath, [join(folder, 'program.ts'), join(folder, 'shop.csv')], { encoding: 'utf8' })).toBe(printed)
})
