import type { SessionView, UserInfo } from '#contract/accounts/calls.ts'

/**
 * A code proves that a mailbox or a phone is yours, for one purpose, once. How long it lives is a setting; five wrong
 * guesses burn it, even for the right one.
 */
export type Purpose = 'register' | 'forgot' | 'login' | 'contact'
/** The `type` of a letter and the `smsType` of a short message (specification, section 7). */
export const mailTypes = { 0: 'register', 1: 'forgot', 2: 'login' } as const
export const smsTypes = { 1: 'register', 2: 'forgot', 3: 'login' } as const
export const wrongGuesses = 5

const hour = 3600
const day = 24 * hour
/** Uses and the seconds they are counted over (reference/reliability, sections 2.4-2.6). */
export const limitsOf = {
  codesOfAccountSoon: { max: 3, seconds: 900 },
  codesOfAccount: { max: 10, seconds: day },
  codesOfNet: { max: 20, seconds: hour },
  /** Wrong ones. */
  guessesOfNet: { max: 30, seconds: hour },
  loginsOfNet: { max: 100, seconds: hour },
  /** Failed ones; beyond them every net has one free try at the account instead of five. */
  failuresOfAccount: { max: 100, seconds: day },
  namesOfNetAMinute: { max: 10, seconds: 60 },
  namesOfNetADay: { max: 60, seconds: day },
  tripsOfNet: { max: 60, seconds: hour },
} as const

/** Tries without a wait, and those that are left while an account is under siege. */
export const freeTries = { usual: 5, besieged: 1 } as const
/** ms: a login that counts as fresh where there is no password to ask for. */
export const freshLogin = 15 * 60_000
/** ms: a session ends after 14 days without use, after 30 in any case (design/domain section 2). */
export const sessionIdle = 14 * 24 * 3600_000
export const sessionAbsolute = 30 * 24 * 3600_000
/** ms: how exact "last seen" is; more exact would write a row a request. */
export const seenEvery = 10 * 60_000
/** Open sessions of a member; the one unused for longest goes. */
export const mostSessions = 50
/** ms: the way to a provider and back. */
export const tripLife = 10 * 60_000

const cookieBytes = 256
const cookieSize = (info: UserInfo) => encodeURIComponent(JSON.stringify(info)).length

export interface Named {
  firstName: string
  lastName: string
  companyName?: string | null
  memberType: 0 | 1
}

/** What a member is called: the company, or first name and surname as far as there are any. */
export function nameOf({ firstName, lastName, companyName }: Omit<Named, 'memberType'>): string {
  return companyName ?? `${firstName} ${lastName}`.trim()
}

/** What the readable cookie tells the storefront: the longest form of the name that 256 bytes hold. */
export function userInfoOf(member: Named): UserInfo {
  const { firstName, companyName, memberType } = member
  const whole = { name: nameOf(member), memberType }
  if (cookieSize(whole) <= cookieBytes) return whole
  const letters = [...(companyName ?? (firstName || whole.name))]
  while (letters.length > 0 && cookieSize({ name: letters.join(''), memberType }) > cookieBytes) letters.pop()
  return { name: letters.join(''), memberType }
}

/** Newer names stand before those they also claim to be. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bMicroMessenger\//, 'WeChat'],
  [/\bFxiOS\/|\bFirefox\//, 'Firefox'],
  [/\bCriOS\/|\bChrome\//, 'Chrome'],
  [/\bVersion\/.+\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What a browser says it is, in words a shopper knows. */
export function deviceOf(agent: string): Pick<SessionView, 'browser' | 'system' | 'device'> {
  const browser = browsers.find(([pattern]) => pattern.test(agent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(agent))?.[1]
  const tablet = system === 'iPadOS' || (system === 'Android' && !/\bMobile\b/.test(agent))
  const device = tablet ? 'tablet' : system === 'iOS' || system === 'Android' ? 'phone' : 'computer'
  return { ...(browser ? { browser } : {}), ...(system ? { system } : {}), device }
}

/** An account as its owner knows it again and nobody else learns it: `n•••@example.ge`, `••• 3456`. */
export function maskedAccount(account: { mail: string } | { phone: string }): string {
  if ('phone' in account) return `••• ${account.phone.slice(-4)}`
  const at = account.mail.lastIndexOf('@')
  return `${[...account.mail][0]}•••${account.mail.slice(at)}`
}

const nameLength = 60

/** A name a provider tells, brought into the form of ours: letters, and what stands between them. */
export function tidyName(value: unknown): string {
  if (typeof value !== 'string') return ''
  const letters = value
    .normalize('NFC')
    .replace(/[^\p{L}\p{M} .'’-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}]+/u, '')
    .trim()
  return [...letters].slice(0, nameLength).join('').trim()
}
