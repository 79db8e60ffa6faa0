import type { MemberInfo } from '#contract/accounts/schemas.ts'
import { formatPhone } from '#contract/core/phone.ts'

/** What the account knows of anyone who receives the parcel. */
export function knownOf({ name, mobilePhone }: MemberInfo) {
  return { recipient: name, ...(mobilePhone ? { phone: formatPhone(mobilePhone) } : {}) }
}
