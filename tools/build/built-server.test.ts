import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { threadRunners } from '@kalata/product-index/threads/runners.ts'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { connectionOf } from '@kalata/drizzle-postgres/database.ts'
import { projectFile, projectPath } from '#server/platform/project-files.ts'
import { indexProducts } from '#server/search/documents/index.service.ts'
import { entries } from './build-server.ts'

const test = testMall()
const folder = mkdtempSync(join(tmpdir(), 'kalata-built-server-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('every thread and process that the server starts is built', () => {
  const files = globSync('server/**/*.ts', { cwd: projectPath('') }).filter((file) => !file.endsWith('.test.ts'))
  const started = files.flatMap((file) =>
    [...readFileSync(projectFile(file), 'utf8').matchAll(/entryFile\('([^']+)'\)/g)].map(([, source]) => source!),
  )
  expect(started.length).toBeGreaterThan(4)
  expect(started.filter((source) => !entries.includes(source))).toEqual([])
})

it('entries are told apart by the last part of their name', () => {
  expect(new Set(entries.map((file) => basename(file))).size).toBe(entries.length)
})

it('the index is built and searched by what was built of its threads', async () => {
  const { childId } = await aCategory(test.ctx())
  const { id } = await aProduct(test.ctx(), { categoryId: childId, name: { en: 'mug' } })
  await indexProducts(test.ctx(), [id])
  const built = (name: string) => projectFile(`build/backend/${name}.mjs`)
  const { writer, reader } = threadRunners({
    ...{ writer: built('index-writer'), reader: built('index-reader') },
    ...{ source: connectionOf(test.db), file: join(folder, 'products') },
  })
  try {
    const { segments = [], origin } = await writer.run({ kind: 'follow' })
    await reader.run({ kind: 'update', segments })
    const words = { alternatives: [[['mug']]], weights: [1], modifiers: [] }
    const { ids } = await reader.run({ kind: 'find', query: { words, sort: 'newest', limit: 9 } })
    expect({ origin, ids }).toEqual({ origin: 'source', ids: [id] })
  } finally {
    await Promise.all([writer.stop(), reader.stop()])
  }
})
