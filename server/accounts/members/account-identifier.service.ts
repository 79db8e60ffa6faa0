import { accountOf, loginAccountError, mailError, type Account } from '#contract/accounts/rules.ts'
import { numberingPlans } from '#contract/core/numbering-plans.ts'
import { normalizePhone } from '#contract/core/phone.ts'
import { DomainError } from '#server/platform/domain-error.ts'

/** The kind of an account, and so whether it is reached by SMS or mail. */
export type AccountKind = 'phone' | 'mail'

/**
 * Parses and normalises an account from a request.
 * @param kind the only kind that is accepted; undefined accepts both
 * @throws account.required, account.phoneFormat, account.mailFormat, or account.mailboxFormat where `kind` is mail
 */
export function parseAccount(value: string, kind?: AccountKind): Account {
  const error = kind === 'mail' ? mailError(value) : kind === undefined ? loginAccountError(value) : undefined
  if (error) throw new DomainError(error)
  if (kind !== 'phone') return accountOf(value, numberingPlans)!
  const phone = normalizePhone(value, numberingPlans)
  if (!phone) throw new DomainError(value.trim() ? 'account.phoneFormat' : 'account.required')
  return { phone }
}

/** The account as one string, as tables and rate limits use it: an e-mail address or an E.164 number. */
export const accountKey = (account: Account): string => ('mail' in account ? account.mail : account.phone)

/** An account for the log: the domain of an e-mail address, the last three digits of a phone number. */
export function redactAccount(account: Account): string {
  return 'mail' in account ? account.mail.slice(account.mail.lastIndexOf('@')) : account.phone.slice(-3)
}

/** An account for its owner, masked: `n•••@example.ge`, `••• 3456`. */
export function maskAccount(account: Account): string {
  if ('phone' in account) return `••• ${account.phone.slice(-4)}`
  const at = account.mail.lastIndexOf('@')
  return `${[...account.mail][0]}•••${account.mail.slice(at)}`
}
