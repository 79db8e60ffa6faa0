import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { requestCode, fromSubnet } from '#demo/testing/codes.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { members, sessions } from '../accounts.tables.ts'
import { hashPassword } from './password-hash.service.ts'
import { openSession } from '../sessions/sessions.service.ts'

const test = testMall({ TRUSTED_PROXIES: '127.0.0.1' })
const old = 'Kerami4ka'
const fresh = 'Samovar77x'
let passwordHash: string
beforeAll(async () => void (passwordHash = await hashPassword(old)))
const aShopper = (part = {}) => aMember(test.ctx(), { passwordHash, email: `${randomUUID()}@example.ge`, ...part })
const login = (mail: string, password: string) => test.call('accounts.login', { mail, password }, { headers: fromSubnet() })
const info = (cookie: string) => test.call('accounts.profile', {}, { cookie })
const forgot = (userName: string, sent: { code: string; verificationCodeKey: string }, part = {}, path = 'uniteForgotPassword') =>
  test.request(
    `POST minimall/member/${path}`,
    { model: 'mail', userName, verifyCode: sent.code, verifyCodeKey: sent.verificationCodeKey, password: fresh, ...part },
    { headers: fromSubnet() },
  )
const kinds = async (cookie: string) => {
  await test.mall.drain()
  return (await test.call('notifications.list', undefined, { cookie })).data.page.results.map((each: { kind: string }) => each.kind)
}

describe('a forgotten password', () => {
  it.each(['uniteForgotPassword', 'uniteModifyPassword'])(
    'is replaced by a code at %s; every session ends, nobody is signed in',
    async (path) => {
      const member = await aShopper({ memberType: 0 })
      const sent = await requestCode(test, member.email, 'forgot')
      const check = { model: 'mail', userName: member.email, verifyCodeKey: sent.verificationCodeKey, verifyCode: sent.code }
      expect(await test.call('accounts.checkCode', check, { headers: fromSubnet() })).toMatchObject({
        data: { valid: true },
      })
      const reply = await forgot(member.email, sent, {}, path)
      expect(reply).toMatchObject({ code: 0, data: { memberType: 0 }, cookies: '' })
      expect(await info(member.cookie)).toMatchObject({ status: 401 })
      expect(await login(member.email, old)).toMatchObject({ key: 'account.wrongLogin' })
      const secondLogin = await login(member.email, fresh)
      expect(secondLogin.code).toBe(0)
      expect(await kinds(secondLogin.cookies)).toContain('passwordReset')
      await test.mall.drain()
      const notice = test.sent.findLast((message) => message.to === member.email)!
      expect(notice).toMatchObject({ lang: 'ka', subject: 'ახალი პაროლი დაყენდა' })
      expect(notice.text).toContain('/user/profile/account')
    },
  )

  it('works by phone and notifies it by SMS', async () => {
    const member = await aShopper({ email: null, mobilePhone: '+995555000111' })
    const sent = await requestCode(test, '555 00 01 11', 'forgot')
    expect(await forgot('555000111', sent, { model: 'phone' })).toMatchObject({ code: 0 })
    await test.mall.drain()
    expect(test.sent.at(-1)).toMatchObject({ channel: 'sms', to: '+995555000111', text: expect.stringContaining('/login') })
    expect(await info(member.cookie)).toMatchObject({ status: 401 })
  })

  it('is replaced once a code, also at the same moment', async () => {
    const member = await aShopper()
    const sent = await requestCode(test, member.email, 'forgot')
    const passwords = ['Samovar77x', 'Samovar78x', 'Samovar79x']
    const replies = await Promise.all(passwords.map((password) => forgot(member.email, sent, { password })))
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1)
    expect(replies.filter((reply) => reply.key === 'code.expired')).toHaveLength(2)
    const won = passwords[replies.findIndex((reply) => reply.code === 0)]!
    expect(await login(member.email, won)).toMatchObject({ code: 0 })
  })

  it('wants a code of this purpose, account and time', async () => {
    const [one, two] = [await aShopper(), await aShopper()]
    const forLogin = await requestCode(test, one.email, 'login')
    expect(await forgot(one.email, forLogin)).toMatchObject({ key: 'code.wrong' })
    const theirs = await requestCode(test, two.email, 'forgot')
    expect(await forgot(one.email, theirs)).toMatchObject({ key: 'code.wrong' })
    expect(await forgot(two.email, { ...theirs, verificationCodeKey: 'x'.repeat(32) })).toMatchObject({ key: 'code.wrong' })
    test.clock.forward(10 * 60_000)
    expect(await forgot(two.email, theirs)).toMatchObject({ key: 'code.expired' })
    for (const member of [one, two]) expect(await login(member.email, old)).toMatchObject({ code: 0 })
  })

  it.each([
    [{ password: 'short' }, 'password.length'],
    [{ password: 'Password1' }, 'password.common'],
    [{ verifyCode: '' }, 'code.required'],
    [{ userName: 'nino@' }, 'account.mailboxFormat'],
    [{ userName: '12345', model: 'phone' }, 'account.phoneFormat'],
  ])('rejects %j with %s', async (part, key) => {
    expect(await forgot('nobody@example.ge', { code: '123456', verificationCodeKey: 'k' }, part)).toMatchObject({ status: 200, key })
  })

  it('lets no login with the old one slip through between', async () => {
    // Whatever the order, no session of the old password is left once both are done.
    for (let round = 0; round < 6; round++) {
      const member = await aShopper()
      const sent = await requestCode(test, member.email, 'forgot')
      const [, reset] = await Promise.all([login(member.email, old), forgot(member.email, sent), login(member.email, old)])
      expect(reset.code).toBe(0)
      expect(await test.db.select().from(sessions).where(eq(sessions.memberId, member.id))).toEqual([])
    }
  })

  it('answers an unknown account as a known one', async () => {
    const reply = await test.call('accounts.sendMailCode', { mail: 'nobody@example.ge', type: 1 }, { headers: fromSubnet() })
    await test.mall.drain()
    expect(reply.data).toMatchObject({ retryAfter: 90, expiresIn: 600 })
    expect(JSON.stringify(test.sent)).not.toContain('nobody@example.ge')
    const key = reply.data.verificationCodeKey
    expect(await forgot('nobody@example.ge', { code: '123456', verificationCodeKey: key })).toMatchObject({ key: 'code.wrong' })
  })
})

it('a session is not opened with a password that was changed meanwhile', async () => {
  const member = await aShopper()
  await test.db.update(members).set({ passwordHash: 'another' }).where(eq(members.id, member.id))
  const client = { ip: '127.0.0.1', agent: '' }
  expect(await openSession(test.ctx(), member.id, client, passwordHash)).toBeUndefined()
  expect(await openSession(test.ctx(), member.id, client, 'another')).toHaveLength(43)
})

describe('changing the password', () => {
  const change = (cookie: string, body: object) => test.call('accounts.changePassword', body, { cookie, headers: fromSubnet() })

  it('wants the old one, goes on here with a new token and ends the other sessions', async () => {
    const member = await aShopper()
    const other = await login(member.email, old)
    expect(await change(member.cookie, { password: fresh })).toMatchObject({ key: 'password.required' })
    expect(await change(member.cookie, { oldPassword: 'Kerami4kb', password: fresh })).toMatchObject({
      key: 'password.wrongOld',
      cookies: '',
    })
    const reply = await change(member.cookie, { oldPassword: old, password: fresh })
    expect(reply).toMatchObject({ code: 0 })
    expect((await info(reply.cookies)).value.id).toBe(member.id)
    for (const cookie of [member.cookie, other.cookies]) expect(await info(cookie)).toMatchObject({ status: 401, key: 'session.missing' })
    expect(await login(member.email, old)).toMatchObject({ key: 'account.wrongLogin' })
    expect(await login(member.email, fresh)).toMatchObject({ code: 0 })
    expect(await kinds(reply.cookies)).toContain('passwordChanged')
  })

  it('leaves the others signed in where the member wants that', async () => {
    const member = await aShopper()
    const other = await login(member.email, old)
    const reply = await change(member.cookie, { oldPassword: old, password: fresh, keepOthers: true })
    expect(await info(other.cookies)).toMatchObject({ status: 200 })
    expect(await info(reply.cookies)).toMatchObject({ status: 200 })
    expect(await info(member.cookie)).toMatchObject({ status: 401 })
  })

  it('is done once at the same moment', async () => {
    const member = await aShopper()
    const replies = await Promise.all(
      ['Samovar71x', 'Samovar72x', 'Samovar73x'].map((password) => change(member.cookie, { oldPassword: old, password })),
    )
    const won = replies.filter((reply) => reply.code === 0)
    expect(won).toHaveLength(1)
    expect(await test.db.select().from(sessions).where(eq(sessions.memberId, member.id))).toHaveLength(1)
    expect(await info(won[0]!.cookies)).toMatchObject({ status: 200 })
  })

  it('lets nobody at an open browser guess the old one', async () => {
    const member = await aShopper()
    const guess = () => change(member.cookie, { oldPassword: 'Kerami4kb', password: fresh })
    const replies = await Promise.all(Array.from({ length: 8 }, guess))
    expect(replies.filter((reply) => reply.key === 'password.wrongOld')).toHaveLength(5)
    expect(replies.filter((reply) => reply.key === 'account.wait')).toHaveLength(3)
    expect(await change(member.cookie, { oldPassword: old, password: fresh })).toMatchObject({ key: 'account.wait' })
  })

  it.each(['', 'short', 'keramika1', 'Password1', 'Kerami4ka!'])('rejects the new one %j', async (password) => {
    const member = await aShopper()
    expect((await change(member.cookie, { oldPassword: old, password })).key).toMatch(/^password\./)
  })

  it('sets a first one after a login a short while ago', async () => {
    const member = await aShopper({ passwordHash: null, email: `${randomUUID()}@example.ge` })
    expect((await info(member.cookie)).value.hasPassword).toBe(false)
    test.clock.forward(15 * 60_000 + 1)
    expect(await change(member.cookie, { password: fresh })).toMatchObject({ key: 'account.loginAgain' })
    const token = await openSession(test.ctx(), member.id, { ip: '127.0.0.1', agent: '' })
    const reply = await change(`sid=${token}`, { password: fresh })
    expect((await info(reply.cookies)).value.hasPassword).toBe(true)
    expect(await change(reply.cookies, { password: old })).toMatchObject({ key: 'password.required' })
  })
})
