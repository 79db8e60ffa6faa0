import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { aBuyer, aPurchase } from '#demo/factories/orders.ts'
import { aProduct } from '#demo/factories/products.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { withSettings } from '#demo/testing/with-settings.ts'
import type { Ctx } from '#server/context.ts'
import { closeDatabase, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '../db/open-database.ts'
import { migrate } from '../db/schema/migrations.ts'
import { ensureDatabase } from '../db/embedded/embedded-postgres.ts'
import { backupCommand, restoreCommand } from './backup.cli.ts'
import { restoreBackup, writeBackup } from './backup.ts'
import type { Progress } from '@kalata/operator-kit/progress-bar.ts'
import { savedIndexes } from '../saved-indexes.ts'
import { tableNames } from '@kalata/postgres-backup/table-rows.ts'

const test = testMall()
const folder = mkdtempSync(join(tmpdir(), 'kalata-backup-'))
const file = join(folder, 'mall.tar')
const media = `media/ab/${'a'.repeat(32)}-640.webp`
const opened: Database[] = []
/** The rows of the mall that `file` is a backup of. */
let original: Record<string, string>

/** An empty mall in a database and a data folder of its own. */
async function emptyMall(): Promise<Ctx> {
  const { address, superuser } = inject('postgres')
  const name = `r_${randomUUID().replaceAll('-', '')}`
  await ensureDatabase(superuser, name)
  const db = openDatabase({ ...address, database: name })
  opened.push(db)
  await migrate(db)
  return withSettings({ ...test.ctx(), db }, { ...test.settings, dataDir: mkdtempSync(join(folder, 'data-')) })
}

/** A print of all rows of each table. */
async function prints(db: Database): Promise<Record<string, string>> {
  const client = await db.$client.connect()
  try {
    const found: Record<string, string> = {}
    for (const table of await tableNames(client, ['migrations', 'sql_functions'])) {
      const { rows } = await client.query<{ print: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print from "${table}" t`,
      )
      found[table] = rows[0]!.print
    }
    return found
  } finally {
    client.release()
  }
}

/** The first entry of an archive, header and filling included. */
function firstEntry(bytes: Buffer): Buffer {
  const size = Number.parseInt(bytes.subarray(124, 135).toString(), 8)
  return bytes.subarray(0, 512 + Math.ceil(size / 512) * 512)
}

beforeAll(async () => {
  const { dataDir } = test.settings
  mkdirSync(join(dataDir, 'media/ab'), { recursive: true })
  writeFileSync(join(dataDir, media), 'a picture')
  writeFileSync(join(dataDir, 'sandbox-secret'), 's'.repeat(40))
  writeFileSync(join(dataDir, 'postgres.log'), 'no part of it')
  const [mug, cup] = [await aProduct(test.ctx()), await aProduct(test.ctx(), { offers: [{}, {}] })]
  const buyer = await aBuyer(test.ctx(), { [mug.offerId]: 1, [cup.offerId]: 2 })
  await aPurchase(buyer, { method: 'cash' })
  original = await prints(test.db)
  await backupCommand(test.ctx(), [file])
})
afterAll(async () => {
  await Promise.all(opened.map(closeDatabase))
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  it('is restored into another data folder: every row, every file, and the mall holds', async () => {
    for (const table of ['products', 'offers', 'members', 'orders', 'order_lines', 'stock_ledger'])
      expect(original[table], table).not.toBe('0 ')
    const ctx = await emptyMall()
    const indexFile = join(ctx.settings.dataDir, savedIndexes, 'products')
    mkdirSync(dirname(indexFile), { recursive: true })
    writeFileSync(indexFile, 'of an empty mall')
    const { ok, text } = await restoreCommand(ctx, [file])
    expect(existsSync(indexFile)).toBe(false)
    expect(text).toMatch(/^\d+ rows of \d+ tables, 2 files$/)
    expect(ok).toBe(true)
    expect(await prints(ctx.db as Database)).toEqual(original)
    expect(readFileSync(join(ctx.settings.dataDir, media), 'utf8')).toBe('a picture')
    expect(readFileSync(join(ctx.settings.dataDir, 'sandbox-secret'), 'utf8')).toBe('s'.repeat(40))
    expect(existsSync(join(ctx.settings.dataDir, 'postgres.log'))).toBe(false)
    // What is added next takes the next number, and a key that leads nowhere is rejected again.
    const next = await ctx.db.execute(sql`select nextval('products_id_seq')::int as id, (select max(id) from products) as max`)
    expect(next.rows[0]!.id).toBeGreaterThan(next.rows[0]!.max as number)
    await expect(ctx.db.execute(sql`update products set category_id = 999999 where id = ${next.rows[0]!.max}`)).rejects.toThrow()
    await expect(restoreCommand(ctx, [file])).rejects.toThrow(/already holds/)
  })

  it('is one moment of the mall, whatever changes while it is made', async () => {
    const early = join(folder, 'early.tar')
    const blocker = await test.db.$client.connect()
    await blocker.query('begin; lock table members in access exclusive mode')
    const making = backupCommand(test.ctx(), [early])
    const isWaiting = async () =>
      (await test.db.execute(sql`select from pg_locks where relation = 'members'::regclass and not granted`)).rowCount
    await expect.poll(isWaiting).toBe(1)
    // Its table is read after that of the members.
    await test.db.execute(sql`insert into outbox (topic, key, payload, due_at) values ('mail', 'later', '{}', now())`)
    await blocker.query('commit')
    blocker.release()
    await making
    const ctx = await emptyMall()
    await restoreCommand(ctx, [early])
    expect((await ctx.db.execute(sql`select from outbox where key = 'later'`)).rowCount).toBe(0)
  })

  it('leaves no part of itself where a signal ends the process', async () => {
    const ended = join(folder, 'ended.tar')
    const parts = () => readdirSync(folder).filter((name) => name.startsWith('ended.tar'))
    const before = process.listeners('exit')
    const seen: number[] = []
    const making = writeBackup(test.ctx(), ended, () => {
      if (seen.length > 0) return
      seen.push(parts().length)
      for (const listener of process.listeners('exit').filter((each) => !before.includes(each))) listener(130)
      seen.push(parts().length)
    })
    await expect(making).rejects.toThrow(/ENOENT/)
    expect(seen).toEqual([1, 0])
    expect(process.listeners('exit').filter((each) => !before.includes(each))).toEqual([])
  })

  it('reports how far it is, and how far its restoring', async () => {
    const reported: Progress[] = []
    await writeBackup(test.ctx(), join(folder, 'reported.tar'), (progress) => void reported.push(progress))
    const ctx = await emptyMall()
    await restoreBackup(ctx, join(folder, 'reported.tar'), (progress) => void reported.push(progress))
    expect(reported.length).toBeGreaterThan(2)
    for (const { done, size, count } of reported) {
      expect(size).toBeGreaterThan(0)
      expect(done).toBeGreaterThan(0)
      expect(count).toBeGreaterThanOrEqual(0)
    }
    expect(reported.at(-1)!.done / reported.at(-1)!.size).toBeGreaterThan(0.5)
  })

  it('takes the place of no file, and can be read by its owner alone', async () => {
    await expect(backupCommand(test.ctx(), [file])).rejects.toThrow('mall.tar is there already')
    await expect(backupCommand(test.ctx(), [join(folder, 'nowhere', 'mall.tar')])).rejects.toThrow(/^There is no folder .*nowhere$/)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    await expect(backupCommand(test.ctx(), [])).rejects.toThrow('Usage: kalata backup <file>')
  })

  it('overwrites nothing: neither rows nor files', async () => {
    await expect(
      restoreCommand(withSettings(test.ctx(), { ...test.settings, dataDir: mkdtempSync(join(folder, 'data-')) }), [file]),
    ).rejects.toThrow(/already has rows/)
    const ctx = await emptyMall()
    writeFileSync(join(ctx.settings.dataDir, 'sandbox-secret'), 'mine')
    await expect(restoreCommand(ctx, [file])).rejects.toThrow(/already holds sandbox-secret/)
    expect(readFileSync(join(ctx.settings.dataDir, 'sandbox-secret'), 'utf8')).toBe('mine')
  })

  it.each([
    ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length * 0.6), /ends too early/],
    ['without its end', (bytes: Buffer) => Buffer.concat([firstEntry(bytes), Buffer.alloc(1024)]), /not complete/],
    ['something else', () => Buffer.from('x'.repeat(2048)), /no archive/],
  ])('that is %s leaves the mall as empty as it was', async (_, spoil, words) => {
    const ctx = await emptyMall()
    const before = await prints(ctx.db as Database)
    const spoilt = join(folder, `${randomUUID()}.tar`)
    writeFileSync(spoilt, spoil(readFileSync(file)))
    await expect(restoreCommand(ctx, [spoilt])).rejects.toThrow(words)
    expect(await prints(ctx.db as Database)).toEqual(before)
    expect(existsSync(join(ctx.settings.dataDir, media))).toBe(false)
  })
})
