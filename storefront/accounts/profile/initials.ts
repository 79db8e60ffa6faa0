import { firstGrapheme, graphemes } from '#contract/core/graphemes.ts'
import type { MemberInfo } from '#contract/accounts/schemas.ts'

const han = /^\p{Script=Han}/u

/**
 * First letters of first name and surname, or two of the company; of a Chinese name the surname alone. Not upper-cased, as
 * Georgian has no capitals.
 */
export function initials({ firstName, lastName, companyName }: Pick<MemberInfo, 'firstName' | 'lastName' | 'companyName'>): string {
  if (companyName) return graphemes(companyName).slice(0, 2).join('')
  if (han.test(lastName)) return firstGrapheme(lastName)
  return firstGrapheme(firstName) + firstGrapheme(lastName)
}
