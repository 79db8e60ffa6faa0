import type { Country } from '#contract/accounts/constants.ts'
import { normalizeName } from '#contract/accounts/rules.ts'
import { toStored } from '#contract/core/languages.ts'
import { api, pageLang } from '#storefront/app/client/browser.ts'
import { CallError } from '#storefront/app/client/client.ts'
import type { AccountName } from './account-name.ts'

/** What a code is for, and the numbers the two ways of sending it call that (specification, section 7). */
const purposes = { register: { mail: 0, sms: 1 }, forgot: { mail: 1, sms: 2 }, login: { mail: 2, sms: 3 } } as const
export type CodePurpose = keyof typeof purposes

interface CodeReply {
  verificationCodeKey: string
  /** Seconds. */
  retryAfter: number
  expiresIn: number
}

/** A code on its way. */
export interface SentCode extends AccountName {
  key: string
  /** ms since 1970: when another may be sent, and when this one is over. */
  resendAt: number
  expiresAt: number
  /** Seconds it lives in all. */
  life: number
  /** ms since 1970: how long it is of any use to know of it. */
  until: number
}

/** Has a code sent by letter or SMS. */
export async function sendCode(purpose: CodePurpose, { model, userName }: AccountName): Promise<SentCode> {
  const { mail, sms } = purposes[purpose]
  return sentCode(
    { model, userName },
    model === 'mail'
      ? await api.accounts.sendMailCode({ mail: userName, type: mail })
      : await api.accounts.sendSmsCode({ phone: userName, mobilePhone: userName, smsType: sms }),
  )
}

/** Has a code sent to an account that the member wants to sign in with. */
export async function sendContactCode({ model, userName }: AccountName): Promise<SentCode> {
  return sentCode({ model, userName }, await api.accounts.sendContactCode({ model, userName }))
}

function sentCode({ model, userName }: AccountName, { verificationCodeKey, retryAfter, expiresIn }: CodeReply): SentCode {
  const now = Date.now()
  const [resendAt, expiresAt] = [now + retryAfter * 1000, now + expiresIn * 1000]
  return { model, userName, key: verificationCodeKey, resendAt, expiresAt, life: expiresIn, until: Math.max(resendAt, expiresAt) }
}

/** Makes the proved account one the member signs in with. */
export async function changeContact(sent: SentCode, verifyCode: string, password: string | undefined): Promise<void> {
  const { model, userName, key: verifyCodeKey } = sent
  await api.accounts.changeContact({ model, userName, verifyCodeKey, verifyCode, ...(password ? { password } : {}) })
}

/** Looks whether the code is right without using it up. */
export async function checkCode({ model, userName, key: verifyCodeKey }: SentCode, verifyCode: string): Promise<void> {
  await api.accounts.checkCode({ model, userName, verifyCodeKey, verifyCode })
}

/**
 * Refuses an account that is there although it should not, or is not although it should.
 * @throws CallError `account.exists` or `account.missing`, in the given words
 */
export async function expectAccount(userName: string, known: boolean, words: string): Promise<void> {
  const { userStatus } = await api.accounts.accountStatus({ userName, type: known ? 1 : 0 })
  if ((userStatus === 1) !== known) throw new CallError(known ? 'account.missing' : 'account.exists', words, {}, 200)
}

/** Who registers; `source` says whether it was on a small screen (specification, section 9). */
export interface Person {
  memberType: 0 | 1
  firstName: string
  lastName: string
  companyName: string
  companyCode: string
}

export async function registerMember(
  sent: SentCode,
  person: Person,
  { code, password }: { code: string; password: string },
): Promise<void> {
  const { memberType, firstName, lastName, companyName, companyCode } = person
  const who =
    memberType === 1
      ? { companyName: normalizeName(companyName), companyCode: companyCode.trim() }
      : { firstName: normalizeName(firstName), lastName: normalizeName(lastName) }
  const source: 'pc' | 'h5' = matchMedia('(width < 768px)').matches ? 'h5' : 'pc'
  const body = { ...who, memberType, source, lang: toStored[pageLang()], password, verificationCodeKey: sent.key }
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
  const proof = model === 'mail' ? { mail: userName, verificationCode: code } : ({ mobilePhone: userName, verifyCode: code } as const)
  await api.accounts.login({ ...proof, verificationCodeKey, model })
}

/** Sets a new password with the code that proved the account. */
export async function setForgottenPassword(sent: SentCode, code: string, password: string): Promise<void> {
  const { model, userName, key: verifyCodeKey } = sent
  await api.accounts.resetPassword({ model, userName, verifyCodeKey, verifyCode: code, password })
}

let countries: Promise<Country[]> | undefined

/** The countries and their area codes, Georgia first; asked for once a page. */
export function countryList(): Promise<Country[]> {
  countries ??= api.accounts.countries().then(
    (text) => (JSON.parse(text) as { data: Country[] }).data,
    (error: unknown) => {
      countries = undefined
      throw error
    },
  )
  return countries
}
