import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { closeDatabase, migrate, openDatabase, type Database } from '#server/platform/db/database.ts'
import { ensureDatabase, startPostgres, type Postgres } from '#server/platform/db/embedded-postgres.ts'
import type { ImportResult } from './import.service.ts'

const kills = 5
const count = 2000
const dataDir = mkdtempSync(join(tmpdir(), 'kalata-goods-kill-'))
const goods = join(dataDir, 'goods')
const cli = new URL('../cli.ts', import.meta.url).pathname

let postgres: Postgres
let db: Database
/** While it is held, a command that ends does not take the database with it, however long it took. */
let held: { release(): void }

beforeAll(async () => {
  postgres = await startPostgres(dataDir)
  await ensureDatabase(postgres, 'kalata')
  db = openDatabase({ host: postgres.host, user: postgres.user, database: 'kalata' })
  await migrate(db)
  held = await db.$client.connect()
})
afterAll(async () => {
  held.release()
  await closeDatabase(db)
  await postgres.release()
  rmSync(dataDir, { recursive: true, force: true })
})

async function write(): Promise<void> {
  mkdirSync(goods)
  const records: object[] = [
    { type: 'category', id: 'home', name: 'სახლი' },
    { type: 'category', id: 'cups', parent: 'home', name: 'ფინჯნები' },
    { type: 'store', id: 'shop', name: 'მაღაზია', city: 'თბილისი' },
  ]
  for (let n = 0; n < count; n++) {
    const pictures = n % 40 === 0 ? [`${n}.png`] : []
    for (const name of pictures)
      await sharp({ create: { width: 64, height: 64, channels: 3, background: { r: n % 256, g: n >> 8, b: 90 } } })
        .png()
        .toFile(join(goods, name))
    records.push({
      type: 'product',
      id: `p${n}`,
      category: 'cups',
      store: 'shop',
      name: `ნივთი ${n}`,
      pictures,
      offers: [{ price: 5 + (n % 90), stock: n % 7 }],
    })
  }
  writeFileSync(join(goods, 'goods.jsonl'), records.map((record) => `${JSON.stringify(record)}\n`).join(''))
}

/** The operator's command in a process of its own, killed after some ms; undefined: it was. */
async function bringIn(killAfter?: number): Promise<ImportResult | undefined> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_COMPILE_CACHE: join(dataDir, 'compiled') }
  const child = spawn(process.execPath, [cli, 'import', goods, '--json'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (killAfter !== undefined) void sleep(killAfter).then(() => child.kill('SIGKILL'))
  return (await ended) === 0 ? (JSON.parse(said) as ImportResult) : undefined
}

it('is cut five times and completed by the next run, nothing half-written', async () => {
  await write()
  // How long the first goods take to come depends on the machine: the kills fall around that time.
  const begun = performance.now()
  let first = 0
  void (async () => {
    while (first === 0) {
      const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from products`)
      if (rows[0]!.n > 0) first = performance.now() - begun
      await sleep(20)
    }
  })()
  await bringIn()
  await db.execute(sql`delete from products`)
  for (let i = 0; i < kills; i++) {
    await bringIn(first + randomInt(600))
    const { rows } = await db.execute(sql`select p.key from products p
      where not exists (select 1 from offers o join price_history h on h.offer_id = o.id where o.product_id = p.id)
        or not exists (select 1 from search_documents d where d.product_id = p.id)
        or not exists (select 1 from product_cards c where c.product_id = p.id)`)
    expect(rows).toEqual([])
  }
  const done = (await bringIn())!
  expect(done.added + done.unchanged).toBe(count)
  const again = (await bringIn())!
  expect(again).toMatchObject({ added: 0, changed: 0, unchanged: count, faultCount: 0 })
  await expectInvariants(db)
}, 400_000)
