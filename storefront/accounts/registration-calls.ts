import { normalizeAccount, normalizeName } from '#contract/account-rules.ts'
import { toStored } from '#contract/languages.ts'
import { call, pageLang } from '../api/browser.ts'
import { CallError } from '../api/client.ts'
import type { SentCode } from './kept-registration.ts'

interface Names {
  firstName: string
  lastName: string
  account: string
}

/** @throws CallError `account.exists` with the given words when somebody has the account */
export async function refuseKnownAccount(account: string, words: string): Promise<void> {
  const { userStatus } = await call('GET minimall/member/uniteCheckUserName', { query: { userName: normalizeAccount(account) } })
  if (userStatus === 1) throw new CallError('account.exists', words, {}, 200)
}

/** Has a code sent to the mailbox, and notes what the next steps need. */
export async function sendRegistrationCode({ firstName, lastName, account }: Names): Promise<SentCode> {
  const mail = normalizeAccount(account)
  const { verificationCodeKey: key, retryAfter, expiresIn } = await call('POST minimall/member/sendMail/code', { body: { mail, type: 0 } })
  const now = Date.now()
  const times = { resendAt: now + retryAfter * 1000, expiresAt: now + expiresIn * 1000, life: expiresIn }
  return { firstName: normalizeName(firstName), lastName: normalizeName(lastName), account: mail, key, ...times }
}

/** Looks whether the code is right without using it up. */
export async function checkSentCode({ account: userName, key: verifyCodeKey }: SentCode, verifyCode: string): Promise<void> {
  await call('POST minimall/member/uniteCheckVerifyCode', { body: { model: 'mail', userName, verifyCodeKey, verifyCode } })
}

/** Makes the account; `source` says whether it was on a small screen (specification, section 9). */
export async function registerMember(sent: SentCode, { password, code }: { password: string; code: string }): Promise<void> {
  const { firstName, lastName, account: email, key: verificationCodeKey } = sent
  const source = matchMedia('(width < 768px)').matches ? 'h5' : 'pc'
  const person = { firstName, lastName, email, memberType: 0, lang: toStored[pageLang()], source } as const
  await call('POST account/registerByEmail', { body: { ...person, password, verificationCode: code, verificationCodeKey } })
}
