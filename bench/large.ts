import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDirectDb } from '#demo/testing/direct-db.ts'
import { indexBuilt } from '#server/search/execute/product-index/mall-index.ts'
import { removeDataDir } from '../tools/mall/filled-mall.ts'
import { startMall, type RunningMall } from '../tools/mall/running-mall.ts'
import { fillLargeMall } from '#demo/large-mall/fill-large-mall.ts'
import { loadsOf, type LargeLoad } from './large-mall/loads.ts'
import { databaseTime, measure, memoryOf, parentOf } from './measure.ts'
import { reportRows } from './report.ts'
import { scale } from './scale.ts'

type Row = Record<string, string | number>

/**
 * The same work in malls of 400 and of more products (`npm run bench -- scale 100000`), nothing cached, with the product index: rates, processor
 * time of the server and of PostgreSQL for one request, memory, and how the large mall compares. `--large` measures the larger mall
 * alone, `--only=word` the rows whose names have the word.
 */
export async function run(): Promise<void> {
  const asked = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 100_000)
  const small = process.argv.includes('--large') ? [] : await measureMall(400)
  const rows = scale.smoke ? small : [...small, ...compared(small, await measureMall(asked))]
  reportRows(rows, { bench: 'scale', rows })
}

/** `of the small`: the rate as a part of the small mall's, where that was measured. */
const compared = (small: Row[], large: Row[]): Row[] =>
  large.map((row, at) => ({
    ...row,
    'of the small': small[at] ? Math.round((100 * Number(row['a second'])) / Number(small[at]['a second'])) / 100 : '',
  }))

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? ''

async function measureMall(products: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kalata-large-'))
  try {
    await (await startMall(dataDir)).stop()
    const direct = await openDirectDb(dataDir)
    try {
      await fillLargeMall(direct.ctx, products)
      const mall = await startIndexed(dataDir, products, 1)
      try {
        await sleep(scale.smoke ? 0 : 5000)
        const { rows: backend } = await direct.ctx.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        const database = parentOf(backend[0]!.pid)
        const rows: Row[] = []
        for (const load of loadsOf(products).filter(({ name }) => name.includes(only))) {
          rows.push(await measureLoad(mall, products, load, database))
          if (!scale.smoke) console.log(JSON.stringify(rows.at(-1)))
        }
        return rows
      } finally {
        await mall.stop()
        if (!scale.smoke) await (await startIndexed(dataDir, products, 2)).stop()
      }
    } finally {
      await direct.close()
    }
  } finally {
    removeDataDir(dataDir)
  }
}

/** Starts the mall and waits until its index answers; the second time the index is read from its file. @param time which start it is */
async function startIndexed(dataDir: string, products: number, time: number): Promise<RunningMall> {
  const begun = performance.now()
  const secondsSince = () => ((performance.now() - begun) / 1000).toFixed(1)
  const mall = await startMall(dataDir, { CACHE_REPLIES: 'off', CACHE_PAGES: 'off', LOG_LEVEL: 'info' })
  const serving = secondsSince()
  // The log goes on from one start to the next.
  while (mall.log().split(indexBuilt).length - 1 < time) await sleep(50)
  const { now, peak } = memoryOf(mall.pid)
  console.log(
    `${products} products: serving ${serving} s after the start, by the index after ${secondsSince()} s; ${now} MB, ${peak} at its peak`,
  )
  return mall
}

async function measureLoad(mall: RunningMall, products: number, load: LargeLoad, database: number): Promise<Row> {
  const begun = databaseTime(database)
  const { perSecond, cpu, p50, p99, memory, peak, wrong, replies } = await measure(mall, load)
  if (wrong > 0) throw new Error(`${load.name}: ${wrong} wrong replies`)
  return {
    '': `${products}: ${load.name}`,
    'of the small': 1,
    'a second': perSecond,
    'CPU ms each': cpu,
    'PostgreSQL ms each': Math.round((100 * (databaseTime(database) - begun)) / replies) / 100,
    'p50 ms': p50,
    'p99 ms': p99,
    'memory MB': memory,
    'peak MB': peak,
  }
}
