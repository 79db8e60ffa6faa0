import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url)
const rows = readFileSync(new URL('docs/specification.md', root), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|( demand \||---)/.test(line))
  .map((line) => {
    const [, demand = line, file = '', proofs = ''] = /^\| (.+) \| (`[^|]+) \| (`[^|]+) \|$/.exec(line) ?? []
    return { demand, files: pathsOf(file), proofs: pathsOf(proofs) }
  })

/** The paths of a cell: each in backquotes, commas between them. */
function pathsOf(cell: string): string[] {
  return /^`[^`]+`(, `[^`]+`)*$/.test(cell) ? cell.split(', ').map((path) => path.slice(1, -1)) : []
}

test('every demand of the specification names files and tests that exist', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ files, proofs }) => files.length === 0 || proofs.length === 0)).toEqual([])
  const missing = rows.flatMap(({ files, proofs }) => [...files, ...proofs]).filter((path) => !existsSync(new URL(path, root)))
  expect(missing).toEqual([])
  expect(rows.flatMap(({ proofs }) => proofs).filter((path) => !/\.(test|spec)\.tsx?$/.test(path))).toEqual([])
  expect(new Set(rows.map(({ demand }) => demand)).size).toBe(rows.length)
})
