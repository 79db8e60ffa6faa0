import type { UserInfo } from '#contract/accounts.ts'

/**
 * A code proves that a mailbox is yours, for one purpose, once. It lives half an hour on registration and a minute on
 * login (specification, section 9); five wrong guesses burn it, even for the right one.
 */
export const codePurposes = { 0: 'register', 1: 'forgot', 2: 'login' } as const
export type Purpose = (typeof codePurposes)[keyof typeof codePurposes]
/** Seconds. */
export const codeLife: Record<Purpose, number> = { register: 30 * 60, forgot: 10 * 60, login: 60 }
export const wrongGuesses = 5

/** Uses and the seconds they are counted over. */
export const limitsOf = {
  codesOfAccount: { max: 10, seconds: 24 * 3600 },
  codesOfNet: { max: 30, seconds: 3600 },
  guessesOfNet: { max: 120, seconds: 3600 },
  loginsOfNet: { max: 100, seconds: 3600 },
  namesOfNetAMinute: { max: 10, seconds: 60 },
  namesOfNetADay: { max: 60, seconds: 24 * 3600 },
} as const

const cookieBytes = 256
const cookieSize = (info: UserInfo) => encodeURIComponent(JSON.stringify(info)).length

/** What the readable cookie tells the storefront: the longest form of the name that 256 bytes hold. */
export function userInfoOf(member: { firstName: string; lastName: string; companyName?: string | null; memberType: 0 | 1 }): UserInfo {
  const { firstName, lastName, companyName, memberType } = member
  const whole = { name: companyName ?? `${firstName} ${lastName}`, memberType }
  if (cookieSize(whole) <= cookieBytes) return whole
  const letters = [...(companyName ?? firstName)]
  while (letters.length > 0 && cookieSize({ name: letters.join(''), memberType }) > cookieBytes) letters.pop()
  return { name: letters.join(''), memberType }
}
