import type { Country } from '#contract/accounts/constants.ts'
import { normalizeName } from '#contract/accounts/rules.ts'
import { toStored } from '#contract/core/languages.ts'
import { api } from '#storefront/app/client/browser.ts'
import { pageLang } from '#storefront/app/client/page-lang.ts'
import { CallError } from '#storefront/app/client/client.ts'
import type { AccountName } from './account-name.ts'

/** Purposes of a code with the wire's numbers for mail and SMS (specification, section 7). */
const purposes = { register: { mail: 0, sms: 1 }, forgot: { mail: 1, sms: 2 }, login: { mail: 2, sms: 3 } } as const
export type CodePurpose = keyof typeof purposes

interface CodeReply {
  verificationCodeKey: string
  /** Seconds. */
  retryAfter: number
  expiresIn: number
}

/** A code that was sent. */
export interface SentCode extends AccountName {
  key: string
  /** ms since 1970: from when another may be sent, and when this one expires. */
  resendAt: number
  expiresAt: number
  /** Seconds between sending and expiry. */
  validitySeconds: number
  /** ms since 1970: the later of both, until when the entry is stored. */
  storeUntil: number
}

/** Sends a code by mail or SMS. @throws CallError code.tooSoon, code.tooMany, request.tooMany */
export async function sendCode(purpose: CodePurpose, { model, userName }: AccountName): Promise<SentCode> {
  const { mail, sms } = purposes[purpose]
  return sentCode(
    { model, userName },
    model === 'mail'
      ? await api.accounts.sendMailCode({ mail: userName, type: mail })
      : await api.accounts.sendSmsCode({ phone: userName, mobilePhone: userName, smsType: sms }),
  )
}

/** Sends a code to an account that the member wants to sign in with. @throws CallError account.loginAgain, account.exists, code.tooSoon */
export async function sendContactCode({ model, userName }: AccountName): Promise<SentCode> {
  return sentCode({ model, userName }, await api.accounts.sendContactCode({ model, userName }))
}

function sentCode({ model, userName }: AccountName, { verificationCodeKey, retryAfter, expiresIn }: CodeReply): SentCode {
  const now = Date.now()
  const [resendAt, expiresAt] = [now + retryAfter * 1000, now + expiresIn * 1000]
  return {
    model,
    userName,
    key: verificationCodeKey,
    resendAt,
    expiresAt,
    validitySeconds: expiresIn,
    storeUntil: Math.max(resendAt, expiresAt),
  }
}

/** Makes the verified account one the member signs in with. @throws CallError code.*, password.wrong, account.taken, account.loginAgain */
export async function changeContact(sent: SentCode, verifyCode: string, password: string | undefined): Promise<void> {
  const { model, userName, key: verifyCodeKey } = sent
  await api.accounts.changeContact({ model, userName, verifyCodeKey, verifyCode, ...(password ? { password } : {}) })
}

/** Checks a code without consuming it. @throws CallError code.wrong, code.burned, code.expired */
export async function checkCode({ model, userName, key: verifyCodeKey }: SentCode, verifyCode: string): Promise<void> {
  await api.accounts.checkCode({ model, userName, verifyCodeKey, verifyCode })
}

/**
 * Asserts that an account is registered, or that it is not.
 * @param known whether it should be registered
 * @throws CallError `account.missing` or `account.exists`, with the given message
 */
export async function assertAccountStatus(userName: string, known: boolean, message: string): Promise<void> {
  const { userStatus } = await api.accounts.accountStatus({ userName, type: known ? 1 : 0 })
  if ((userStatus === 1) !== known) throw new CallError(known ? 'account.missing' : 'account.exists', message, { field: 'account' }, 200)
}

/** Names of a natural person (0), or company of a legal entity (1); the others' fields are empty. */
export interface Registrant {
  memberType: 0 | 1
  firstName: string
  lastName: string
  companyName: string
  companyCode: string
}

/** Registers a member; nobody is signed in by it. `source` tells small screens apart (specification, section 9). */
export async function registerMember(
  sent: SentCode,
  person: Registrant,
  { code, password }: { code: string; password: string },
): Promise<void> {
  const { memberType, firstName, lastName, companyName, companyCode } = person
  const names =
    memberType === 1
      ? { companyName: normalizeName(companyName), companyCode: companyCode.trim() }
      : { firstName: normalizeName(firstName), lastName: normalizeName(lastName) }
  const source: 'pc' | 'h5' = matchMedia('(width < 768px)').matches ? 'h5' : 'pc'
  const body = { ...names, memberType, source, lang: toStored[pageLang()], password, verificationCodeKey: sent.key }
  if (sent.model === 'mail') await api.accounts.registerByEmail({ ...body, email: sent.userName, verificationCode: code })
  else await api.accounts.registerByPhone({ ...body, mobilePhone: sent.userName, verifyCode: code })
}

/** Opens a session by password. */
export async function logInByPassword({ model, userName }: AccountName, password: string): Promise<void> {
  const account = model === 'mail' ? { mail: userName } : { mobilePhone: userName }
  await api.accounts.login({ ...account, password, model })
}

/** Opens a session by a code that was sent for it. */
export async function logInByCode({ model, userName, key: verificationCodeKey }: SentCode, code: string): Promise<void> {
  const credentials = model === 'mail' ? { mail: userName, verificationCode: code } : ({ mobilePhone: userName, verifyCode: code } as const)
  await api.accounts.login({ ...credentials, verificationCodeKey, model })
}

/** Sets a new password and consumes the code; all sessions of the account end. */
export async function setForgottenPassword(sent: SentCode, code: string, password: string): Promise<void> {
  const { model, userName, key: verifyCodeKey } = sent
  await api.accounts.resetPassword({ model, userName, verifyCodeKey, verifyCode: code, password })
}

/** The countries and their area codes, Georgia first. */
export async function loadCountries(): Promise<Country[]> {
  const { data } = JSON.parse(await api.accounts.countries()) as { data: Country[] }
  return data
}
