import type { CardBrand } from '#contract/payments/constants.ts'

/** The cards that the sandbox hands out: nobody types a number, not even here. */
export const sandboxTestCards = [
  { key: 'visa', brand: 'visa', lastFour: '4242', declines: false },
  { key: 'mastercard', brand: 'mastercard', lastFour: '4444', declines: false },
  { key: 'declined', brand: 'visa', lastFour: '0002', declines: true },
] as const satisfies { key: string; brand: CardBrand; lastFour: string; declines: boolean }[]
