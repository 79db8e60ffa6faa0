import { verify } from '@node-rs/argon2'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { fromSubnet } from '#demo/testing/codes.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { hashPassword } from '../passwords/password-hash.service.ts'

// The real library, counting its calls.
vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>()
  return { ...argon2, verify: vi.fn<typeof argon2.verify>(argon2.verify) }
})

/** The attacks of reference/reliability R24-R27 against codes and passwords, with its figures. */
const test = testMall({ TRUSTED_PROXIES: '127.0.0.1' })
const password = 'Kerami4ka'
let passwordHash: string
beforeAll(async () => void (passwordHash = await hashPassword(password)))
const aShopper = (part = {}) => aMember(test.ctx(), { passwordHash, email: `${randomUUID()}@example.ge`, ...part })
const login = (body: object, headers = fromSubnet()) => test.call('accounts.login', body, { headers })

/** Runs tasks with a given concurrency; results in the order they finish. */
async function runConcurrently<T>(concurrency: number, tasks: (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = []
  const queue = [...tasks]
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let task = queue.shift(); task; task = queue.shift()) done.push(await task())
    }),
  )
  return done
}

describe('R24: guessing codes', () => {
  it('10,000 guesses from 50 addresses, 20 at a time: at most 5 are compared with a code, none succeeds, the right code is unusable afterwards', async () => {
    const member = await aShopper()
    const sent = await test.call('accounts.sendMailCode', { mail: member.email, type: 1 }, { headers: fromSubnet() })
    await test.mall.drain()
    const right = /\b\d{6}\b/.exec(test.sent.at(-1)!.text)![0]
    const verifyCodeKey = sent.data.verificationCodeKey as string
    const subnets = Array.from({ length: 50 }, () => fromSubnet())
    const codes = Array.from({ length: 10_000 }, (_, i) => String(i * 97 + 3).padStart(6, '0')).filter((code) => code !== right)
    const guess = (verifyCode: string, headers: Record<string, string>) =>
      test.call('accounts.checkCode', { model: 'mail', userName: member.email, verifyCodeKey, verifyCode }, { headers })
    const replies = await runConcurrently(
      20,
      codes.map((code, i) => () => guess(code, subnets[i % 50]!)),
    )
    const count = (key: string) => replies.filter((reply) => reply.key === key).length
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(0)
    expect(count('code.wrong')).toBeLessThanOrEqual(5)
    // 30 an hour from each address are compared at all.
    expect(count('code.wrong') + count('code.burned')).toBeLessThanOrEqual(50 * 30)
    expect(count('code.wrong') + count('code.burned') + count('request.tooMany')).toBe(codes.length)
    const [row] = (
      await test.db.execute<{ n: number }>(sql`select failed_attempts as n from verification_codes where account = ${member.email}`)
    ).rows
    expect(row!.n).toBe(5)
    expect(await guess(right, fromSubnet())).toMatchObject({ key: 'code.burned' })
  })

  it('new codes allow at most ten times five attempts a day', async () => {
    const member = await aShopper()
    let codes = 0
    for (let i = 0; i < 24; i++) {
      const sent = await test.call('accounts.sendMailCode', { mail: member.email, type: 2 }, { headers: fromSubnet() })
      if (sent.code === 0) {
        codes++
        const body = { model: 'mail', userName: member.email, verifyCodeKey: sent.data.verificationCodeKey, verifyCode: '000000' }
        for (let guess = 0; guess < 7; guess++) await test.call('accounts.checkCode', body, { headers: fromSubnet() })
      }
      test.clock.forward(301_000)
    }
    expect(codes).toBe(10)
    const verified = await test.db.execute<{ n: number }>(
      sql`select sum(failed_attempts)::int as n from verification_codes where account = ${member.email}`,
    )
    expect(verified.rows[0]!.n).toBe(50)
  })
})

describe('R26: guessing passwords', () => {
  it('login is asked a hundred times an hour from one net', async () => {
    const headers = fromSubnet()
    const replies = []
    for (let i = 0; i < 101; i += 1) replies.push(await login({ mail: `${randomUUID()}@example.ge`, password: 'x' }, headers))
    expect(replies.at(-2)!.status).toBe(200)
    expect(replies.at(-1)).toMatchObject({ status: 429, key: 'request.tooMany' })
    expect(Number(replies.at(-1)!.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('1,000 accounts, 3 attempts each, from one address: a hundred an hour are verified', async () => {
    const headers = fromSubnet()
    const mails = Array.from({ length: 1000 }, () => `${randomUUID()}@example.ge`)
    const replies = await runConcurrently(
      20,
      mails.flatMap((mail) => Array.from({ length: 3 }, () => () => login({ mail, password: 'Kerami4kb' }, headers))),
    )
    expect(replies.filter((reply) => reply.key === 'account.wrongLogin').length).toBeLessThanOrEqual(100)
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(2900)
  })

  it('one account, 1,000 attempts from one address: five are verified; the owner has as many from another, and signs in', async () => {
    const member = await aShopper()
    const headers = fromSubnet()
    const replies = await runConcurrently(
      20,
      Array.from({ length: 1000 }, () => () => login({ mail: member.email, password: 'Kerami4kb' }, headers)),
    )
    const verified = replies.filter((reply) => reply.key === 'account.wrongLogin').length
    expect(verified).toBe(5)
    expect(replies.filter((reply) => reply.key === 'account.wait' || reply.status === 429)).toHaveLength(995)
    const elsewhere = fromSubnet()
    for (let i = 0; i < 4; i++)
      expect(await login({ mail: member.email, password: 'Kerami4kb' }, elsewhere)).toMatchObject({ key: 'account.wrongLogin' })
    expect(await login({ mail: member.email, password }, elsewhere)).toMatchObject({ code: 0 })
  })

  it('one account from 60 addresses: beyond a hundred failures each address has one grace attempt; the owner can sign in and is notified', async () => {
    const member = await aShopper({ lang: 'en' })
    const counts = await runConcurrently(
      8,
      Array.from({ length: 60 }, () => fromSubnet()).map((headers) => async () => {
        let verified = 0
        for (let i = 0; i < 5; i++)
          if ((await login({ mail: member.email, password: 'Kerami4kb' }, headers)).key === 'account.wrongLogin') verified++
        return verified
      }),
    )
    const verified = counts.reduce((sum, each) => sum + each, 0)
    expect(verified).toBeLessThanOrEqual(100 + 40 + 2 * 60)
    expect(counts.at(-1)).toBeLessThanOrEqual(2)
    const owner = await login({ mail: member.email, password })
    expect(owner.code).toBe(0)
    await test.mall.drain()
    const notifications = await test.call('notifications.list', undefined, { cookie: owner.cookies })
    expect(notifications.data.page.results.filter((each: { kind: string }) => each.kind === 'manyFailedLogins')).toHaveLength(1)
  })
})

describe('R27: a login does the same work for every account', () => {
  it.each(['known', 'without a password', 'unknown'])('one hash for an account that is %s', async (kind) => {
    const mail = kind === 'unknown' ? `${randomUUID()}@example.ge` : (await aShopper(kind === 'known' ? {} : { passwordHash: null })).email
    vi.mocked(verify).mockClear()
    expect(await login({ mail, password: 'Kerami4kb' })).toMatchObject({ key: 'account.wrongLogin' })
    expect(verify).toHaveBeenCalledTimes(1)
  })
})
