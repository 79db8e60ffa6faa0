import { accountOf, loginAccountError, mailError, type Account } from '#contract/accounts/rules.ts'
import { normalizePhone } from '#contract/core/phone.ts'
import { DomainError } from '#server/platform/domain-error.ts'

/** By which way an account is reached. */
export type AccountKind = 'phone' | 'mail'

/**
 * The account that was typed, either kind, or the kind that `model` names.
 * @throws account.required, account.phoneFormat, account.mailFormat, or account.mailboxFormat where it must be a mailbox
 */
export function parseAccount(value: string, model?: AccountKind): Account {
  const fault = model === 'mail' ? mailError(value) : model === undefined ? loginAccountError(value) : undefined
  if (fault) throw new DomainError(fault)
  if (model !== 'phone') return accountOf(value)!
  const phone = normalizePhone(value)
  if (!phone) throw new DomainError(value.trim() ? 'account.phoneFormat' : 'account.required')
  return { phone }
}

/** An account as it stands in tables and limits. */
export const accountKey = (account: Account): string => ('mail' in account ? account.mail : account.phone)

/** What the log may hold of an account: nothing of a mailbox but its domain, of a phone the last three digits. */
export function redactAccount(account: Account): string {
  return 'mail' in account ? account.mail.slice(account.mail.lastIndexOf('@')) : account.phone.slice(-3)
}

/** An account as its owner knows it again and nobody else learns it: `n•••@example.ge`, `••• 3456`. */
export function maskAccount(account: { mail: string } | { phone: string }): string {
  if ('phone' in account) return `••• ${account.phone.slice(-4)}`
  const at = account.mail.lastIndexOf('@')
  return `${[...account.mail][0]}•••${account.mail.slice(at)}`
}
