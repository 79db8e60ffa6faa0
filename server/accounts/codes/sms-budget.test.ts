import { expect, it } from 'vitest'
import { fromSubnet } from '#demo/testing/codes.ts'
import { aMember } from '#demo/factories/members.ts'
import { testMall } from '#demo/testing/test-mall.ts'

const test = testMall({ TRUSTED_PROXIES: '127.0.0.1', SMS_PER_DAY: '3' })
const send = (mobilePhone: string, smsType: number) =>
  test.call('accounts.sendSmsCode', { mobilePhone, smsType }, { headers: fromSubnet() })

it('no more messages leave to phones than the day has, and none is counted that does not leave', async () => {
  await aMember(test.ctx(), { mobilePhone: '+995555000009' })
  for (let i = 0; i < 5; i++) expect(await send(`5551000${i}0`, 3)).toMatchObject({ code: 0 })
  for (let i = 0; i < 3; i++) expect(await send(`55500000${i}`, 1)).toMatchObject({ code: 0 })
  // Then a known and an unknown account get the same answer.
  expect(await send('555000005', 1)).toMatchObject({ key: 'code.tooMany' })
  expect(await send('555000009', 3)).toMatchObject({ key: 'code.tooMany' })
  expect(await send('555000008', 3)).toMatchObject({ key: 'code.tooMany' })
  await test.mall.drain()
  expect(test.sent.filter((message) => message.channel === 'sms')).toHaveLength(3)
  test.clock.forward(24 * 3600_000)
  expect(await send('555000005', 1)).toMatchObject({ code: 0 })
})
