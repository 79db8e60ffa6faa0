import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import type { Named } from '#contract/core/call.ts'
import { aBuyer, aSubmission } from '#demo/factories/orders.ts'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { aProduct } from '#demo/factories/products.ts'
import { fromSubnet, requestCode } from '#demo/testing/codes.ts'
import { failStatements, type FailedStatements } from '#demo/testing/fail-statements.ts'
import { logLines } from '#demo/testing/log-lines.ts'
import { sampleInput } from '#demo/testing/sample-input.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { addAddress } from '#server/addresses/addresses.service.ts'
import { servedCalls } from './modules.ts'
import { hashPassword } from '#server/accounts/passwords/password-hash.service.ts'

const { log, lines, text } = logLines('debug')
const test = testMall({ TRUSTED_PROXIES: '127.0.0.1' }, { log })

const mail = 'canary@example.ge'
const phone = '+995591827364'
/** What a shopper writes, by the field: every value is found again by {@link canaries}, whole or in part. */
const personal: Record<string, string> = {
  ...{ mail, email: mail, account: mail, userName: mail, contact: mail, phone, mobilePhone: phone },
  ...{ firstName: 'Canarina', lastName: 'Canaridze', companyName: 'Canary Ltd', companyCode: '918273645', recipient: 'Canarina Canaridze' },
  ...{ password: 'Canary7Secret', oldPassword: 'Canary7Before' },
  ...{
    verifyCode: '918273',
    verificationCode: '918273',
    verifyCodeKey: `canary-${randomUUID()}`,
    verificationCodeKey: `canary-${randomUUID()}`,
  },
  ...{ city: 'Canarburg', street: 'Canary street', building: '91827c', entrance: '91827e', floor: '91827', flat: '91827f' },
  ...{
    note: 'Canary under the mat',
    iban: 'GE29CA0000000918273645',
    trackingNo: 'CANARY918273',
    text: 'Canary sings well',
    postalCode: '9182',
    keywords: 'canary',
    redirect: '/canary',
  },
}
const canaries = /canar|91827|\$argon2/i
/** Text fields without anything of a person. */
const impersonal = new Set(
  'addressId avatarUrl cardId carrier caseNo channel client crop guestCartId id imageUrl key lang method model orderNo place reason region searchType slot sort sortType source storeId storeMemberId tab topic type userId way zone'.split(
    ' ',
  ),
)

const fieldsOf = (call: Named): Record<string, { type?: string }> =>
  Object.assign({}, ...[call.params, call.query, call.body].map((schema) => schema?.properties ?? {}))
const textFieldsOf = (call: Named) => Object.entries(fieldsOf(call)).flatMap(([name, { type }]) => (type === 'string' ? [name] : []))
const calls = servedCalls.map(({ call }) => call)
const personalCalls = calls.filter((call) => textFieldsOf(call).some((name) => name in personal))

let failed: FailedStatements | undefined
afterEach(() => failed?.restore())

/** Repeats a call and fails one statement after the other that carries a canary, until none is left. @returns how many failed */
async function failEach(send: () => Promise<unknown>): Promise<number> {
  for (let place = 0; ; place++) {
    failed = failStatements(canaries, place)
    await send()
    failed.restore()
    if (failed.count === 0) return place
  }
}

it('knows of every text field whether it is of a person', () => {
  const names = new Set(calls.flatMap(textFieldsOf))
  expect([...names].filter((name) => !(name in personal) && !impersonal.has(name))).toEqual([])
})

describe('a failed statement leaves nothing of a person in the log', () => {
  it.each(personalCalls.map((call) => [call.name, call] as const))('of %s', async (_, call) => {
    const member = await aMember(test.ctx())
    const { id } = await addAddress({ ...test.ctx(), member }, anAddress)
    const fields = Object.fromEntries(textFieldsOf(call).flatMap((name) => (name in personal ? [[name, personal[name]]] : [])))
    const input = { ...sampleInput(call), ...(call.params ? { id } : {}), ...fields }
    lines.length = 0
    await failEach(() => test.call(call.name as CallName, input, { cookie: member.cookie, headers: fromSubnet() }))
    expect(canaries.exec(text())?.[0]).toBeUndefined()
  })

  it('of a registration that is complete', async () => {
    // The calls above may have sent a code, and the next may be asked for after 90 s.
    test.clock.forward(100_000)
    const { verificationCodeKey, code } = await requestCode(test, mail, 'register')
    const name = { firstName: personal.firstName, lastName: personal.lastName, memberType: 0 }
    const body = { ...name, email: mail, password: personal.password, verificationCodeKey, verificationCode: code }
    const failures = await failEach(() => test.call('accounts.registerByEmail', body, { headers: fromSubnet() }))
    expect(failures).toBeGreaterThan(1)
    expect(canaries.exec(text())?.[0]).toBeUndefined()
    expect(lines.map(({ err }) => err?.statement)).toContain('insert into members')
    expect(text()).not.toContain(code)
  })

  it('of a new password', async () => {
    const passwordHash = await hashPassword(personal.oldPassword!)
    const member: AMember = await aMember(test.ctx(), { passwordHash })
    const body = { oldPassword: personal.oldPassword, password: personal.password, keepOthers: false }
    expect(await failEach(() => test.call('accounts.changePassword', body, { cookie: member.cookie }))).toBeGreaterThan(0)
    expect(canaries.exec(text())?.[0]).toBeUndefined()
  })

  it('of a submitted order with its address', async () => {
    const { offerId } = await aProduct(test.ctx(), { stock: 50 })
    const buyer = await aBuyer(test.ctx(), { [offerId]: 1 })
    const { id: addressId } = await addAddress(buyer.ctx, anAddress)
    const body = await aSubmission(buyer, { addressId })
    const headers = () => ({ 'idempotency-key': randomUUID() })
    const send = () => test.call('checkout.submit', body, { cookie: buyer.cookie, headers: headers() })
    expect(await failEach(send)).toBeGreaterThan(0)
    expect(canaries.exec(text())?.[0]).toBeUndefined()
    expect(lines.find(({ msg }) => msg === 'fault')).toMatchObject({
      err: { code: expect.stringMatching(/^22/), routine: expect.any(String) },
    })
  })
})

const anAddress = {
  ...{ recipient: personal.recipient!, phone, region: 'TB' as const, city: personal.city!, street: personal.street! },
  ...{ building: personal.building!, note: personal.note! },
}
