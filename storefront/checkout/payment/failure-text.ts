import type { PaymentView } from '#contract/payments/calls.ts'
import type { MessageId } from '#locales/ids.ts'

/** The heading and the text of a payment that did not succeed. Anyone who left the bank's page was not refused by it. */
export function failureTexts({ state, reason }: Pick<PaymentView, 'state' | 'reason'>): { title: MessageId; text: MessageId } {
  if (state === 'waiting' || (state === 'declined' && reason === 'cancelled')) {
    return { title: 'checkout.fail.left', text: 'checkout.fail.waiting' }
  }
  if (state === 'declined') return { title: 'checkout.fail.title', text: 'checkout.fail.declined' }
  if (state === 'refunded') return { title: 'checkout.fail.over', text: 'checkout.fail.refunded' }
  return { title: 'checkout.fail.over', text: state === 'expired' ? 'checkout.fail.expired' : 'checkout.fail.cancelled' }
}
