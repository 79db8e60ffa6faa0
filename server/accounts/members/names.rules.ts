import type { UserInfo } from '#contract/accounts/constants.ts'
import { nameLength } from '#contract/accounts/rules.ts'
import { firstGrapheme, graphemes } from '#contract/core/graphemes.ts'
import { personNameOf } from '#contract/core/person-name.ts'

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
  const initial = firstGrapheme(lastName)
  return `${firstName} ${initial ? `${initial}.` : ''}`.trim()
}

/** The content of the `userInfo` cookie: the longest form of the name that fits in 256 bytes when URL-encoded. */
export function userInfoOf(member: MemberNames): UserInfo {
  const { firstName, companyName, memberType } = member
  const full = { name: nameOf(member), memberType }
  if (cookieSize(full) <= cookieBytes) return full
  const characters = graphemes(companyName ?? (firstName || full.name))
  while (characters.length > 0 && cookieSize({ name: characters.join(''), memberType }) > cookieBytes) characters.pop()
  return { name: characters.join(''), memberType }
}

/** A name from a sign-in provider as our name rules want it; empty where nothing of it is left or it is no string. */
export const sanitizeName = (value: unknown): string => (typeof value === 'string' ? personNameOf(value, nameLength) : '')
