/** `node bench/bench.ts [lookups]`: lookups a second over four pipelined connections, each a statement of its own, and shared; `--smoke` does a thousand. */
import process from 'node:process'
import { ensureDatabase } from '@kalata/postgres-server/cluster/ensure-database.ts'
import pg from 'pg'
import { BatchingClient } from '../batching-client.ts'
import { batchedLookup } from '../statements/batched-lookup.ts'
import { openTestServer } from '../testing/test-server.ts'

const count = process.argv.includes('--smoke') ? 1000 : Number(process.argv[2] ?? 100_000)
const atOnce = 200
const server = await openTestServer()
await ensureDatabase(server.superuser, 'bench', server.address.user)
const pool = new pg.Pool({ ...server.address, database: 'bench', Client: BatchingClient, pipeline: true, max: 4 })

const select = { name: 'lookup', text: 'select key, value from items where key = any($1::text[])' }
const load = async (db: pg.Pool, keys: string[]) => {
  const { rows } = await db.query<{ key: string; value: number }>({ ...select, values: [keys] })
  return new Map(rows.map(({ key, value }) => [key, value]))
}
const shared = batchedLookup<pg.Pool, number>(load, 4)

async function measure(name: string, find: (key: string) => Promise<ReadonlyMap<string, number>>): Promise<void> {
  let next = 0
  const begun = performance.now()
  const caller = async () => {
    while (next < count) {
      const key = String((next++ % 10_000) + 1)
      if ((await find(key)).get(key) !== Number(key)) throw new Error(`${key} was not found`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, caller))
  console.log(`${name.padEnd(10)} ${Math.round(count / ((performance.now() - begun) / 1000))} a second`)
}

try {
  await pool.query('create table items as select n::text as key, n as value from generate_series(1, 10000) n')
  await pool.query('alter table items add primary key (key)')
  await pool.query('analyze items')
  await measure('each alone', (key) => load(pool, [key]))
  await measure('shared', (key) => shared(pool, [key]))
} finally {
  await pool.end()
  await server.remove()
}
