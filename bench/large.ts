import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import type autocannon from 'autocannon'
import { openDirectDb } from '#demo/testing/direct-db.ts'
import { removeDataDir, startMall } from '../tools/running-mall.ts'
import { fillLargeMall } from './large-mall.ts'
import { measure } from './measure.ts'
import { reportRows } from './report.ts'
import { scale } from './scale.ts'

type Row = Record<string, string | number>

const headers = { 'content-type': 'application/json', lang: 'en', 'sec-fetch-site': 'same-origin' }
const search = (body: object): autocannon.Request => ({ method: 'POST', path: '/api/pc/mall/search', headers, body: JSON.stringify(body) })
const each = (count: number, body: (at: number) => object) => Array.from({ length: count }, (_, at) => search(body(at)))
const loads: [name: string, requests: autocannon.Request[]][] = [
  ['category listing with facets', each(60, (at) => ({ id: at + 1, level: 1 }))],
  ['the same, filtered, counts alone', each(60, (at) => ({ id: at + 1, level: 1, inStock: true, searchType: 'filter' }))],
  ['its page 50', each(10, (at) => ({ id: at + 1, level: 1, pageNo: 50, searchType: 'filter' }))],
  ['search, one word', each(100, (at) => ({ keywords: `word${at * 3}`, searchType: 'filter' }))],
  ['search, two words', each(50, (at) => ({ keywords: `word${at} word${at % 7}`, searchType: 'filter' }))],
]

/**
 * The same loads in malls of 400 and of more products (`npm run bench -- scale 100000`), nothing cached, with the product index: rates, processor
 * time of the server's process a request, memory, and how the large mall compares.
 */
export async function run(): Promise<void> {
  const asked = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 100_000)
  const small = await measureMall(400)
  const rows = scale.smoke ? small : compared(small, await measureMall(asked))
  reportRows(rows, { bench: 'scale', rows })
}

/** `of the small`: the rate as a part of the small mall's. */
const compared = (small: Row[], large: Row[]): Row[] => [
  ...small.map((row) => ({ ...row, 'of the small': 1 })),
  ...large.map((row, at) => ({
    ...row,
    'of the small': Math.round((100 * Number(row['a second'])) / Number(small[at]!['a second'])) / 100,
  })),
]

async function measureMall(products: number): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kalata-large-'))
  try {
    await (await startMall(dataDir)).stop()
    const direct = await openDirectDb(dataDir)
    try {
      await fillLargeMall(direct, products)
    } finally {
      await direct.close()
    }
    const mall = await startMall(dataDir, { SEARCH_INDEX: 'on', CACHE_REPLIES: 'off', LOG_LEVEL: 'warn' })
    try {
      await sleep(scale.smoke ? 1000 : 5000 + products / 5)
      const rows: Row[] = []
      for (const [name, requests] of loads) {
        const { perSecond, cpu, p50, p99, memory, wrong } = await measure(mall, {
          name,
          requests,
          isRight: (body) => body.startsWith('{"code":"0"'),
        })
        if (wrong > 0) throw new Error(`${name}: ${wrong} wrong replies`)
        rows.push({
          '': `${products}: ${name}`,
          'a second': perSecond,
          'CPU ms each': cpu,
          'p50 ms': p50,
          'p99 ms': p99,
          'memory MB': memory,
        })
      }
      return rows
    } finally {
      await mall.stop()
    }
  } finally {
    removeDataDir(dataDir)
  }
}
