import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { fromSubnet } from '#demo/testing/codes.ts'
import { noSuchUuid, sampleBody } from '#demo/testing/sample-input.ts'
import { testMall, type Reply } from '#demo/testing/test-mall.ts'
import { servedCalls } from '#server/modules.ts'
import { members } from '../accounts.tables.ts'
import { hashPassword } from '../passwords/password-hash.service.ts'

/** The attacks of reference/reliability R24-R31 that go against accounts, with its figures. */
const test = testMall({ TRUSTED_PROXIES: '127.0.0.1' })
const password = 'Kerami4ka'
let passwordHash: string
beforeAll(async () => void (passwordHash = await hashPassword(password)))
const aShopper = (part = {}) => aMember(test.ctx(), { passwordHash, email: `${randomUUID()}@example.ge`, ...part })
const login = (body: object, headers = fromSubnet()) => test.call('accounts.login', body, { headers })

/** Works through a list, so many at a time. */
async function atOnce<T>(width: number, works: (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = []
  const waiting = [...works]
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let work = waiting.shift(); work; work = waiting.shift()) done.push(await work())
    }),
  )
  return done
}

describe('R24: guessing codes', () => {
  it('10,000 guesses from 50 addresses, 20 at a time: at most 5 are judged a code, none wins, the right one is burned', async () => {
    const member = await aShopper()
    const sent = await test.call('accounts.sendMailCode', { mail: member.email, type: 1 }, { headers: fromSubnet() })
    await test.mall.drain()
    const right = /\b\d{6}\b/.exec(test.sent.at(-1)!.text)![0]
    const verifyCodeKey = sent.data.verificationCodeKey as string
    const nets = Array.from({ length: 50 }, () => fromSubnet())
    const codes = Array.from({ length: 10_000 }, (_, i) => String(i * 97 + 3).padStart(6, '0')).filter((code) => code !== right)
    const guess = (verifyCode: string, headers: Record<string, string>) =>
      test.call('accounts.checkCode', { model: 'mail', userName: member.email, verifyCodeKey, verifyCode }, { headers })
    const replies = await atOnce(
      20,
      codes.map((code, i) => () => guess(code, nets[i % 50]!)),
    )
    const count = (key: string) => replies.filter((reply) => reply.key === key).length
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(0)
    expect(count('code.wrong')).toBeLessThanOrEqual(5)
    // 30 an hour from each address reach the code at all.
    expect(count('code.wrong') + count('code.burned')).toBeLessThanOrEqual(50 * 30)
    expect(count('code.wrong') + count('code.burned') + count('request.tooMany')).toBe(codes.length)
    const [row] = (
      await test.db.execute<{ n: number }>(sql`select failed_attempts as n from verification_codes where account = ${member.email}`)
    ).rows
    expect(row!.n).toBe(5)
    expect(await guess(right, fromSubnet())).toMatchObject({ key: 'code.burned' })
  }, 120_000)

  it('a new code does not buy more than ten times five guesses a day', async () => {
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
    const judged = await test.db.execute<{ n: number }>(
      sql`select sum(failed_attempts)::int as n from verification_codes where account = ${member.email}`,
    )
    expect(judged.rows[0]!.n).toBe(50)
  })
})

describe('R26: guessing passwords', () => {
  it('1,000 accounts, 3 tries each, from one address: a hundred an hour are looked at', async () => {
    const headers = fromSubnet()
    const mails = Array.from({ length: 1000 }, () => `${randomUUID()}@example.ge`)
    const replies = await atOnce(
      20,
      mails.flatMap((mail) => Array.from({ length: 3 }, () => () => login({ mail, password: 'Kerami4kb' }, headers))),
    )
    expect(replies.filter((reply) => reply.key === 'account.wrongLogin').length).toBeLessThanOrEqual(100)
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(2900)
  }, 120_000)

  it('one account, 1,000 tries from one address: five are free; the owner has as many from another, and gets in', async () => {
    const member = await aShopper()
    const headers = fromSubnet()
    const replies = await atOnce(
      20,
      Array.from({ length: 1000 }, () => () => login({ mail: member.email, password: 'Kerami4kb' }, headers)),
    )
    const judged = replies.filter((reply) => reply.key === 'account.wrongLogin').length
    expect(judged).toBe(5)
    expect(replies.filter((reply) => reply.key === 'account.wait' || reply.status === 429)).toHaveLength(995)
    const elsewhere = fromSubnet()
    for (let i = 0; i < 4; i++)
      expect(await login({ mail: member.email, password: 'Kerami4kb' }, elsewhere)).toMatchObject({ key: 'account.wrongLogin' })
    expect(await login({ mail: member.email, password }, elsewhere)).toMatchObject({ code: 0 })
  }, 120_000)

  it('one account from 60 addresses: beyond a hundred failures each address has one free try; the owner still gets in and is told', async () => {
    const member = await aShopper({ lang: 'en' })
    const tries = await atOnce(
      8,
      Array.from({ length: 60 }, () => fromSubnet()).map((headers) => async () => {
        let judged = 0
        for (let i = 0; i < 5; i++)
          if ((await login({ mail: member.email, password: 'Kerami4kb' }, headers)).key === 'account.wrongLogin') judged++
        return judged
      }),
    )
    const judged = tries.reduce((sum, each) => sum + each, 0)
    expect(judged).toBeLessThanOrEqual(100 + 40 + 2 * 60)
    expect(tries.at(-1)).toBeLessThanOrEqual(2)
    const owner = await login({ mail: member.email, password })
    expect(owner.code).toBe(0)
    await test.mall.drain()
    const told = await test.call('notifications.list', undefined, { cookie: owner.cookies })
    expect(told.data.page.results.filter((each: { kind: string }) => each.kind === 'manyFailedLogins')).toHaveLength(1)
  }, 120_000)
})

/** `TIMING_ROUNDS=500` is the figure of R27; fewer tell a missing hash as well. */
const rounds = Number(process.env.TIMING_ROUNDS ?? 60)

describe('R27: time tells nothing', () => {
  const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!
  const timed = async (work: () => Promise<Reply>) => {
    const begun = performance.now()
    await work()
    return performance.now() - begun
  }
  /** Interleaved, so that a busy moment meets both. The medians are near each other, and near in proportion: a missing hash is quick. */
  async function expectEqualTimes(one: () => Promise<Reply>, other: () => Promise<Reply>) {
    const times: [number[], number[]] = [[], []]
    for (let i = 0; i < rounds; i++) {
      times[0].push(await timed(one))
      times[1].push(await timed(other))
    }
    const [a, b] = times.map(median) as [number, number]
    expect(Math.abs(a - b)).toBeLessThan(20)
    if (Math.max(a, b) > 10) expect(Math.min(a, b) / Math.max(a, b)).toBeGreaterThan(0.6)
  }

  it('of a login with a known and an unknown account', async () => {
    const member = await aShopper()
    const known = () => login({ mail: member.email, password: 'Kerami4kb' })
    const nobody = `${randomUUID()}@example.ge`
    const unknown = () => login({ mail: nobody, password: 'Kerami4kb' })
    await expectEqualTimes(known, unknown)
  }, 600_000)

  it('of a login with a password and without any', async () => {
    const [one, other] = [await aShopper(), await aShopper({ passwordHash: null })]
    const ask = (mail: string) => () => login({ mail, password: 'Kerami4kb' })
    await expectEqualTimes(ask(one.email), ask(other.email))
  }, 600_000)

  it('of a code for a forgotten password, and of the existence check', async () => {
    const known: string[] = []
    for (let i = 0; i < rounds; i++) known.push((await aShopper()).email)
    const send = (mail: string) => test.call('accounts.sendMailCode', { mail, type: 1 }, { headers: fromSubnet() })
    let turn = 0
    await expectEqualTimes(
      () => send(known[turn++]!),
      () => send(`${randomUUID()}@example.ge`),
    )
    const check = (mail: string) => test.call('accounts.accountStatus', { userName: mail }, { headers: fromSubnet() })
    await expectEqualTimes(
      () => check(known[0]!),
      () => check(`${randomUUID()}@example.ge`),
    )
  }, 600_000)
})

describe('R29: posts from elsewhere', () => {
  const calls = servedCalls.map(({ call }) => call).filter(({ method, access }) => method === 'POST' && access !== 'public')
  const shapes: [string, Record<string, string>][] = [
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['no header at all', { 'sec-fetch-site': '' }],
    ['null origin', { 'sec-fetch-site': '', origin: 'null' }],
    ['another origin', { 'sec-fetch-site': '', origin: 'https://elsewhere.example' }],
    ['our name in another', { 'sec-fetch-site': '', origin: 'http://localhost:3000.elsewhere.example' }],
  ]
  it.each(calls.map((call) => [call.path, call] as const))('%s takes none', async (_, call) => {
    const member = await aShopper()
    const path = `POST ${call.path.replace(/:\w+/g, noSuchUuid)}`
    for (const [name, headers] of shapes) {
      const reply = await test.request(path, sampleBody(call), { cookie: member.cookie, headers: { ...fromSubnet(), ...headers } })
      expect(reply.status, name).toBe(403)
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      if (call.form && type !== 'text/plain') continue
      const reply = await test.request(path, undefined, {
        cookie: member.cookie,
        raw: 'a=b',
        headers: { ...fromSubnet(), 'content-type': type },
      })
      expect(reply.status, type).toBeGreaterThanOrEqual(400)
    }
    expect(await test.call('accounts.profile', {}, { cookie: member.cookie })).toMatchObject({ status: 200 })
  })
})

describe('R31: fields that a caller has no business with', () => {
  const calls = servedCalls
    .map(({ call }) => call)
    .filter(({ method, path, body }) => method === 'POST' && body && /account|user|member|sms|sessions|Notice/i.test(path))
  it.each(calls.map((call) => [call.path, call] as const))('%s takes none', async (_, call) => {
    const member = await aShopper()
    const before = (await test.db.select().from(members).where(eq(members.id, member.id)))[0]
    const allowed = new Set(Object.keys(call.body!.properties))
    const columns = [...Object.keys(members), 'isAdmin', 'role', 'constructor', 'prototype'].filter((name) => !allowed.has(name))
    for (const name of columns) {
      const reply = await test.request(
        `POST ${call.path.replace(':id', member.id)}`,
        { [name]: 1 },
        { cookie: member.cookie, headers: fromSubnet() },
      )
      expect(reply.status, name).toBe(400)
    }
    const proto = await test.request(`POST ${call.path}`, undefined, {
      cookie: member.cookie,
      headers: fromSubnet(),
      raw: '{"__proto__":{"memberType":1}}',
    })
    expect(proto.status).toBe(400)
    expect((await test.db.select().from(members).where(eq(members.id, member.id)))[0]).toEqual(before)
  })
})
