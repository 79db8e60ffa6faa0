import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesByName } from './files-by-name.ts'

const folder = mkdtempSync(join(tmpdir(), 'files-by-name-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeAll(() => {
  for (const path of ['2025/mug.png', '2026/mug.png', '2026/Teapot.PNG']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), path)
  }
})

it('finds files wherever they are, of several with one name that whose folders are named', async () => {
  const find = await filesByName(folder)
  const text = async (path: string) => String(await find(path, 100))
  expect(await text('uploads/2026/mug.png')).toBe('2026/mug.png')
  expect(await text('teapot.png')).toBe('2026/Teapot.PNG')
  expect(await text('mug.png')).toBe('ambiguous')
  expect(await find('cup.png', 100)).toBeUndefined()
  expect(await find('teapot.png', 3)).toBe('tooManyBytes')
  await expect(filesByName(join(folder, 'none'))).rejects.toThrow('There is no folder')
})
