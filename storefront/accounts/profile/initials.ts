import type { MemberInfo } from '#contract/accounts/schemas.ts'

/** First letters of first name and surname, or two of the company; not upper-cased, as Georgian has no capitals. */
export function initials({ firstName, lastName, companyName }: Pick<MemberInfo, 'firstName' | 'lastName' | 'companyName'>): string {
  return companyName ? [...companyName].slice(0, 2).join('') : ([...firstName][0] ?? '') + ([...lastName][0] ?? '')
}
