/** `node bench/bench.ts [statements]`: statements and transactions a second of sixteen callers; `--smoke` does two hundred. */
import process from 'node:process'
import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import { prepared } from '../database.ts'
import { preparedRows, rows } from '../statements/rows.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const count = process.argv.includes('--smoke') ? 200 : Number(process.argv[2] ?? 20_000)
const callers = 16
const { db, close } = await openTestDatabase()
const Item = Type.Object({ id: Type.Integer(), name: Type.String() })

async function measure(name: string, work: (at: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const caller = async () => {
    while (next < count) await work(next++)
  }
  const begun = performance.now()
  await Promise.all(Array.from({ length: callers }, caller))
  console.log(`${name.padEnd(32)} ${Math.round(count / ((performance.now() - begun) / 1000))} a second`)
}

try {
  await db.execute(sql`create table items as select id, 'item ' || id as name from generate_series(1, 10000) id`)
  await db.execute(sql`alter table items add primary key (id)`)
  await db.execute(sql`analyze items`)
  const select = (at: number) => sql`select id, name from items where id = ${(at % 10_000) + 1}`
  await measure('statements', (at) => rows(db, Item, select(at)))
  await measure('statements planned once', (at) => preparedRows(db, Item, select(at)))
  await measure('transactions of two updates', (at) =>
    db.transaction(async (tx) => {
      const update = (id: number) => prepared(tx, sql`update items set name = name where id = ${id}`)
      await Promise.all([update((at % 5000) + 1), update((at % 5000) + 5001)])
    }),
  )
} finally {
  await close()
}
