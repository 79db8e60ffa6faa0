/** What the sandbox's page offers of a dispute: the shopper disputes what was paid, then the bank decides. */
import type { DisputeState } from '../payments.rules.ts'

/** The buttons, and what each has the bank report. */
export const disputeTypes = { dispute: 'disputed', disputeWon: 'disputeWon', disputeLost: 'disputeLost' } as const
export type DisputeAction = keyof typeof disputeTypes

/** @param dispute how it stands; null: there is none. Undefined: nothing was paid */
export function disputeActions({ dispute }: { dispute?: DisputeState | null }): readonly DisputeAction[] {
  if (dispute === null) return ['dispute']
  return dispute === 'open' ? ['disputeWon', 'disputeLost'] : []
}
