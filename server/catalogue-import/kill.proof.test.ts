import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PostgresServer } from '@kalata/postgres-server/postgres-server.ts'
import { expectInvariants } from '#demo/testing/expect-invariants.ts'
import { closeDatabase, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { migrate } from '#server/platform/db/schema/migrations.ts'
import { projectPath } from '#server/platform/project-files.ts'
import { ensureDatabase, startPostgres } from '#server/platform/db/embedded/embedded-postgres.ts'
import type { ImportResult } from './import.service.ts'

const kills = 4
const count = 2000
const dataDir = mkdtempSync(join(tmpdir(), 'kalata-import-kill-'))
const folder = join(dataDir, 'catalogue')
const cli = projectPath('build/backend/cli.mjs')

let postgres: PostgresServer
let db: Database
/** An open connection keeps the embedded PostgreSQL running when a command ends. */
let connection: { release(): void }

beforeAll(async () => {
  postgres = await startPostgres(dataDir)
  await ensureDatabase(postgres.superuser, 'kalata')
  db = openDatabase({ ...postgres.address, database: 'kalata' })
  await migrate(db)
  connection = await db.$client.connect()
})
afterAll(async () => {
  connection.release()
  await closeDatabase(db)
  await postgres.release()
  rmSync(dataDir, { recursive: true, force: true })
})

async function write(): Promise<void> {
  mkdirSync(folder)
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
        .toFile(join(folder, name))
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
  writeFileSync(join(folder, 'products.jsonl'), records.map((record) => `${JSON.stringify(record)}\n`).join(''))
}

/**
 * The operator's command in a process of its own.
 * @param killAt kills it once so many products are committed
 * @returns undefined where the kill cut it
 */
async function runImport(killAt?: number): Promise<ImportResult | undefined> {
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [cli, 'import', folder, '--json'], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  if (killAt !== undefined) {
    while (child.exitCode === null && (await committedProducts()) < killAt) await sleep(5)
    child.kill('SIGKILL')
  }
  return (await ended) === 0 ? (JSON.parse(output) as ImportResult) : undefined
}

async function committedProducts(): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from products`)
  return rows[0]!.n
}

it('is cut four times and completed by the next run, nothing half-written', async () => {
  await write()
  for (let kill = 0; kill < kills; kill++) {
    // One batch further each time, so that every run has batches of the last one behind it and its own before it.
    const before = await committedProducts()
    expect(await runImport(before + 1), 'the kill came too late').toBeUndefined()
    const committed = await committedProducts()
    expect(committed).toBeGreaterThan(before)
    expect(committed, 'nothing was left to cut').toBeLessThan(count)
    const { rows } = await db.execute(sql`select p.key from products p
      where not exists (select 1 from offers o join price_history h on h.offer_id = o.id where o.product_id = p.id)
        or not exists (select 1 from search_documents d where d.product_id = p.id)
        or not exists (select 1 from product_cards c where c.product_id = p.id)`)
    expect(rows).toEqual([])
  }
  const completed = (await runImport())!
  expect(completed.added + completed.unchanged).toBe(count)
  expect(completed.added).toBeGreaterThan(0)
  const repeated = (await runImport())!
  expect(repeated).toMatchObject({ added: 0, changed: 0, unchanged: count, faultCount: 0 })
  await expectInvariants(db)
}, 400_000)
