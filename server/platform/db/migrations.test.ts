import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { assertMigrated, migrate } from './migrations.ts'

const test = testMall()
const path = mkdtempSync(join(tmpdir(), 'kalata-migrations-'))
const options = { folder: pathToFileURL(`${path}/`), lockTimeout: 200, retryAfter: 100 }
afterAll(() => rmSync(path, { recursive: true }))
beforeEach(async () => {
  await test.db.execute(sql`alter table offers drop column if exists colour`)
  await test.db.execute(sql`delete from migrations where name in ('1_colour.sql', '2_broken.sql')`)
  rmSync(join(path, '2_broken.sql'), { force: true })
  writeFileSync(join(path, '1_colour.sql'), 'alter table offers add column colour text')
})

it('lets those pass who queue behind it, and is done when its table is free', async () => {
  const state = { isDone: false }
  let longest = 0
  /** A shopper who looks at offers again and again. */
  const reading = (async () => {
    for (; !state.isDone; await sleep(5)) {
      const begun = performance.now()
      await test.db.execute(sql`select id from offers limit 1`)
      longest = Math.max(longest, performance.now() - begun)
    }
  })()
  let migrating!: Promise<string[]>
  await test.db.transaction(async (tx) => {
    await tx.execute(sql`select id from offers limit 1`)
    migrating = migrate(test.db, options)
    // A report that takes its time.
    await sleep(2500)
  })
  expect(await migrating).toEqual(['1_colour.sql'])
  state.isDone = true
  await reading
  expect(longest).toBeLessThan(1500)
  expect(await migrate(test.db, options)).toEqual([])
})

it('is undone as a whole where it fails, and those before it stay', async () => {
  writeFileSync(join(path, '2_broken.sql'), 'alter table offers add column thickness integer; select nothing from nowhere')
  await expect(migrate(test.db, options)).rejects.toThrow('nowhere')
  const { rows } = await test.db.execute(
    sql`select column_name as name from information_schema.columns where table_name = 'offers' and column_name in ('colour', 'thickness')`,
  )
  expect(rows).toEqual([{ name: 'colour' }])
})

it('a process that does not migrate itself needs a schema as new as its code', async () => {
  await assertMigrated(test.db)
  await test.db.execute(sql`insert into migrations (name) values ('99991231235959_later.sql')`)
  await assertMigrated(test.db)
  const [last] = (await test.db.execute<{ name: string }>(sql`delete from migrations where name < '9' returning name`)).rows
  await expect(assertMigrated(test.db)).rejects.toThrow('run "kalata migrate" first')
  expect(last).toBeDefined()
})
