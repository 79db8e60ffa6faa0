import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { modules } from './modules.ts'
import { commandsOf } from './registry.ts'

const test = testMall()
const commands = commandsOf(modules)
const folder = mkdtempSync(join(tmpdir(), 'kalata-commands-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = join(folder, 'file.csv')
writeFileSync(file, 'Handle,Title\na,A\n')
const places: Record<string, string> = {
  '<file>': file,
  '<folder>': folder,
  '<below>': join(file, 'below'),
  '<missing>': join(folder, 'no', 'file.json'),
}
const sentences = {
  noFolder: `There is no folder ${join(folder, 'no')}`,
  isFolder: `${folder} is a folder, and a file is needed`,
  isFile: `${file} is a file, and a folder is needed`,
}

/** What the operator reads. */
async function messageOf(line: readonly string[]): Promise<string> {
  const [name = '', ...args] = line
  try {
    return (await commands[name]!.run(test.ctx(), args)).text
  } catch (error) {
    return (error as Error).message
  }
}

it.each([
  ['deals create <missing>', 'noFolder'],
  ['deals create <folder>', 'isFolder'],
  ['groups create <missing>', 'noFolder'],
  ['groups create <folder>', 'isFolder'],
  ['export <file>', 'isFile'],
  ['export <below>', 'isFile'],
  ['export --merchant <missing>', 'noFolder'],
  ['export --merchant <folder>', 'isFolder'],
  ['mails <file>', 'isFile'],
  ['policies export <file>', 'isFile'],
  ['import <file> --store X --mapping <missing>', 'noFolder'],
  ['import <file> --store X --mapping <folder>', 'isFolder'],
  ['import <file> --store X --write-mapping <missing>', 'noFolder'],
  ['import <file> --store X --write-mapping <folder>', 'isFolder'],
  ['import <file> --store X --dry-run --report <missing>', 'noFolder'],
  ['import <file> --store X --dry-run --report <folder>', 'isFolder'],
  ['backup <missing>', 'noFolder'],
  ['backup <below>', 'isFile'],
] as const)('kalata %s: %s', async (line, sentence) => {
  const text = await messageOf(line.split(' ').map((word) => places[word] ?? word))
  expect(text).toContain(sentences[sentence])
  expect(text).not.toMatch(/\bE[A-Z]{4,}\b/)
})

it('kalata export has a language of a feed alone', async () => {
  expect(await messageOf(['export', '--lang', 'en', join(folder, 'catalogue')])).toContain('--lang is of a feed (--merchant)')
  expect(existsSync(join(folder, 'catalogue'))).toBe(false)
})

it('kalata groups create names the file that it cannot read', async () => {
  expect(await messageOf(['groups', 'create', file])).toContain(`${file}: not JSON`)
})
