import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { projectPath } from '../../project-files.ts'
import { assertMigrated, functionsOfModules, migrate } from './migrations.ts'

const test = testMall()
const path = mkdtempSync(join(tmpdir(), 'kalata-migrations-'))
const options = { folder: pathToFileURL(`${path}/`), lockTimeout: 200, retryAfter: 100 }
afterAll(() => rmSync(path, { recursive: true }))
beforeEach(async () => {
  await test.db.execute(sql`alter table offers drop column if exists colour`)
  // What the template has applied, whatever another test made of the list.
  const applied = readdirSync(projectPath('migrations')).filter((name) => name.endsWith('.sql'))
  await test.db.execute(sql`delete from migrations`)
  await test.db.execute(sql`insert into migrations (name) select jsonb_array_elements_text(${JSON.stringify(applied)}::jsonb)`)
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

it('applies functions again where their text has changed, and never those of an older process', async () => {
  const file = (text: string) => ({ name: 'test/answer.sql', text, hash: text })
  const answer = async () => (await test.db.execute<{ answer: number }>(sql`select answer() as answer`)).rows[0]!.answer
  const first = file('create or replace function answer() returns integer language sql as $$ select later() $$')
  const later = file('create or replace function later() returns integer language sql as $$ select 41 $$')
  // The template has every migration and function of the project.
  expect(await migrate(test.db, { functions: [...functionsOfModules(), first, { ...later, name: 'test/later.sql' }] })).toEqual([
    'test/answer.sql',
    'test/later.sql',
  ])
  expect(await answer()).toBe(41)
  const changed = file('create or replace function answer() returns integer language sql as $$ select later() + 1 $$')
  expect(await migrate(test.db, { functions: [changed] })).toEqual(['test/answer.sql'])
  expect(await answer()).toBe(42)
  expect(await migrate(test.db, { functions: [changed] })).toEqual([])

  await test.db.execute(sql`insert into migrations (name) values ('99991231235959_later.sql')`)
  expect(await migrate(test.db, { functions: [first] })).toEqual([])
  expect(await answer()).toBe(42)
})

it('every function and trigger of the database stands in a file beside its module', async () => {
  const texts = functionsOfModules()
    .map(({ text }) => text)
    .join('\n')
  const { rows } = await test.db.execute<{ name: string; kind: string }>(sql`
    select proname as name, 'function' as kind from pg_proc p
    where pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all select tgname, 'trigger' from pg_trigger where not tgisinternal`)
  const isNamed = ({ kind, name }: { kind: string; name: string }) =>
    new RegExp(`create (or replace |constraint )?${kind} ${name}\\b`).test(texts)
  expect(rows.length).toBeGreaterThan(50)
  expect(rows.filter((row) => !isNamed(row) && !['answer', 'later'].includes(row.name))).toEqual([])
})
