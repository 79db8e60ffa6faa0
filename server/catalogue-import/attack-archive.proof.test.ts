import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { importHarness } from '#demo/testing/import-harness.ts'

const { run, folder, runImport } = importHarness()

it('a table that unfolds from an archive to two hundred megabytes of nothing costs no memory', async () => {
  const before = process.memoryUsage().rss
  const zip = new ZipFile()
  zip.addBuffer(
    Buffer.concat([Buffer.from('Handle,Title,Option1 Name,Option1 Value,Variant Price,Type\r\n'), Buffer.alloc(200_000_000, ' ')]),
    'p.csv',
  )
  zip.end()
  const files = folder({ 'p.zip': await buffer(zip.outputStream) })
  const result = await runImport(join(files, 'p.zip'), { store: `Attack ${run()}`, createCategories: true })
  expect(result).toMatchObject({ added: 0, rejected: 1 })
  expect(process.memoryUsage().rss - before).toBeLessThan(600e6)
})
