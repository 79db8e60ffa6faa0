import { beforeEach, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { testMall } from '#demo/testing/test-mall.ts'
import type { Ctx } from '#server/context.ts'
import { checkInvariants } from '../db/schema/invariants.ts'
import { readSettings } from '../settings.ts'
import { durabilityOf } from './durability.ts'
import { digestsOf, deleteProcess, noteProcess, processInvariants } from './processes.ts'

const test = testMall()
const ctx = (settings: Record<string, string> = {}, ahead = 0): Ctx => ({
  ...test.ctx(),
  now: () => new Date(Date.now() + ahead),
  settings: readSettings({ NODE_ENV: 'test', ORIGIN: 'https://mall.example', DATA_DIR: test.settings.dataDir, ...settings }),
})
const broken = async () => (await checkInvariants(test.db, processInvariants)).flatMap(({ holds, examples }) => (holds ? [] : examples))
beforeEach(() => test.db.execute(sql`truncate processes`))

it('processes with the same settings and clock are as they must be', async () => {
  await noteProcess(ctx({ PORT: '3001' }), 'one')
  await noteProcess(ctx({ PORT: '3002', LOG_LEVEL: 'error' }), 'other')
  expect(await broken()).toEqual([])
})

it.each([
  ['mailFrom', { MAIL_FROM: 'Other <other@mall.example>' }],
  ['sandboxSecret', { SANDBOX_SECRET: 'x'.repeat(40) }],
  ['codeSeconds', { CODE_SECONDS_LOGIN: '61' }],
])('a setting that differs is named, and nothing of its value: %s', async (name, settings) => {
  await noteProcess(ctx(), 'one')
  await noteProcess(ctx(settings), 'other')
  expect(await broken()).toEqual([`${name} differs: one, other`])
  // Digests alone: one of them may happen to contain a short value.
  for (const digest of Object.values(digestsOf(ctx(settings)))) expect(digest).toMatch(/^[0-9a-f]{12}$/)
  // The process of before is no more.
  await test.db.execute(sql`update processes set seen_at = now() - interval '3 minutes' where id = 'one'`)
  expect(await broken()).toEqual([])
})

it('a process that has ended is compared with none', async () => {
  await noteProcess(ctx(), 'one')
  await noteProcess(ctx({ CODE_SECONDS_LOGIN: '61' }), 'other')
  await deleteProcess(ctx(), 'one')
  expect(await broken()).toEqual([])
})

it('a clock that differs by more than a second is named', async () => {
  await noteProcess(ctx({}, -60_000), 'late')
  await noteProcess(ctx(), 'right')
  expect(await broken()).toEqual([expect.stringMatching(/^late by -(5[5-9]|6[0-4])\d{3} ms$/)])
})

it('an answer that comes late says nothing of a clock', async () => {
  let asked = 0
  // The second look at the clock comes 4 s after the first.
  const now = () => new Date(Date.now() + 4000 * asked++)
  expect(Math.abs(await noteProcess({ ...ctx(), now }, 'waiting'))).toBeLessThan(500)
  expect(await broken()).toEqual([])
})

it('a database without a standby is single', async () => {
  expect(await durabilityOf(test.ctx())).toBe('single')
})
