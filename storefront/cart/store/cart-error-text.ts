import { CallError } from '#storefront/app/client/client.ts'
import type { Translate } from '#storefront/app/i18n/messages.tsx'

const guestCartErrors = {
  'cart.soldOut': 'cart.refused.soldOut',
  'cart.onlyLeft': 'cart.refused.onlyLeft',
  'cart.lineFull': 'cart.refused.lineFull',
  'cart.full': 'cart.refused.full',
} as const

/** The text of a failed cart call: the server's message, ours for the limits of a guest cart, else a general one. */
export function cartErrorText(error: unknown, t: Translate): string {
  if (!(error instanceof CallError)) return t('cart.refused.failed')
  if (error.message) return error.message
  return error.key in guestCartErrors
    ? t(guestCartErrors[error.key as keyof typeof guestCartErrors], error.params)
    : t('cart.refused.failed')
}

/** Whether the call was cancelled because an identical one is in flight, which will answer. */
export const isDuplicate = (error: unknown): boolean => error instanceof CallError && error.key === 'duplicate'
