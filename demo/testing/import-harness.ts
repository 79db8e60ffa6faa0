import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { offers, products } from '#server/catalogue/catalogue.tables.ts'
import { importCatalogue, type ImportResult, type ImportOptions } from '#server/catalogue-import/import.service.ts'
import { openSource, type SourceOptions } from '#server/catalogue-import/source.service.ts'
import { testMall } from './test-mall.ts'

/** A mall for tests of the import: records with keys unique to each test, folders to write them to, and the import. */
export function importHarness(settings: Record<string, string> = {}) {
  const test = testMall(settings)
  const root = mkdtempSync(join(tmpdir(), 'kalata-import-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  let run = 0
  beforeEach(() => void run++)
  /** Tests share one mall. */
  const key = (name: string) => `${name}-${run}`

  const taxonomy = () => [
    { type: 'category', id: key('home'), name: { ka: 'სახლი', en: `Home ${run}` } },
    { type: 'category', id: key('cups'), parent: key('home'), name: { ka: 'ფინჯნები', en: `Cups ${run}` } },
    { type: 'store', id: key('shop'), name: 'მაღაზია', city: 'თბილისი' },
  ]
  const option = {
    name: 'ფერი',
    values: [
      { id: 'teal', name: 'ზურმუხტი' },
      { id: 'clay', name: 'თიხა' },
    ],
  }
  const mug = (part: object = {}) => ({
    type: 'product',
    id: key('mug'),
    category: key('cups'),
    store: key('shop'),
    name: `ფინჯანი ${run}`,
    options: [option],
    offers: [
      { values: ['teal'], price: 42, stock: 5 },
      { values: ['clay'], price: 43, stock: 7 },
    ],
    ...part,
  })

  function folder(files: Record<string, string | Buffer>): string {
    const path = mkdtempSync(join(root, 'f-'))
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(join(path, name, '..'), { recursive: true })
      writeFileSync(join(path, name), content)
    }
    return path
  }

  async function runImport(path: string, options: ImportOptions & Partial<SourceOptions> = {}): Promise<ImportResult> {
    const source = await openSource(path, { now: test.clock.now(), uncountedStock: 10, rates: {}, ...options })
    try {
      return await importCatalogue(test.ctx(), source, options)
    } finally {
      source.close()
    }
  }

  async function productOf(id = key('mug')) {
    const [row] = await test.db.select().from(products).where(eq(products.key, id))
    return row && { ...row, offers: await test.db.select().from(offers).where(eq(offers.productId, row.id)).orderBy(offers.position) }
  }

  return { test, key, run: () => run, taxonomy, mug, folder, runImport, productOf }
}

export const lines = (...records: object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('')
