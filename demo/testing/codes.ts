import type { TestMall } from './test-mall.ts'

let subnets = 0

/** Headers of a caller in a new client subnet, so that tests do not share rate limits. Needs TRUSTED_PROXIES. */
export function fromSubnet(ip = `10.${(subnets >> 16) & 255}.${(subnets >> 8) & 255}.${subnets++ & 255}`): Record<string, string> {
  return { 'x-forwarded-for': ip }
}

export interface RequestedCode {
  verificationCodeKey: string
  code: string
}

/** Requests a code by mail or SMS, as the account is, and reads it from the message. Throws when none was sent. */
export async function requestCode(
  test: TestMall,
  account: string,
  purpose: 'register' | 'forgot' | 'login',
  lang = 'en',
): Promise<RequestedCode> {
  // Deliver earlier messages first, so that the last one has the code.
  await test.mall.drain()
  const mail = account.includes('@')
  const key = mail ? 'accounts.sendMailCode' : 'accounts.sendSmsCode'
  const body = mail
    ? { mail: account, type: { register: 0, forgot: 1, login: 2 }[purpose] }
    : { mobilePhone: account, smsType: { register: 1, forgot: 2, login: 3 }[purpose] }
  const reply = await test.call(key, body, { headers: fromSubnet(), lang })
  if (reply.code !== 0) throw new Error(`no code was sent: ${reply.text}`)
  return { verificationCodeKey: reply.data.verificationCodeKey, code: await lastCode(test) }
}

/** The code in the last message that was sent. */
export async function lastCode(test: TestMall): Promise<string> {
  await test.mall.drain()
  return /\b\d{6}\b/.exec(test.sent.findLast(({ text }) => /\b\d{6}\b/.test(text))!.text)![0]
}
