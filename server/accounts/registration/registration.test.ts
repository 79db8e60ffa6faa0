import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { outbox } from '#server/platform/messaging/outbox/outbox.tables.ts'
import { testMall, type Reply } from '#demo/testing/test-mall.ts'
import { aMember } from '#demo/factories/members.ts'
import { codes, members } from '../accounts.tables.ts'

const test = testMall({ TRUSTED_PROXIES: '127.0.0.1' })
let subnets = 0
/** A caller from a net of its own, so that limits of one test do not reach the next. */
const from = (ip = `10.${subnets >> 8}.${subnets++ & 255}.1`) => ({ headers: { 'x-forwarded-for': ip } })
let mails = 0
const aMail = () => `shopper${mails++}@example.ge`
const minute = 60_000

async function aCode(mail: string, options = from()): Promise<{ key: string; code: string; reply: Reply }> {
  const reply = await test.call('accounts.sendMailCode', { mail, type: 0 }, options)
  await test.mall.drain()
  const mailed = test.sent.findLast((message) => message.to === mail)
  return { key: reply.data.verificationCodeKey, code: /\b\d{6}\b/.exec(mailed!.text)![0], reply }
}

const form = (email: string, proof: { key: string; code: string }, part = {}) => ({
  firstName: 'ნინო',
  lastName: 'ბერიძე',
  email,
  source: 'pc',
  lang: 'ru',
  password: 'Kerami4ka',
  memberType: 0,
  verificationCode: proof.code,
  verificationCodeKey: proof.key,
  ...part,
})
const register = (body: object, options = from()) => test.call('accounts.registerByEmail', body, options)
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('registration', () => {
  it('makes an account from a proved mailbox and signs nobody in', async () => {
    const mail = aMail()
    const proof = await aCode(mail)
    expect(proof.reply.data).toMatchObject({ retryAfter: 90, expiresIn: 1800 })
    const reply = await register(form(` ${mail.toUpperCase()} `, proof))
    expect(reply).toMatchObject({ code: 0, data: { memberType: 0 } })
    expect(reply.cookies).toBe('')
    const [row] = await test.db.select().from(members).where(eq(members.id, reply.data.id))
    expect(row).toMatchObject({ email: mail, firstName: 'ნინო', lang: 'ru', memberType: 0 })
    expect(row!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it.each(['pc/mall/user/register', 'pc/mall/userNew/emailRegister'])('is served at %s too, from a form', async (path) => {
    const mail = aMail()
    const fields = Object.entries(form(mail, await aCode(mail))).map(([name, value]) => [name, String(value)])
    const options = { headers: { ...from().headers, 'content-type': 'application/x-www-form-urlencoded' } }
    const reply = await test.request(`POST ${path}`, undefined, { ...options, raw: String(new URLSearchParams(fields)) })
    expect(reply).toMatchObject({ status: 200, code: 0, data: { memberType: 0 } })
  })

  it('accepts a multipart form, and forms only for calls that declare them', async () => {
    const mail = aMail()
    const data = Object.entries(form(mail, await aCode(mail))).map(
      ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const headers = { ...from().headers, 'content-type': 'multipart/form-data; boundary=x' }
    const reply = await test.request('POST pc/mall/user/register', undefined, { headers, raw: `${data.join('')}--x--\r\n` })
    expect(reply).toMatchObject({ status: 200, code: 0 })
    const login = await test.call('accounts.login', undefined, { headers, raw: `${data.join('')}--x--\r\n` })
    expect(login).toMatchObject({ status: 415, key: 'request.wrongType' })
  })

  it.each([
    [{ firstName: '' }, 'account.firstNameRequired'],
    [{ lastName: ' ' }, 'account.lastNameRequired'],
    [{ firstName: '<script>' }, 'account.nameFormat'],
    [{ email: '', account: '' }, 'account.required'],
    [{ email: 'nino@' }, 'account.mailboxFormat'],
    [{ password: '' }, 'password.required'],
    [{ password: 'Ab1' }, 'password.length'],
    [{ password: 'Keramika' }, 'password.digit'],
    [{ password: 'kerami4ka' }, 'password.upper'],
    [{ password: 'KERAMI4KA' }, 'password.lower'],
    [{ password: 'Kerami4ka!' }, 'password.charset'],
    [{ password: 'Password1' }, 'password.common'],
    [{ verificationCode: '' }, 'code.required'],
    [{ verificationCode: '12ab56' }, 'code.wrong'],
  ])('rejects %j with %s', async (part, key) => {
    const body: Record<string, unknown> = form(aMail(), { key: 'k'.repeat(32), code: '123456' }, part)
    if (body.email === '') delete body.email
    if (body.account === '') delete body.account
    expect(await register(body)).toMatchObject({ status: 200, key })
  })

  it('rejects fields that it does not declare', async () => {
    const mail = aMail()
    const proof = await aCode(mail)
    for (const extra of [{ id: 'me' }, { createdAt: '2020-01-01' }, { passwordHash: 'x' }, { mobilePhone: '555123456' }]) {
      expect(await register(form(mail, proof, extra))).toMatchObject({ status: 400, key: 'request.invalid' })
    }
    expect(await test.db.select().from(members).where(eq(members.email, mail))).toEqual([])
  })

  it('makes one account of many registrations of one mail at once', async () => {
    const mail = aMail()
    const proofs = []
    for (let i = 0; i < 3; i++) {
      proofs.push(await aCode(mail))
      test.clock.forward(91_000)
    }
    const replies = await Promise.all([...proofs, ...proofs].map((proof) => register(form(mail, proof))))
    const keys = replies.map((reply) => reply.key ?? 'made').sort()
    expect(keys.filter((key) => key === 'made')).toHaveLength(1)
    expect(keys.every((key) => ['made', 'account.taken', 'code.expired'].includes(key))).toBe(true)
    expect(await test.db.select().from(members).where(eq(members.email, mail))).toHaveLength(1)
  })

  it('reports an existing account, at the check and at the code', async () => {
    const { email } = await aMember(test.ctx())
    expect((await test.call('accounts.accountStatus', { userName: email }, from())).data).toEqual({ userStatus: 1 })
    expect((await test.call('accounts.accountStatus', { userName: aMail() }, from())).data).toEqual({
      userStatus: 0,
    })
    expect(await test.call('accounts.sendMailCode', { mail: email, type: 0 }, from())).toMatchObject({ key: 'account.exists' })
  })

  it('answers ten account checks a minute and sixty a day', async () => {
    const options = from()
    const ask = () => test.call('accounts.accountStatus', { userName: aMail() }, options)
    for (let round = 0; round < 6; round++) {
      const replies = await Promise.all(Array.from({ length: 11 }, ask))
      const rejected = replies.filter((reply) => reply.status === 429)
      expect(rejected).toHaveLength(1)
      expect(rejected[0]).toMatchObject({ key: 'request.tooMany', headers: { 'retry-after': '60' } })
      test.clock.forward(61_000)
    }
    const last = await ask()
    expect(last.status).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(80_000)
  })
})

describe('codes', () => {
  const check = (userName: string, verifyCodeKey: string, verifyCode: string) =>
    test.call('accounts.checkCode', { model: 'mail', userName, verifyCodeKey, verifyCode }, from())

  it('are checked without being used, and used once', async () => {
    const mail = aMail()
    const { key, code } = await aCode(mail)
    expect(await check(mail, key, code)).toMatchObject({ code: 0, data: { valid: true } })
    expect(await check(mail, key, code)).toMatchObject({ code: 0 })
    expect(await register(form(mail, { key, code }))).toMatchObject({ code: 0 })
    expect(await register(form(mail, { key, code }))).toMatchObject({ key: 'code.expired' })
    expect(await check(mail, key, code)).toMatchObject({ key: 'code.expired' })
  })

  it('fit no other account, key or purpose', async () => {
    const [mail, other] = [aMail(), aMail()]
    const { key, code } = await aCode(mail)
    const theirs = await aCode(other)
    expect(await register(form(other, { key, code }))).toMatchObject({ key: 'code.wrong' })
    const otherKey = theirs.code === code ? 'nothing' : theirs.key
    expect(await register(form(mail, { key: otherKey, code }))).toMatchObject({ key: 'code.wrong' })
    const member = await aMember(test.ctx())
    const login = await test.call('accounts.sendMailCode', { mail: member.email, type: 2 }, from())
    expect(login.data.expiresIn).toBe(60)
    await test.mall.drain()
    const loginCode = /\b\d{6}\b/.exec(test.sent.at(-1)!.text)![0]
    const reused = { key: login.data.verificationCodeKey, code: loginCode }
    expect(await register(form(member.email, reused))).toMatchObject({ key: 'code.wrong' })
  })

  it('burn after five wrong guesses, even for the right one, also when they come at once', async () => {
    const mail = aMail()
    const { key, code } = await aCode(mail)
    const replies = await Promise.all(Array.from({ length: 12 }, () => check(mail, key, wrong(code))))
    expect(replies.every((reply) => reply.key === 'code.wrong' || reply.key === 'code.burned')).toBe(true)
    const [row] = await test.db.select().from(codes).where(eq(codes.account, mail))
    expect(row!.failedAttempts).toBe(5)
    expect(await register(form(mail, { key, code }))).toMatchObject({ key: 'code.burned' })
  })

  it('end after thirty minutes', async () => {
    const mail = aMail()
    const proof = await aCode(mail)
    test.clock.forward(30 * minute - 1)
    expect(await check(mail, proof.key, proof.code)).toMatchObject({ code: 0 })
    test.clock.forward(1)
    expect(await register(form(mail, proof))).toMatchObject({ key: 'code.expired' })
  })

  it('are sent again after 90 s, three times a quarter of an hour, ten times a day', async () => {
    const mail = aMail()
    await aCode(mail)
    test.clock.forward(30_000)
    const send = () => test.call('accounts.sendMailCode', { mail, type: 0 }, from())
    expect(await send()).toMatchObject({
      key: 'code.tooSoon',
      params: { seconds: 60 },
      message: expect.stringContaining('retry after 60 seconds'),
    })
    for (let i = 0; i < 2; i++) {
      test.clock.forward(91_000)
      expect(await send()).toMatchObject({ code: 0 })
    }
    test.clock.forward(91_000)
    expect(await send()).toMatchObject({ key: 'code.tooSoon', params: { seconds: 900 - 30 - 3 * 91 } })
    test.clock.forward(300_000)
    for (let i = 0; i < 7; i++) {
      test.clock.forward(301_000)
      expect(await send()).toMatchObject({ code: 0 })
    }
    test.clock.forward(301_000)
    expect(await send()).toMatchObject({ key: 'code.tooMany' })
    test.clock.forward(24 * 60 * minute)
    expect(await send()).toMatchObject({ code: 0 })
  })

  it('are limited by net, the sending and the guessing', async () => {
    const options = from('2001:db8:1:2:3::4')
    const sends = []
    for (let i = 0; i < 21; i++) sends.push(await test.call('accounts.sendMailCode', { mail: aMail(), type: 0 }, options))
    expect(sends.filter((reply) => reply.status === 429)).toHaveLength(1)
    const neighbour = { headers: { 'x-forwarded-for': '2001:db8:1:2:ffff::1' } }
    expect((await test.call('accounts.sendMailCode', { mail: aMail(), type: 0 }, neighbour)).status).toBe(429)
  })

  it('lie nowhere readable: not in the table, nor in the outbox once sent', async () => {
    const mail = aMail()
    const { key, code } = await aCode(mail)
    const stored = await test.db.execute(sql`select row_to_json(t)::text as t from verification_codes t where account = ${mail}`)
    expect(JSON.stringify(stored.rows)).not.toContain(key)
    expect(stored.rows[0]!.t).not.toContain(`"${code}"`)
    const left = await test.db
      .select()
      .from(outbox)
      .where(sql`done_at is not null`)
    expect(left.length).toBeGreaterThan(0)
    expect(left.every((row) => JSON.stringify(row.payload) === '{}')).toBe(true)
  })
})

describe('letters', () => {
  it.each([
    ['ka', 'რეგისტრაციის', '30\u00a0წუთი'],
    ['en', 'registration', '30 minutes'],
    ['ru', 'регистрацию', '30\u00a0минут'],
    ['zh', '注册', '30分钟'],
  ])('are written in %s', async (lang, word, life) => {
    const mail = aMail()
    await test.call('accounts.sendMailCode', { mail, type: 0 }, { ...from(), lang })
    await test.mall.drain()
    const mailed = test.sent.findLast((message) => message.to === mail)!
    const code = /\b\d{6}\b/.exec(mailed.text)![0]
    expect(mailed).toMatchObject({ channel: 'mail', lang, subject: expect.stringContaining(code) })
    for (const part of [word, life, code]) expect(mailed.html).toContain(part)
    expect(mailed.text).toContain(word)
  })
})
