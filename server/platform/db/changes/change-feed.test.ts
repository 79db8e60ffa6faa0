import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it, onTestFinished } from 'vitest'
import { openFullListener } from '#demo/testing/full-listener.ts'
import { logLines } from '#demo/testing/log-lines.ts'
import { openTcpProxy } from '#demo/testing/tcp-proxy.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { announceChanges, openChangeFeed, type ChangeFeed } from './change-feed.ts'
import { closeDatabase } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '../open-database.ts'

const test = testMall()
const heard: string[] = []
let [one, other]: ChangeFeed[] = []

beforeEach(async () => {
  heard.length = 0
  const open = (name: string) =>
    openChangeFeed({ db: test.db, log: test.ctx().log, onChange: (changes) => heard.push(...changes.map((change) => `${name} ${change}`)) })
  ;[one, other] = [open('one'), open('other')]
  await Promise.all([one.listening, other.listening])
})
afterEach(() => Promise.all([one!.close(), other!.close()]))

it('tells the other processes and not the own one, once for changes that come together', async () => {
  for (const change of ['catalogue', 'catalogue', 'policies', 'catalogue'] as const) one!.announce([change])
  await expect.poll(() => heard).toEqual(['other catalogue', 'other policies'])
})

it('receives what a command announces', async () => {
  await announceChanges(test.db, new Set(['catalogue'] as const))
  await expect.poll(() => heard.toSorted()).toEqual(['one catalogue', 'other catalogue'])
})

it('listens again after its connection was lost, and takes everything as changed', async () => {
  await test.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  )
  const everything = ['one catalogue', 'one policies', 'other catalogue', 'other policies']
  await expect.poll(() => heard.toSorted()).toEqual(everything)
  one!.announce(['catalogue'])
  await expect.poll(() => heard.length).toBe(5)
  expect(heard.at(-1)).toBe('other catalogue')
})

it('notices that nothing comes any more, though nobody closed the connection', async () => {
  const { address } = inject('postgres')
  const proxy = await openTcpProxy(address)
  const db = openDatabase({ ...address, host: '127.0.0.1', port: proxy.port, database: test.db.$client.options.database! })
  const feed = openChangeFeed({ db, log: test.ctx().log, onChange: (changes) => heard.push(...changes.map((change) => `far ${change}`)) })
  await feed.listening
  await db.$client.end()
  heard.length = 0
  proxy.drop()
  await announceChanges(test.db, ['catalogue'])
  // What was announced meanwhile was lost: everything counts as changed.
  await expect.poll(() => heard.filter((each) => each.startsWith('far'))).toEqual(['far catalogue', 'far policies'])
  await feed.close()
  await closeDatabase(db).catch(() => undefined)
  await proxy.close()
}, 20_000)

it('asks a server anew that does not answer, as soon as the pool has reached it', async () => {
  const listener = await openFullListener()
  onTestFinished(() => listener.close())
  const { log, lines } = logLines('debug')
  const db = openDatabase({ ...inject('postgres').address, host: '127.0.0.1', port: listener.port })
  const begun = performance.now()
  const feed = openChangeFeed({ db, log, onChange: () => undefined })
  await sleep(300)
  db.$client.emit('connect', new pg.Client() as never)
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('changes are not heard')
  // Left alone it ends after 2 s.
  expect(performance.now() - begun).toBeLessThan(1500)
  await feed.close()
  await closeDatabase(db)
})
