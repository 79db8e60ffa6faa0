import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { openMall } from '#server/mall.ts'
import { members, sessions } from '../accounts.tables.ts'
import { hashPassword } from '../passwords/password-hash.service.ts'

const test = testMall({ TRUSTED_PROXIES: '127.0.0.1' })
let subnets = 0
const from = (ip = `10.${subnets >> 8}.${subnets++ & 255}.1`) => ({ 'x-forwarded-for': ip })
const password = 'Kerami4ka'
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(password)
})
const aShopper = (part = {}) => aMember(test.ctx(), { passwordHash, email: `${randomUUID()}@example.ge`, ...part })
const login = (mail: string, word = password, headers: Record<string, string> = from(), part = {}) =>
  test.call('accounts.login', { mail, password: word, model: 'mail', ...part }, { headers })
const info = (cookie: string) => test.call('accounts.profile', {}, { cookie })
const day = 24 * 3600_000

describe('login', () => {
  it('opens a session that the three cookies carry', async () => {
    const member = await aShopper({ firstName: 'ნინო', lastName: 'ბერიძე' })
    const reply = await login(` ${member.email.toUpperCase()} `)
    expect(reply).toMatchObject({ code: 0, data: { id: member.id } })
    const set = reply.headers['set-cookie'] as string[]
    expect(set.find((line) => line.startsWith('sid='))).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/)
    const readable = set.find((line) => line.startsWith('userInfo='))!
    expect(readable).not.toMatch(/HttpOnly/)
    expect(JSON.parse(decodeURIComponent(/=([^;]*)/.exec(readable)![1]!))).toEqual({ name: 'ნინო ბერიძე', memberType: 0 })
    expect(set.find((line) => line.startsWith('userId='))).toContain(member.id)
    const known = await info(reply.cookies)
    expect(known.headers['cache-control']).toBe('no-store')
    expect(known.value).toMatchObject({
      id: member.id,
      name: 'ნინო ბერიძე',
      email: member.email,
      accountNumber: member.email,
      memberType: 0,
    })
    expect(JSON.stringify(known)).not.toContain('argon2')
  })

  it('answers GET as it answers POST, for programs and our own pages only', async () => {
    const member = await aShopper()
    const query = new URLSearchParams({ mail: member.email, password, model: 'mail' })
    const ask = (headers: Record<string, string>) =>
      test.request(`GET minimall/member/uniteLogin?${query}`, undefined, { headers: { ...from(), ...headers } })
    const reply = await ask({})
    expect(reply).toMatchObject({ code: 0, data: { id: member.id }, headers: { 'cache-control': 'no-store' } })
    expect((await info(reply.cookies)).value.id).toBe(member.id)
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect(await ask({ 'sec-fetch-site': site })).toMatchObject({ status: 403, key: 'request.crossSite', cookies: '' })
    }
    query.set('password', 'Kerami4kb')
    expect(await ask({})).toMatchObject({ key: 'account.wrongLogin' })
    query.delete('password')
    expect(await ask({})).toMatchObject({ key: 'password.required' })
  })

  it.each([
    ['', password, 'account.required'],
    ['nino@', password, 'account.mailFormat'],
    ['12345', password, 'account.phoneFormat'],
    ['nino@example.ge', '', 'password.required'],
  ])('rejects %j %j with %s', async (mail, word, key) => {
    const body = { ...(mail ? { mail } : {}), password: word }
    expect(await test.call('accounts.login', body, { headers: from() })).toMatchObject({ status: 200, key, cookies: '' })
  })

  it('answers the same for an unknown account, a wrong password and a wrong code', async () => {
    const member = await aShopper()
    const code = { verificationCode: '123456', verificationCodeKey: 'x'.repeat(32) }
    const replies = [
      await login('nobody@example.ge'),
      await login(member.email, 'Kerami4kb'),
      await login(member.email, password, from(), code),
    ]
    for (const { code, message, key, params, status } of replies) {
      expect({ code, message, key, params, status }).toEqual({
        code: 2005,
        message: 'The account or the password is wrong',
        key: 'account.wrongLogin',
        params: {},
        status: 200,
      })
    }
  })

  it('accepts a code once, and only the one for a login', async () => {
    const member = await aShopper()
    const sent = await test.call('accounts.sendMailCode', { mail: member.email, type: 2 }, { headers: from() })
    await test.mall.drain()
    const verificationCode = /\b\d{6}\b/.exec(test.sent.at(-1)!.text)![0]
    const proof = { verificationCode, verificationCodeKey: sent.data.verificationCodeKey }
    expect(await login(member.email, password, from(), proof)).toMatchObject({ code: 0 })
    expect(await login(member.email, password, from(), proof)).toMatchObject({ key: 'account.wrongLogin' })
    test.clock.forward(91_000)
    const late = await test.call('accounts.sendMailCode', { mail: member.email, type: 2 }, { headers: from() })
    await test.mall.drain()
    const lateCode = /\b\d{6}\b/.exec(test.sent.at(-1)!.text)![0]
    test.clock.forward(60_000)
    const over = { verificationCode: lateCode, verificationCodeKey: late.data.verificationCodeKey }
    expect(await login(member.email, password, from(), over)).toMatchObject({ key: 'account.wrongLogin' })
  })

  it('answers a login code for an unknown account the same and sends no mail', async () => {
    const before = test.sent.length
    const reply = await test.call('accounts.sendMailCode', { mail: 'stranger@example.ge', type: 2 }, { headers: from() })
    await test.mall.drain()
    expect(reply).toMatchObject({ code: 0, data: { retryAfter: 90, expiresIn: 60 } })
    expect(reply.data.verificationCodeKey).toHaveLength(32)
    expect(test.sent).toHaveLength(before)
  })

  it('waits longer after each failure from the fifth on, there alone, and starts over after a success', async () => {
    const member = await aShopper()
    const here = from()
    const guesses = await Promise.all(Array.from({ length: 8 }, () => login(member.email, 'Kerami4kb', here)))
    expect(guesses.filter((reply) => reply.key === 'account.wrongLogin')).toHaveLength(5)
    expect(guesses.filter((reply) => reply.key === 'account.wait').length).toBe(3)
    for (const wait of [1, 2, 4, 8]) {
      const rejected = await login(member.email, password, here)
      expect(rejected).toMatchObject({ key: 'account.wait', params: { seconds: wait } })
      test.clock.forward(wait * 1000)
      expect(await login(member.email, 'Kerami4kb', here)).toMatchObject({ key: 'account.wrongLogin' })
    }
    expect(await login(member.email, password, from())).toMatchObject({ code: 0 })
    test.clock.forward(16_000)
    expect(await login(member.email, password, here)).toMatchObject({ code: 0 })
    expect(await login(member.email, 'Kerami4kb', here)).toMatchObject({ key: 'account.wrongLogin' })
    expect(await login(member.email, password, here)).toMatchObject({ code: 0 })
  })

  it('never waits longer than a quarter of an hour', async () => {
    const here = from()
    const mail = 'patient@example.ge'
    for (let i = 0; i < 17; i++) {
      await login(mail, 'Kerami4kb', here)
      test.clock.forward(900_000)
    }
    await login(mail, 'Kerami4kb', here)
    expect((await login(mail, 'Kerami4kb', here)).params).toEqual({ seconds: 900, unit: 'minutes', count: 15 })
  })

  it('lets so many hash at once, for accounts that nobody has as well, and answers the rest 429', async () => {
    const replies = await Promise.all(Array.from({ length: 60 }, () => login(`${randomUUID()}@example.ge`, 'x')))
    const rejected = replies.filter((reply) => reply.status === 429)
    expect(rejected.length).toBeGreaterThanOrEqual(20)
    expect(rejected[0]!.headers['retry-after']).toBe('2')
    expect(replies.filter((reply) => reply.status === 200).length).toBeGreaterThanOrEqual(34)
  })
})

describe('sessions', () => {
  it('get a new token at login; the one brought along ends', async () => {
    const member = await aShopper()
    const planted = `sid=${'A'.repeat(43)}`
    const reply = await login(member.email, password, { ...from(), cookie: planted })
    expect(reply.cookies).not.toContain('A'.repeat(43))
    expect(await info(planted)).toMatchObject({ status: 401 })
    const secondLogin = await login(member.email, password, { ...from(), cookie: reply.cookies })
    expect(await info(reply.cookies)).toMatchObject({ status: 401, key: 'session.missing' })
    expect((await info(secondLogin.cookies)).value.id).toBe(member.id)
  })

  it('end when the login cookie was lost, and only then', async () => {
    const { cookies } = await login((await aShopper()).email)
    const lost = cookies
      .split('; ')
      .filter((pair) => !pair.startsWith('userInfo='))
      .join('; ')
    const end = (cookie: string) => test.call('accounts.logout', { lost: true }, { cookie })
    expect(await end(cookies)).toMatchObject({ code: 0, cookies: '' })
    expect(await end('')).toMatchObject({ code: 0, cookies: '' })
    expect(await test.call('accounts.profile', {}, { cookie: lost })).toMatchObject({ code: 0 })
    expect((await end(lost)).cookies).toBe('sid=; userInfo=; userId=')
    expect(await test.call('accounts.profile', {}, { cookie: lost })).toMatchObject({ status: 401 })
  })

  it('end at logout for good, and ending twice is the same', async () => {
    const member = await aShopper()
    const reply = await test.call('accounts.logout', {}, { cookie: member.cookie })
    expect(reply).toMatchObject({ code: 0 })
    expect((reply.headers['set-cookie'] as string[]).filter((line) => /^(?:sid|userInfo|userId)=;/.test(line))).toHaveLength(3)
    expect(await info(member.cookie)).toMatchObject({ status: 401 })
    expect(await test.call('accounts.logout', {}, { cookie: member.cookie })).toMatchObject({ code: 0 })
  })

  it('end after 14 days without use and after 30 in any case', async () => {
    const idle = await aShopper()
    const busy = await aShopper()
    const use = async (days: number) => {
      for (let i = 0; i < days; i++) {
        test.clock.forward(day)
        expect((await info(busy.cookie)).status).toBe(200)
      }
    }
    await use(15)
    expect((await info(idle.cookie)).status).toBe(401)
    await use(14)
    test.clock.forward(day)
    expect((await info(busy.cookie)).status).toBe(401)
  })

  it.each(['sid=', 'sid=short', `sid=${'B'.repeat(43)}`, `sid=${'ა'.repeat(43)}`, 'userId=someone; userInfo=%7B%7D', 'sid=%00'])(
    'are not made of %j',
    async (cookie) => expect(await info(cookie)).toMatchObject({ status: 401, key: 'session.missing' }),
  )

  it('decide who asks, whatever the body claims', async () => {
    const [one, other] = [await aShopper(), await aShopper()]
    const reply = await test.call('accounts.profile', { storeMemberId: other.id }, { cookie: one.cookie })
    expect(reply).toMatchObject({ status: 401, key: 'session.mismatch' })
    const lang = await test.call('accounts.changeLanguage', { storeMemberId: other.id, lang: 'zh' }, { cookie: one.cookie })
    expect(lang.status).toBe(401)
    const [row] = await test.db.select().from(members).where(eq(members.id, other.id))
    expect(row!.lang).toBe('ka')
  })

  it('keep the language messages are written in', async () => {
    const member = await aShopper()
    const change = (lang: string) => test.call('accounts.changeLanguage', { lang }, { cookie: member.cookie })
    expect((await change('ru_RU')).data).toEqual({ lang: 'ru' })
    expect((await change('en_GEO')).data).toEqual({ lang: 'ka' })
    for (const unknown of ['de', 'EN', 'ka_GE', 'constructor'])
      expect(await change(unknown)).toMatchObject({ key: 'request.invalid', params: { field: 'lang' } })
    expect((await info(member.cookie)).value.lang).toBe('ka')
  })

  it('lie in the table as a hash alone', async () => {
    const member = await aShopper()
    const rows = await test.db.select().from(sessions).where(eq(sessions.memberId, member.id))
    expect(rows).toHaveLength(1)
    expect(member.cookie).not.toContain(rows[0]!.tokenHash)
  })
})

it('no line of the log contains a password, a code, a query or a token', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }))
  const mall = await openMall({ settings: test.settings, db: test.db, log, now: test.clock.now, send: () => Promise.resolve() })
  const member = await aShopper()
  const headers = { ...from(), lang: 'en' }
  const ask = (query: string) => mall.app.inject({ url: `/api/minimall/member/uniteLogin?${query}`, headers })
  await ask(`mail=${member.email}&password=${password}`)
  await ask(`mail=${member.email}&password=Kerami4kb&verificationCode=987654&verificationCodeKey=kkkkkkkkkkkk`)
  await ask(`mail=${member.email}&password=${password}&unknown=1`)
  await ask(`mail=${member.email}&password=%E0%A4%A`)
  await mall.close()
  const all = lines.join('')
  expect(all).toContain('loggedIn')
  for (const secret of [password, 'Kerami4kb', '987654', 'kkkkkkkkkkkk', 'uniteLogin?', member.email]) expect(all).not.toContain(secret)
})
