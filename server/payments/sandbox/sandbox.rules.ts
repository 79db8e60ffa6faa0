import type { CardBrand } from '#contract/payments/constants.ts'
import type { DisputeState } from '../payments.rules.ts'

/** The cards that the sandbox hands out: nobody types a number, not even here. */
export const sandboxTestCards = [
  { key: 'visa', brand: 'visa', lastFour: '4242', declines: false },
  { key: 'mastercard', brand: 'mastercard', lastFour: '4444', declines: false },
  { key: 'declined', brand: 'visa', lastFour: '0002', declines: true },
] as const satisfies { key: string; brand: CardBrand; lastFour: string; declines: boolean }[]

/** The page's buttons of a dispute, and what each has the bank report: the shopper disputes what was paid, then the bank decides. */
export const disputeTypes = { dispute: 'disputed', disputeWon: 'disputeWon', disputeLost: 'disputeLost' } as const
export type DisputeAction = keyof typeof disputeTypes

/** @param dispute how it stands; null: there is none. Undefined: nothing was paid */
export function disputeActions({ dispute }: { dispute?: DisputeState | null }): readonly DisputeAction[] {
  if (dispute === null) return ['dispute']
  return dispute === 'open' ? ['disputeWon', 'disputeLost'] : []
}
