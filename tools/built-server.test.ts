import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { aCategory, aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { connectionOf } from '#server/platform/db/database.ts'
import { projectFile, projectPath } from '#server/platform/project-files.ts'
import { WorkerThread } from '#server/platform/worker-thread.ts'
import { indexProducts } from '#server/search/index.service.ts'
import type { ReaderAnswers, ReaderTask, WriterAnswers, WriterTask } from '#server/search/product-index/worker/index-messages.ts'
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
  const revision = new Int32Array(new SharedArrayBuffer(4))
  const workerData = { connection: connectionOf(test.db), revision, file: join(folder, 'products') }
  const built = (name: string) => projectFile(`build/backend/${name}.mjs`)
  const writer = new WorkerThread<WriterTask, WriterAnswers>({ file: built('index-writer'), workerData })
  const reader = new WorkerThread<ReaderTask, ReaderAnswers>({ file: built('index-reader') })
  try {
    const { segments = [], source } = await writer.run({ kind: 'follow' })
    await reader.run({ kind: 'update', segments })
    const words = { alternatives: [[['mug']]], weights: [1], modifiers: [] }
    const query = { lang: 'en' as const, words, filters: {}, sort: 'newest' as const, limit: 9, offset: 0, today: 0 }
    expect({ source, ids: (await reader.run({ kind: 'find', query })).ids }).toEqual({ source: 'database', ids: [id] })
  } finally {
    await Promise.all([writer.stop(), reader.stop()])
  }
})
