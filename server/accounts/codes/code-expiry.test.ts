import { expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { requestCode, fromSubnet } from '#demo/testing/codes.ts'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall({
  TRUSTED_PROXIES: '127.0.0.1',
  CODE_SECONDS_REGISTER: '300',
  CODE_SECONDS_FORGOT: '150',
  CODE_SECONDS_LOGIN: '90',
})

it.each([
  ['register', 'mail', 300, 'The code is valid for 5 minutes.'],
  ['register', 'phone', 300, 'The code is valid for 5 minutes.'],
  ['forgot', 'mail', 150, 'The code is valid for 2 minutes.'],
  ['login', 'mail', 90, 'The code is valid for 90 seconds.'],
] as const)('a code for %s by %s lives as long as the mall is set to, and the message says so', async (purpose, model, life, words) => {
  const member = purpose === 'register' ? undefined : await aMember(test.ctx())
  const account = member?.email ?? (model === 'mail' ? 'nino@example.ge' : '+995555123456')
  const { verificationCodeKey, code } = await requestCode(test, account, purpose)
  expect(test.sent.at(-1)!.text).toContain(words)
  const body = { model, userName: account, verifyCodeKey: verificationCodeKey, verifyCode: code }
  const check = () => test.call('accounts.checkCode', body, { headers: fromSubnet() })
  test.clock.forward(life * 1000 - 1)
  expect(await check()).toMatchObject({ code: 0 })
  test.clock.forward(1)
  expect(await check()).toMatchObject({ key: 'code.expired' })
})
