import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import { aMember } from '#demo/factories/members.ts'
import { requestCode, fromSubnet, lastCode, type RequestedCode } from '#demo/testing/codes.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { members } from '../accounts.tables.ts'

const test = testMall({ TRUSTED_PROXIES: '127.0.0.1', ORIGIN: 'https://kalata.example' })
let phones = 0
const aPhone = () => `555${String(++phones).padStart(6, '0')}`
const password = 'Kerami4ka'
const call = (name: CallName, input: object, lang = 'en') => test.call(name, input, { headers: fromSubnet(), lang })
const request = (route: string, body: object) => test.request(route, body, { headers: fromSubnet() })
const person = { firstName: 'ნინო', lastName: 'ბერიძე', memberType: 0 }
const company = { companyName: '  ჩაის   სახლი ', companyCode: '123456789', memberType: 1 }
const byPhone = (mobilePhone: string, { code, verificationCodeKey }: RequestedCode, part: object = person) =>
  call('accounts.registerByPhone', { ...part, mobilePhone, password, source: 'h5', lang: 'ka', verifyCode: code, verificationCodeKey })
const byMail = (email: string, { code, verificationCodeKey }: RequestedCode, part: object) =>
  call('accounts.registerByEmail', { ...part, email, password, verificationCode: code, verificationCodeKey })
const row = async (id: string) => (await test.db.select().from(members).where(eq(members.id, id)))[0]!

describe('registration by phone', () => {
  it('makes an account from a proved phone, whatever way the number is written', async () => {
    const phone = aPhone()
    const sent = await requestCode(test, ` ${phone.slice(0, 3)} ${phone.slice(3)} `, 'register')
    const reply = await byPhone(`+995${phone}`, sent)
    expect(reply).toMatchObject({ code: 0, data: { memberType: 0 }, cookies: '' })
    expect(await row(reply.data.id)).toMatchObject({ mobilePhone: `+995${phone}`, email: null, firstName: 'ნინო', lang: 'ka' })
    for (const written of [phone, `995${phone}`, `+995 ${phone}`]) {
      const status = await test.call(
        'accounts.accountStatus',
        { userName: written },
        {
          headers: fromSubnet(),
        },
      )
      expect(status.data).toEqual({ userStatus: 1 })
    }
    expect(await call('accounts.sendSmsCode', { mobilePhone: phone, smsType: 1 })).toMatchObject({ key: 'account.exists' })
  })

  it('takes exactly the fields of the specification: number and code say which message it was', async () => {
    const phone = aPhone()
    const { code } = await requestCode(test, phone, 'register')
    const fields = { companyCode: '', firstName: 'ნინო', lastName: 'ბერიძე', source: 'h5', lang: 'ka', password, memberType: 0 }
    const register = (verifyCode: string) => request('POST /api/account/registerByPhone', { ...fields, mobilePhone: phone, verifyCode })
    expect((await register(code === '000000' ? '000001' : '000000')).key).toBe('code.wrong')
    expect(await register(code)).toMatchObject({ code: 0, data: { memberType: 0 } })
    expect((await register(code)).key).toBe('code.expired')
    const other = aPhone()
    expect((await request('POST /api/account/registerByPhone', { ...fields, mobilePhone: other, verifyCode: code })).key).toBe('code.wrong')
  })

  it('signs in by number, password and code, and by a code alone only with its key', async () => {
    const phone = aPhone()
    await byPhone(phone, await requestCode(test, phone, 'register'))
    const { code, verificationCodeKey } = await requestCode(test, phone, 'login')
    const login = (part: object) => request('POST /api/minimall/member/uniteLogin', { mobilePhone: phone, memberType: 0, ...part })
    expect((await login({ verifyCode: code })).key).toBe('account.wrongCode')
    expect((await login({ password, verifyCode: code === '000000' ? '000001' : '000000' })).key).toBe('account.wrongLogin')
    expect((await login({ password, verifyCode: code })).code).toBe(0)
    expect((await login({ verifyCode: code, verificationCodeKey })).key).toBe('account.wrongCode')
  })

  it('accepts another country’s number', async () => {
    const sent = await requestCode(test, '+49 151 12345678', 'register')
    expect(test.sent.at(-1)).toMatchObject({ channel: 'sms', to: '+4915112345678' })
    const reply = await byPhone('+4915112345678', sent)
    expect(await row(reply.data.id)).toMatchObject({ mobilePhone: '+4915112345678' })
  })

  it.each([
    ['', 'account.required'],
    ['12345', 'account.phoneFormat'],
    ['655123456', 'account.phoneFormat'],
    ['+995655123456', 'account.phoneFormat'],
    ['nino@example.ge', 'account.phoneFormat'],
    ['0555123456', 'account.phoneFormat'],
    [`+${'1'.repeat(16)}`, 'account.phoneFormat'],
  ])('rejects the number %j with %s', async (mobilePhone, key) => {
    expect(await call('accounts.sendSmsCode', { ...(mobilePhone ? { mobilePhone } : {}), smsType: 1 })).toMatchObject({ status: 200, key })
    if (mobilePhone) expect(await byPhone(mobilePhone, { code: '123456', verificationCodeKey: 'k' })).toMatchObject({ key })
  })

  it('reads the number from the query, as the specification writes it', async () => {
    const phone = aPhone()
    const reply = await call('accounts.sendSmsCode', { phone, smsType: 1 })
    expect(reply.data).toMatchObject({ retryAfter: 90, expiresIn: 1800 })
    const sent = { code: await lastCode(test), verificationCodeKey: reply.data.verificationCodeKey }
    expect(await byPhone(phone, sent)).toMatchObject({ code: 0 })
  })

  it('makes one account of registrations at the same moment', async () => {
    const phone = aPhone()
    const codes = []
    for (let i = 0; i < 3; i++) {
      codes.push(await requestCode(test, phone, 'register'))
      test.clock.forward(91_000)
    }
    const replies = await Promise.all(codes.map((sent) => byPhone(phone, sent)))
    expect(replies.map((reply) => reply.key ?? 'made').sort()).toEqual(['account.taken', 'account.taken', 'made'])
  })
})

describe('legal entities', () => {
  it('register by mail and by phone, with company and code and no names', async () => {
    const phone = aPhone()
    const one = await byPhone(phone, await requestCode(test, phone, 'register'), company)
    expect(one.data.memberType).toBe(1)
    const two = await byMail('tea@example.ge', await requestCode(test, 'tea@example.ge', 'register'), company)
    for (const { data } of [one, two]) {
      expect(await row(data.id)).toMatchObject({
        memberType: 1,
        companyName: 'ჩაის სახლი',
        companyCode: '123456789',
        firstName: '',
        lastName: '',
      })
    }
    const login = await request('POST account/loginByEmail', { email: 'tea@example.ge', password, memberType: 1 })
    expect(decodeURIComponent(login.cookies)).toContain('ჩაის სახლი')
    const info = await test.call('accounts.profile', {}, { cookie: login.cookies })
    expect(info.value).toMatchObject({ name: 'ჩაის სახლი', companyCode: '123456789', memberType: 1 })
  })

  it.each([
    [{ companyName: ' ' }, 'account.companyNameRequired'],
    [{ companyName: '<b>' }, 'account.nameFormat'],
    [{ companyCode: '12345678' }, 'account.companyCodeFormat'],
    [{ companyCode: '1234567890' }, 'account.companyCodeFormat'],
    [{ companyCode: '12345678a' }, 'account.companyCodeFormat'],
    [{ companyCode: '' }, 'account.companyCodeFormat'],
  ])('reject %j with %s', async (part, key) => {
    expect(await byMail('tea2@example.ge', { code: '123456', verificationCodeKey: 'k' }, { ...company, ...part })).toMatchObject({ key })
  })
})

describe('the code that activates', () => {
  it.each(['phone', 'mail'])('is sent by %s', async (model) => {
    const userName = model === 'phone' ? aPhone() : 'activate@example.ge'
    const reply = await call('accounts.sendActivationCode', { userName, model })
    expect(reply.data).toMatchObject({ retryAfter: 90, expiresIn: 1800 })
    const sent = { code: await lastCode(test), verificationCodeKey: reply.data.verificationCodeKey }
    const check = { model, userName, verifyCodeKey: sent.verificationCodeKey, verifyCode: sent.code }
    expect(await call('accounts.checkCode', check)).toMatchObject({ data: { valid: true } })
    expect(await (model === 'phone' ? byPhone(userName, sent) : byMail(userName, sent, person))).toMatchObject({ code: 0 })
  })

  it('goes by the way that is named', async () => {
    expect(await call('accounts.sendActivationCode', { userName: aPhone(), model: 'mail' })).toMatchObject({
      key: 'account.mailboxFormat',
    })
    expect(await call('accounts.sendActivationCode', { userName: 'a@example.ge', model: 'phone' })).toMatchObject({
      key: 'account.phoneFormat',
    })
  })
})

describe('login by phone', () => {
  const register = async () => {
    const phone = aPhone()
    const { data } = await byPhone(phone, await requestCode(test, phone, 'register'))
    test.clock.forward(91_000)
    return { phone, id: data.id as string }
  }

  it('works with the password, at every path, as the specification writes it', async () => {
    const { phone, id } = await register()
    for (const path of ['minimall/member/uniteLogin', 'account/loginByPhone']) {
      expect(await request(`POST ${path}`, { mobilePhone: phone, password, model: 'phone' })).toMatchObject({ data: { id } })
    }
    const query = new URLSearchParams({ mobilePhone: phone, password, model: 'phone' })
    expect(await test.request(`GET minimall/member/uniteLogin?${query}`, undefined, { headers: fromSubnet() })).toMatchObject({
      data: { id },
    })
    expect(await request('POST account/loginByPhone', { mobilePhone: phone, password: 'Kerami4kb' })).toMatchObject({
      key: 'account.wrongLogin',
    })
  })

  it('works with a code alone, once, and with both', async () => {
    const { phone, id } = await register()
    const { code: verifyCode, verificationCodeKey } = await requestCode(test, phone, 'login')
    const proof = { mobilePhone: phone, model: 'phone', verifyCode, verificationCodeKey }
    expect(await request('POST account/loginByPhone', proof)).toMatchObject({ data: { id } })
    expect(await request('POST account/loginByPhone', proof)).toMatchObject({ key: 'account.wrongCode', cookies: '' })
    test.clock.forward(91_000)
    const next = await requestCode(test, phone, 'login')
    const both = { ...proof, verifyCode: next.code, verificationCodeKey: next.verificationCodeKey }
    expect(await request('POST account/loginByPhone', { ...both, password: 'Kerami4kb' })).toMatchObject({ key: 'account.wrongLogin' })
    expect(await request('POST account/loginByPhone', { ...both, password })).toMatchObject({ data: { id } })
  })

  it('with one code at the same moment opens one session', async () => {
    const { phone } = await register()
    const { code: verifyCode, verificationCodeKey } = await requestCode(test, phone, 'login')
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => request('POST account/loginByPhone', { mobilePhone: phone, verifyCode, verificationCodeKey })),
    )
    expect(replies.filter((reply) => reply.code === 0)).toHaveLength(1)
  })

  it('asks for the code’s form', async () => {
    const { phone } = await register()
    const body = { mobilePhone: phone, verificationCodeKey: 'k' }
    expect(await request('POST account/loginByPhone', body)).toMatchObject({ key: 'code.required' })
    expect(await request('POST account/loginByPhone', { ...body, verifyCode: '12' })).toMatchObject({ key: 'code.wrong' })
    expect(await request('POST account/loginByPhone', { mobilePhone: phone })).toMatchObject({ key: 'password.required' })
  })

  it('answers an unknown phone the same and sends no message', async () => {
    const member = await aMember(test.ctx(), { email: null, mobilePhone: `+995${aPhone()}` })
    const unregistered = aPhone()
    for (const smsType of [2, 3]) {
      const before = test.sent.length
      const unknown = await call('accounts.sendSmsCode', { mobilePhone: unregistered, smsType })
      await test.mall.drain()
      expect(test.sent).toHaveLength(before)
      const phone = (await row(member.id)).mobilePhone!
      const known = await call('accounts.sendSmsCode', { mobilePhone: phone, smsType })
      await test.mall.drain()
      expect(test.sent).toHaveLength(before + 1)
      const { verificationCodeKey: _, ...data } = unknown.data
      expect(known.data).toMatchObject(data)
      test.clock.forward(91_000)
    }
  })
})

describe('short messages', () => {
  it.each([
    ['ka', 'კოდი', '30\u00a0წუთი'],
    ['en', 'code', '30 minutes'],
    ['ru', 'код', '30\u00a0минут'],
    ['zh', '验证码', '30分钟'],
  ])('are written in %s, and let the phone offer the code to this mall', async (lang, word, life) => {
    const phone = aPhone()
    const { code } = await requestCode(test, phone, 'register', lang)
    const sms = test.sent.at(-1)!
    expect(sms).toMatchObject({ channel: 'sms', to: `+995${phone}`, lang, subject: '', html: '' })
    for (const part of [word, life]) expect(sms.text).toContain(part)
    expect(sms.text.split('\n').at(-1)).toBe(`@kalata.example #${code}`)
    expect(sms.text.length, 'two messages of 67 letters').toBeLessThanOrEqual(134)
  })

  it('are not sent when their code is over', async () => {
    const member = await aMember(test.ctx(), { email: null, mobilePhone: `+995${aPhone()}` })
    await call('accounts.sendSmsCode', { mobilePhone: (await row(member.id)).mobilePhone, smsType: 3 })
    const before = test.sent.length
    test.clock.forward(61_000)
    expect(await test.mall.drain()).toBeGreaterThan(0)
    expect(test.sent).toHaveLength(before)
  })
})

describe('the country list', () => {
  it.each([
    ['ka', 'საქართველო', 'გერმანია'],
    ['en', 'Georgia', 'Germany'],
    ['ru', 'Грузия', 'Германия'],
    ['zh', '格鲁吉亚', '德国'],
  ])('is a JSON text in %s with Georgia first', async (lang, georgia, germany) => {
    const reply = await call('accounts.countries', {}, lang)
    expect(typeof reply.value).toBe('string')
    const { data } = JSON.parse(reply.value as string) as { data: { countryId: string; areaCode: string; name: string }[] }
    expect(data[0]).toEqual({ countryId: 'GE', areaCode: '995', name: georgia })
    expect(data).toContainEqual({ countryId: 'DE', areaCode: '49', name: germany })
    expect(data.length).toBeGreaterThan(200)
    expect(new Set(data.map((country) => country.countryId)).size).toBe(data.length)
    const rest = data.slice(1).map((country) => country.name)
    const { compare } = new Intl.Collator(lang)
    expect([...rest].sort(compare)).toEqual(rest)
  })
})
