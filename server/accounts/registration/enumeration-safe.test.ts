import { expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { fromSubnet } from '#demo/testing/codes.ts'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall({ TRUSTED_PROXIES: '127.0.0.1', ENUMERATION_SAFE: '1' })
const status = async (userName: string, type?: number) =>
  (await test.call('accounts.accountStatus', { userName, type }, { headers: fromSubnet() })).data

it('with enumeration-safe registration every request gets the same answer, and the owner of an account a mail', async () => {
  const member = await aMember(test.ctx(), { lang: 'en' })
  for (const userName of [member.email, 'nobody@example.ge']) {
    expect(await status(userName)).toEqual({ userStatus: 0 })
    expect(await status(userName, 0)).toEqual({ userStatus: 0 })
    expect(await status(userName, 1)).toEqual({ userStatus: 1 })
  }
  const send = (mail: string) => test.call('accounts.sendMailCode', { mail, type: 0 }, { headers: fromSubnet() })
  const [known, unknown] = [await send(member.email), await send('nobody@example.ge')]
  expect(Object.keys(known.data)).toEqual(Object.keys(unknown.data))
  expect({ ...known.data, verificationCodeKey: '' }).toEqual({ ...unknown.data, verificationCodeKey: '' })
  await test.mall.drain()
  const notice = test.sent.find((message) => message.to === member.email)!
  expect(notice.subject).toBe('You already have a Kalata account')
  expect(notice.text).not.toMatch(/\b\d{6}\b/)
  expect(test.sent.find((message) => message.to === 'nobody@example.ge')!.text).toMatch(/\b\d{6}\b/)
})
