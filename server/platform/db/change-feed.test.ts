import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { announceChanges, openChangeFeed, type ChangeFeed } from './change-feed.ts'

const test = testMall()
const heard: string[] = []
let [one, other]: ChangeFeed[] = []

beforeEach(async () => {
  heard.length = 0
  const open = (name: string) => openChangeFeed({ db: test.db, log: test.ctx().log, onChange: (change) => heard.push(`${name} ${change}`) })
  ;[one, other] = [open('one'), open('other')]
  await Promise.all([one.listening, other.listening])
})
afterEach(() => Promise.all([one!.close(), other!.close()]))

it('tells the other processes and not the own one, once for changes that come together', async () => {
  for (const change of ['catalogue', 'catalogue', 'policies', 'catalogue'] as const) one!.announce(change)
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
  one!.announce('catalogue')
  await expect.poll(() => heard.length).toBe(5)
  expect(heard.at(-1)).toBe('other catalogue')
})
