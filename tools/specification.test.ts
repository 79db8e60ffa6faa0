import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const rows = readFileSync(new URL('docs/specification.md', root), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, demand, file, proof] = /^\| (.+) \| `([^`]+)` \| `([^`]+)` \|$/.exec(line) ?? []
    return demand && file && proof ? [{ demand, file, proof }] : []
  })

test('every demand of the specification names a file and a test that exist', () => {
  expect(rows.length).toBeGreaterThan(100)
  const missing = rows.flatMap(({ file, proof }) => [file, proof]).filter((path) => !existsSync(new URL(path, root)))
  expect(missing).toEqual([])
  expect(rows.filter(({ proof }) => !/\.(test|spec)\.tsx?$/.test(proof))).toEqual([])
  expect(new Set(rows.map(({ demand }) => demand)).size).toBe(rows.length)
})
