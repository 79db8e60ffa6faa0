import { compactCode } from '#contract/core/digits.ts'
import type { CaseReason, CaseWay } from './constants.ts'

const ways: Record<CaseReason, readonly CaseWay[]> = {
  changedMind: ['return'],
  defective: ['return', 'exchange', 'refund'],
  damaged: ['return', 'exchange', 'refund'],
  notAsDescribed: ['return', 'exchange', 'refund'],
  wrongItem: ['return', 'exchange'],
  missingParts: ['refund', 'exchange', 'return'],
  notArrived: ['refund'],
}

/** What can be asked for a reason, the usual way first: what the member has goes back, what never came cannot. */
export const waysOf = (reason: CaseReason): readonly CaseWay[] => ways[reason]

/** An IBAN as it is stored: without blanks, in capitals. */
export const compactIban = (value: string): string => compactCode(value).toUpperCase()

/** Whether a text is a Georgian IBAN: `GE`, two check digits, the bank's two letters, 16 digits; ISO 13616, modulo 97. */
export function isGeorgianIban(value: string): boolean {
  const iban = compactIban(value)
  if (!/^GE\d{2}[A-Z]{2}\d{16}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (char) => String(char.charCodeAt(0) - 55))
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}
