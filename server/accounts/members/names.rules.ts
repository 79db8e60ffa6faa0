import type { UserInfo } from '#contract/accounts/constants.ts'

const cookieBytes = 256
const cookieSize = (info: UserInfo) => encodeURIComponent(JSON.stringify(info)).length

export interface MemberNames {
  firstName: string
  lastName: string
  companyName?: string | null
  memberType: 0 | 1
}

/** What a member is called: the company, or first name and surname as far as there are any. */
export function nameOf({ firstName, lastName, companyName }: Omit<MemberNames, 'memberType'>): string {
  return companyName ?? `${firstName} ${lastName}`.trim()
}

/** What the readable cookie tells the storefront: the longest form of the name that 256 bytes hold. */
export function userInfoOf(member: MemberNames): UserInfo {
  const { firstName, companyName, memberType } = member
  const whole = { name: nameOf(member), memberType }
  if (cookieSize(whole) <= cookieBytes) return whole
  const letters = [...(companyName ?? (firstName || whole.name))]
  while (letters.length > 0 && cookieSize({ name: letters.join(''), memberType }) > cookieBytes) letters.pop()
  return { name: letters.join(''), memberType }
}

const nameLength = 60

/** A name a provider tells, brought into the form of ours: letters, and what stands between them. */
export function sanitizeName(value: unknown): string {
  if (typeof value !== 'string') return ''
  const letters = value
    .normalize('NFC')
    .replace(/[^\p{L}\p{M} .'’-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}]+/u, '')
    .trim()
  return [...letters].slice(0, nameLength).join('').trim()
}
