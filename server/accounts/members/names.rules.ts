import type { UserInfo } from '#contract/accounts/constants.ts'

const cookieBytes = 256
const cookieSize = (info: UserInfo) => encodeURIComponent(JSON.stringify(info)).length

export interface MemberNames {
  firstName: string
  lastName: string
  companyName?: string | null
  memberType: 0 | 1
}

const han = /^\p{Script=Han}+$/u

/** A member's display name: the company, else first name and surname as far as they are given; in Chinese the surname leads, 王伟. */
export function nameOf({ firstName, lastName, companyName }: Omit<MemberNames, 'memberType'>): string {
  if (companyName) return companyName
  return han.test(firstName) && han.test(lastName) ? lastName + firstName : `${firstName} ${lastName}`.trim()
}

/** How other shoppers see a member: the company, else first name and the surname's initial, ნინო ბ.; in Chinese the surname alone, 王*. */
export function publicNameOf({ firstName, lastName, companyName }: Omit<MemberNames, 'memberType'>): string {
  if (companyName) return companyName
  if (han.test(firstName) && han.test(lastName)) return `${lastName}*`
  const [initial] = lastName
  return `${firstName} ${initial ? `${initial}.` : ''}`.trim()
}

/** The content of the `userInfo` cookie: the longest form of the name that fits in 256 bytes when URL-encoded. */
export function userInfoOf(member: MemberNames): UserInfo {
  const { firstName, companyName, memberType } = member
  const full = { name: nameOf(member), memberType }
  if (cookieSize(full) <= cookieBytes) return full
  const characters = [...(companyName ?? (firstName || full.name))]
  while (characters.length > 0 && cookieSize({ name: characters.join(''), memberType }) > cookieBytes) characters.pop()
  return { name: characters.join(''), memberType }
}

const nameLength = 60

/**
 * A name from a sign-in provider as our name rules want it: characters and `. ' -` between them, at most 60; empty where
 * nothing of it is left or it is no string.
 */
export function sanitizeName(value: unknown): string {
  if (typeof value !== 'string') return ''
  const characters = value
    .normalize('NFC')
    .replace(/[^\p{L}\p{M} .'’-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}]+/u, '')
    .trim()
  return [...characters].slice(0, nameLength).join('').trim()
}
