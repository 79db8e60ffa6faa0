import type { MemberInfo } from '#contract/accounts/schemas.ts'

/** First letters as they are: Georgian has no capitals. */
export function initials({ firstName, lastName, companyName }: Pick<MemberInfo, 'firstName' | 'lastName' | 'companyName'>): string {
  return companyName ? [...companyName].slice(0, 2).join('') : ([...firstName][0] ?? '') + ([...lastName][0] ?? '')
}
