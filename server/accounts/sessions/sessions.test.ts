import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { fromSubnet } from '#demo/testing/codes.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { sessions } from '../accounts.tables.ts'
import { hashPassword } from '../passwords/password-hash.service.ts'
import { openSession } from './sessions.service.ts'

const test = testMall({ TRUSTED_PROXIES: '127.0.0.1' })
const password = 'Kerami4ka'
let passwordHash: string
beforeAll(async () => void (passwordHash = await hashPassword(password)))
const aShopper = () => aMember(test.ctx(), { passwordHash, email: `${randomUUID()}@example.ge`, lang: 'en' })
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const login = (mail: string, agent: string, ip = '203.0.113.7') =>
  test.call('accounts.login', { mail, password }, { headers: { ...fromSubnet(ip), 'user-agent': agent } })
const list = (cookie: string) => test.call('accounts.sessions', undefined, { cookie })
const info = (cookie: string) => test.call('accounts.profile', {}, { cookie })
const notices = async (cookie: string) => {
  await test.mall.drain()
  return (await test.call('notifications.list', undefined, { cookie })).data.page.results as { kind: string; text: string }[]
}

describe('the list of sessions', () => {
  it('names this one first, then the last seen, with browser, system, device and address', async () => {
    const member = await aShopper()
    const one = await login(member.email, chrome)
    test.clock.forward(60_000)
    const two = await login(member.email, iphone, '198.51.100.9')
    const reply = await list(one.cookies)
    expect(reply.data).toHaveLength(3)
    expect(reply.data[0]).toMatchObject({ current: true, browser: 'Chrome', system: 'Linux', device: 'computer', ip: '203.0.113.7' })
    expect(reply.data[1]).toMatchObject({ current: false, browser: 'Safari', system: 'iOS', device: 'phone', ip: '198.51.100.9' })
    expect((await list(two.cookies)).data[0]).toMatchObject({ current: true, system: 'iOS' })
    const hashes = await test.db.select({ hash: sessions.tokenHash }).from(sessions).where(eq(sessions.memberId, member.id))
    for (const { hash } of hashes) expect(reply.text).not.toContain(hash)
  })

  it('leaves out what has ended', async () => {
    const member = await aShopper()
    test.clock.forward(14 * 24 * 3600_000)
    const { cookies } = await login(member.email, chrome)
    expect((await list(cookies)).data).toHaveLength(1)
  })

  it('ends one', async () => {
    const member = await aShopper()
    const other = await login(member.email, chrome)
    const { id } = (await list(member.cookie)).data.find((each: { current: boolean }) => !each.current)
    const reply = await test.call('accounts.endSession', { id }, { cookie: member.cookie })
    expect(reply.data).toHaveLength(1)
    expect(await info(other.cookies)).toMatchObject({ status: 401 })
    expect(await info(member.cookie)).toMatchObject({ status: 200 })
  })

  it('are at most fifty; the one unused for longest is deleted', async () => {
    const member = await aShopper()
    test.clock.forward(1000)
    for (let i = 0; i < 50; i++) await openSession(test.ctx(), member.id, { ip: '127.0.0.1', agent: '' })
    expect(await info(member.cookie)).toMatchObject({ status: 401 })
    expect(await test.db.select().from(sessions).where(eq(sessions.memberId, member.id))).toHaveLength(50)
  })
})

describe('signing out everywhere', () => {
  it('ends all, here too', async () => {
    const [member, bystander] = [await aShopper(), await aShopper()]
    const other = await login(member.email, chrome)
    const reply = await test.call('accounts.endSessions', {}, { cookie: other.cookies })
    expect(reply.data).toEqual({ ended: 2 })
    expect((reply.headers['set-cookie'] as string[]).filter((line) => /^(?:sid|userInfo|userId)=;/.test(line))).toHaveLength(3)
    for (const cookie of [member.cookie, other.cookies]) expect(await info(cookie)).toMatchObject({ status: 401 })
    expect(await info(bystander.cookie)).toMatchObject({ status: 200 })
    expect(await test.db.select().from(sessions).where(eq(sessions.memberId, member.id))).toHaveLength(0)
  })

  it('may keep this one', async () => {
    const member = await aShopper()
    const other = await login(member.email, chrome)
    expect((await test.call('accounts.endSessions', { keepThis: true }, { cookie: member.cookie })).data).toEqual({ ended: 1 })
    expect(await info(member.cookie)).toMatchObject({ status: 200 })
    expect(await info(other.cookies)).toMatchObject({ status: 401 })
    expect(await test.db.select().from(sessions).where(eq(sessions.memberId, member.id))).toHaveLength(1)
    expect((await notices(member.cookie)).map((each) => each.kind)).toContain('signedOutEverywhere')
  })
})

describe('a sign-in from a kind of browser not seen before', () => {
  it('sends a notification and a mail for a new device, not for the first or a known one', async () => {
    const member = await aMember(test.ctx(), { passwordHash, email: `${randomUUID()}@example.ge`, lang: 'ru' })
    expect(await notices(member.cookie)).toEqual([])
    await login(member.email, chrome)
    await login(member.email, chrome)
    const received = await notices(member.cookie)
    expect(received).toMatchObject([{ kind: 'newBrowser', text: 'Chrome, Linux, IP address 203.0.113.7.' }])
    await test.mall.drain()
    const mails = test.sent.filter((message) => message.to === member.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ lang: 'ru', subject: 'Вход с\u00a0нового устройства' })
    for (const part of ['Chrome, Linux, IP-адрес 203.0.113.7.', '2026', 'http://localhost:3000/user/profile/account']) {
      expect(mails[0]!.text).toContain(part)
      expect(mails[0]!.html).toContain(part)
    }
  })

  it('writes no unknown user agent into a mail', async () => {
    const member = await aShopper()
    await login(member.email, '<img src=x onerror=alert(1)>')
    await login(member.email, chrome)
    await test.mall.drain()
    const mails = test.sent.filter((message) => message.to === member.email)
    expect(mails.map((each) => each.html).join('')).not.toContain('onerror')
  })
})
