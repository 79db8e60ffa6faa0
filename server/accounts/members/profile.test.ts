import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { fromSubnet, lastCode } from '#demo/testing/codes.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { members, sessions } from '../accounts.tables.ts'
import { hashPassword } from '../passwords/password-hash.service.ts'

const test = testMall({ TRUSTED_PROXIES: '127.0.0.1' })
const password = 'Kerami4ka'
let passwordHash: string
beforeAll(async () => void (passwordHash = await hashPassword(password)))
const aShopper = (part = {}) => aMember(test.ctx(), { passwordHash, email: `${randomUUID()}@example.ge`, ...part })
const aCompany = () => aShopper({ memberType: 1, firstName: '', lastName: '', companyName: 'ჩაი', companyCode: '123456789' })
const row = async (id: string) => (await test.db.select().from(members).where(eq(members.id, id)))[0]!
const update = (member: AMember, body: object) => test.call('accounts.updateProfile', body, { cookie: member.cookie })

describe('the profile', () => {
  it('changes what is given, and the readable cookie with it', async () => {
    const member = await aShopper()
    const reply = await update(member, { firstName: ' მარიამ ', storeMemberId: member.id })
    expect(reply.value).toMatchObject({ firstName: 'მარიამ', lastName: 'ბერიძე', name: 'მარიამ ბერიძე' })
    expect(decodeURIComponent(/userInfo=([^;]*)/.exec(reply.cookies)![1]!)).toContain('მარიამ ბერიძე')
    expect(reply.cookies).not.toContain('sid=')
    expect(await update(member, {})).toMatchObject({ code: 0, value: { firstName: 'მარიამ' } })
  })

  it('of a legal entity has the company, and a person where there is one', async () => {
    const member = await aCompany()
    expect((await update(member, { companyName: 'ჩაის სახლი', firstName: 'ნინო' })).value).toMatchObject({
      name: 'ჩაის სახლი',
      firstName: 'ნინო',
      companyCode: '123456789',
    })
    expect((await update(member, { firstName: '' })).value.firstName).toBe('')
  })

  it.each([
    [{ firstName: '' }, 200, 'account.firstNameRequired'],
    [{ lastName: '<b>' }, 200, 'account.nameFormat'],
    [{ companyName: 'ჩაი' }, 400, 'request.invalid'],
    [{ companyCode: '123456789' }, 400, 'request.invalid'],
    [{ memberType: 1 }, 400, 'request.invalid'],
    [{ email: 'a@example.ge' }, 400, 'request.invalid'],
    [{ passwordHash: 'x' }, 400, 'request.invalid'],
    [{ deletedAt: null }, 400, 'request.invalid'],
  ])('rejects %j', async (body, status, key) => {
    const member = await aShopper()
    const before = await row(member.id)
    expect(await update(member, body)).toMatchObject({ status, key })
    expect(await row(member.id)).toEqual(before)
  })

  it.each([
    'https://elsewhere.example/a.png',
    'http://127.0.0.1:5432/',
    '//elsewhere.example/a.png',
    'file:///etc/passwd',
    '/media/ab/abababababababababababababababab-160.webp',
    '/media/../../etc/passwd',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
  ])('takes no picture from %j', async (avatarUrl) => {
    const member = await aShopper()
    expect(await update(member, { avatarUrl })).toMatchObject({ key: 'account.notYourPicture' })
    expect((await row(member.id)).avatarUrl).toBeNull()
  })
})

describe('another mailbox or phone', () => {
  const askCode = (member: AMember, userName: string, model = 'mail') =>
    test.call('accounts.sendContactCode', { model, userName }, { cookie: member.cookie, headers: fromSubnet() })
  const changeAccount = (member: AMember, userName: string, proof: object, part: object = { password }) =>
    test.call('accounts.changeContact', { model: 'mail', userName, ...proof, ...part }, { cookie: member.cookie, headers: fromSubnet() })
  const proofFor = async (member: AMember, userName: string, model = 'mail') => {
    await test.mall.drain()
    const { data } = await askCode(member, userName, model)
    return { verifyCodeKey: data.verificationCodeKey, verifyCode: await lastCode(test) }
  }
  const newMail = () => `${randomUUID()}@example.ge`

  it('is proved by a code, asks for the password, and notifies the old one', async () => {
    const member = await aShopper({ lang: 'en' })
    const mail = newMail()
    const proof = await proofFor(member, mail)
    expect(await changeAccount(member, mail, proof, {})).toMatchObject({ key: 'password.required' })
    expect(await changeAccount(member, mail, proof, { password: 'Kerami4kb' })).toMatchObject({ key: 'password.wrong' })
    expect((await changeAccount(member, mail, proof)).value).toMatchObject({ email: mail, accountNumber: mail })
    await test.mall.drain()
    expect(test.sent.findLast((message) => message.to === member.email)).toMatchObject({
      subject: 'You sign in differently now',
      text: expect.stringContaining(`${mail[0]}•••@example.ge`),
    })
    expect(test.sent.findLast((message) => message.to === member.email)!.text).not.toContain(mail)
    const login = (account: string) => test.call('accounts.login', { mail: account, password }, { headers: fromSubnet() })
    expect(await login(mail)).toMatchObject({ data: { id: member.id } })
    expect(await login(member.email)).toMatchObject({ key: 'account.wrongLogin' })
  })

  it('is the member’s who asked for the code, also where another has it', async () => {
    const [member, other] = [await aShopper(), await aShopper()]
    const mail = newMail()
    const proof = await proofFor(member, mail)
    expect(await changeAccount(other, mail, proof)).toMatchObject({ key: 'code.wrong' })
    const check = { model: 'mail', userName: mail, ...proof }
    for (const cookie of [undefined, other.cookie])
      expect(await test.call('accounts.checkCode', check, { headers: fromSubnet(), ...(cookie ? { cookie } : {}) })).toMatchObject({
        key: 'code.wrong',
      })
    expect(await test.call('accounts.checkCode', check, { headers: fromSubnet(), cookie: member.cookie })).toMatchObject({ code: 0 })
    expect((await changeAccount(member, mail, proof)).value).toMatchObject({ email: mail })
  })

  it('may be a phone beside the mailbox', async () => {
    const member = await aShopper()
    const proof = await proofFor(member, '555 777 001', 'phone')
    expect((await changeAccount(member, '+995555777001', { ...proof, model: 'phone' })).value).toMatchObject({
      mobilePhone: '+995555777001',
      email: member.email,
    })
  })

  it('is the first one of a member without a password, after a fresh login', async () => {
    const member = await aShopper({ email: null, passwordHash: null, contactMail: 'told@example.ge' })
    const mail = newMail()
    expect((await changeAccount(member, mail, await proofFor(member, mail), {})).value.email).toBe(mail)
    const next = newMail()
    const proof = await proofFor(member, next)
    await test.db
      .update(sessions)
      .set({ createdAt: new Date(test.clock.now().getTime() - 16 * 60_000) })
      .where(eq(sessions.memberId, member.id))
    expect(await changeAccount(member, next, proof, {})).toMatchObject({ key: 'account.loginAgain' })
  })

  it('is asked for after a fresh login before a code is sent, where there is no password', async () => {
    const member = await aShopper({ email: null, passwordHash: null })
    test.clock.forward(16 * 60_000)
    const mail = newMail()
    expect(await askCode(member, mail)).toMatchObject({ key: 'account.loginAgain' })
    await test.mall.drain()
    expect(test.sent.filter((message) => message.to === mail)).toEqual([])
    const withPassword = await aShopper()
    test.clock.forward(16 * 60_000)
    expect(await askCode(withPassword, newMail())).toMatchObject({ code: 0 })
  })

  it('is nobody else’s, also when two want it at the same moment', async () => {
    const [one, two] = [await aShopper(), await aShopper()]
    expect(await askCode(one, two.email)).toMatchObject({ key: 'account.exists' })
    const mail = newMail()
    const first = await proofFor(one, mail)
    test.clock.forward(91_000)
    const second = await proofFor(two, mail)
    const replies = await Promise.all([changeAccount(one, mail, first), changeAccount(two, mail, second)])
    expect(replies.map((reply) => reply.key ?? 'done').sort()).toEqual(['account.taken', 'done'])
    expect(await test.db.select().from(members).where(eq(members.email, mail))).toHaveLength(1)
  })

  it('accepts only a code of this purpose', async () => {
    const member = await aShopper()
    const mail = newMail()
    const { data } = await test.call('accounts.sendMailCode', { mail, type: 0 }, { headers: fromSubnet() })
    const forRegistration = { verifyCodeKey: data.verificationCodeKey, verifyCode: await lastCode(test) }
    expect(await changeAccount(member, mail, forRegistration)).toMatchObject({ key: 'code.wrong' })
    const ours = await proofFor(await aShopper(), newMail())
    expect(await changeAccount(member, mail, ours)).toMatchObject({ key: 'code.wrong' })
  })
})
