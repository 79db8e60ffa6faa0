import { CallError } from '#storefront/app/client/client.ts'
import type { Translate } from '#storefront/app/i18n/messages.tsx'

const guestCartErrors = {
  'cart.soldOut': 'cart.refused.soldOut',
  'cart.onlyLeft': 'cart.refused.onlyLeft',
  'cart.lineFull': 'cart.refused.lineFull',
  'cart.full': 'cart.refused.full',
} as const

/** Why it did not work: the server's words, ours for what a visitor's own cart refuses, else that it failed. */
export function cartErrorText(error: unknown, t: Translate): string {
  if (!(error instanceof CallError)) return t('cart.refused.failed')
  if (error.message) return error.message
  return error.key in guestCartErrors
    ? t(guestCartErrors[error.key as keyof typeof guestCartErrors], error.params)
    : t('cart.refused.failed')
}

/** A twin of this call is under way and will answer. */
export const isDuplicate = (error: unknown): boolean => error instanceof CallError && error.key === 'duplicate'
