import type { CaseDetails } from '#contract/aftersales/calls.ts'
import { formatGel } from '#contract/core/money.ts'
import type { Translate } from '#storefront/app/i18n/messages.tsx'

/** What comes next, or how it ended. */
export function nextText({ state, way, amount, refundTo, refundedAt, refundFailed }: CaseDetails, t: Translate): string {
  if (state === 'agreed') return t(way === 'refund' ? 'aftersales.next.agreedRefund' : 'aftersales.next.agreed')
  if (state !== 'refunded') return t(`aftersales.next.${state}`)
  const total = formatGel(amount)
  if (refundTo === 'account') return t('aftersales.next.transferred', { total })
  if (refundFailed) return t('aftersales.next.refundFailed', { total })
  return t(refundedAt ? 'aftersales.next.refunded' : 'aftersales.next.refunding', { total })
}
