import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ask } from './with-mall.ts'
import { memoryOf } from './measure.ts'
import { reportRows } from './report.ts'
import { scale } from './scale.ts'
import { writeShopifyCsv } from './shopify-csv.ts'
import { commandMemory } from '../tools/process-memory.mjs'
import { startMall } from '../tools/mall/running-mall.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const types = ['Mugs', 'Bowls', 'Lamps']
const taxonomy = [
  { type: 'category', id: 'home', name: { ka: 'სახლი', en: 'Home' } },
  ...types.map((name) => ({ type: 'category', id: name.toLowerCase(), parent: 'home', name: { en: name } })),
  { type: 'store', id: 'shop', name: { en: 'Shop' }, city: { ka: 'თბილისი' } },
]

/** Imports a catalogue into an empty mall, imports it again, exports it and imports the export: 1,000 products with pictures, 100,000 without. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'kalata-import-'))
  try {
    const rows = await measure(folder, scale.importWithPictures, true)
    if (scale.importWithoutPictures) rows.push(...(await measure(folder, scale.importWithoutPictures, false)))
    reportRows(rows, { bench: 'import', rows })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(folder: string, products: number, pictures: boolean): Promise<Row[]> {
  const source = join(folder, `source-${products}`)
  const dataDir = join(folder, `data-${products}`)
  const out = join(folder, `out-${products}`)
  const variants = await writeShopifyCsv(source, products, types, pictures)
  writeFileSync(join(source, 'taxonomy.jsonl'), taxonomy.map((each) => `${JSON.stringify(each)}\n`).join(''))
  const what = `${products} products, ${variants} offers${pictures ? ', with pictures' : ''}`
  await kalata(dataDir, ['import', join(source, 'taxonomy.jsonl')])
  const file = join(source, 'products.csv')
  const command = ['import', file, '--store', 'shop', '--lang', 'en']
  const rows = [
    row(`${what}: import`, products, await kalata(dataDir, command)),
    row('the same again', products, await kalata(dataDir, command)),
    row('export', products, await kalata(dataDir, ['export', out])),
  ]
  await assertSearchable(dataDir, products)
  const lines = readFileSync(join(out, 'products.jsonl'), 'utf8').trimEnd().split('\n').length
  if (lines !== products) throw new Error(`The export holds ${lines} products of ${products}`)
  rows.push(
    row(
      `import of the export (${Math.round(statSync(join(out, 'products.jsonl')).size / 1e6)} MB)`,
      products,
      await kalata(join(folder, `again-${products}`), ['import', out]),
    ),
  )
  return rows
}

type Row = Record<'' | 'seconds' | 'products a second' | 'peak MB', string | number>

function row(name: string, products: number, { seconds, peak }: Measured): Row {
  return { '': name, seconds: Math.round(seconds * 10) / 10, 'products a second': Math.round(products / seconds), 'peak MB': peak }
}

interface Measured {
  seconds: number
  /** MB */
  peak: number
}

/** The operator's command in a process of its own, as `npm run kalata` starts it. */
async function kalata(dataDir: string, args: string[]): Promise<Measured> {
  const begun = performance.now()
  const child = spawn(process.execPath, [...commandMemory, 'build/backend/cli.mjs', ...args, '--json'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peak = 0
  const sampling = setInterval(() => {
    try {
      peak = Math.max(peak, memoryOf(child.pid!).peak)
    } catch {
      // It has just ended.
    }
  }, 100)
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
  clearInterval(sampling)
  if (code !== 0) throw new Error(`kalata ${args[0]} ended with ${code}`)
  return { seconds: (performance.now() - begun) / 1000, peak }
}

async function assertSearchable(dataDir: string, products: number): Promise<void> {
  const mall = await startMall(dataDir)
  try {
    const all = await ask(mall, 'search.search', { inStock: true })
    const named = await ask(mall, 'search.search', { keywords: `mug ${products > 500 ? 7 : 1}` })
    if (all.pageResult.totalRecord < products * 0.9 || named.pageResult.totalRecord === 0)
      throw new Error('Imported products are missing from search')
  } finally {
    await mall.stop()
  }
}
