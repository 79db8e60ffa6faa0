import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'media-readme-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it("runs the README's program as the README says, in a process of its own", async () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')
  const [program, printed] = [...readme.matchAll(/```(?:ts)?\n([\s\S]+?)```\n/g)].map(([, text]) => text!)
  // Outside of the package its name is found where it is installed; here that is nowhere.
  writeFileSync(join(folder, 'program.ts'), program!.replaceAll("'@kalata/media-store/", `'${new URL('.', import.meta.url).href}`))
  await sharp({ create: { width: 800, height: 500, channels: 3, background: '#335577' } })
    .png()
    .toFile(join(folder, 'picture.png'))
  const run = execFileSync(process.execPath, [join(folder, 'program.ts'), join(folder, 'store'), join(folder, 'picture.png')], {
    encoding: 'utf8',
  })
  expect(program!.trim().split('\n').length).toBeLessThanOrEqual(12)
  // Another release of the encoder writes other bytes, whose name is another one.
  const withoutName = (text: string) => text.replace(/[0-9a-f]{2}\/[0-9a-f]{32}/, 'name')
  expect(withoutName(run)).toBe(withoutName(printed!))
  expect(run).toMatch(/^\/pictures\/([0-9a-f]{2})\/\1[0-9a-f]{30} /)
})
