/** `node bench/bench.ts [rows]`: rows a second, written and restored; `--smoke` does a thousand. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { writeBackup } from '../backup.ts'
import { restoreBackup } from '../restore.ts'
import { openTestServer } from '../testing/test-database.ts'

const count = process.argv.includes('--smoke') ? 1000 : Number(process.argv[2] ?? 200_000)
const folder = mkdtempSync(join(tmpdir(), 'postgres-backup-bench-'))
const file = join(folder, 'backup.tar')
const server = await openTestServer()
const code = { tablesOfCode: [], migrations: async () => [] }

async function measure(name: string, work: () => Promise<unknown>): Promise<void> {
  const begun = performance.now()
  await work()
  console.log(`${name.padEnd(9)} ${Math.round(count / ((performance.now() - begun) / 1000))} rows a second`)
}

try {
  const [source, empty] = [(await server.open('source')).pool, (await server.open('target')).pool]
  for (const pool of [source, empty]) await pool.query('create table items (id int primary key, name text, at timestamptz, value float8)')
  await source.query(`insert into items select n, 'item ' || md5(n::text), now(), random() from generate_series(1, ${count}) n`)
  const files = { list: async () => [], read: async () => undefined }
  await measure('written', () => writeBackup(file, { pool: source, ...code, files, now: new Date() }))
  const noFiles = { isPart: () => false, write: async () => undefined }
  await measure('restored', () => restoreBackup(file, { pool: empty, ...code, files: noFiles, subject: 'a bench' }))
} finally {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
