import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, it } from 'vitest'
import { openTestDatabase } from './testing/test-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'outbox-readme-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it("runs the README's program as the README says, in a process of its own", { timeout: 120_000 }, async () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const [program, printed] = [...readme.matchAll(/```(?:ts)?\n([\s\S]+?)```\n/g)].map(([, text]) => text!)
  // Outside of the package names are found where they are installed; here that is nowhere.
  const file = join(folder, 'program.ts')
  const here = program!.replaceAll("'@kalata/transactional-outbox/", `'${new URL('.', import.meta.url).href}`)
  writeFileSync(
    file,
    here.replaceAll(
      /from '(drizzle-orm|typebox|@kalata\/drizzle-postgres\/database\.ts)'/g,
      (_, name: string) => `from '${import.meta.resolve(name)}'`,
    ),
  )
  expect(program!.trim().split('\n').length).toBeLessThanOrEqual(31)
  const test = await openTestDatabase()
  expect(execFileSync(process.execPath, [file, test.url], { encoding: 'utf8' })).toBe(printed)
  await test.close()
})
