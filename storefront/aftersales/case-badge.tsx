import type { CaseState } from '#contract/aftersales/constants.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/text/badge.tsx'

const kinds = {
  applied: 'warn',
  agreed: 'info',
  returning: 'info',
  received: 'info',
  refunded: 'ok',
  exchanged: 'ok',
  withdrawn: 'mute',
  declined: 'mute',
  rejected: 'mute',
} as const

/** How a case stands, coloured by what it asks of whom. */
export function CaseBadge({ state, refundFailed }: { state: CaseState; refundFailed: boolean | undefined }) {
  const t = useT()
  if (refundFailed) return <Badge kind="warn">{t('aftersales.state.refundFailed')}</Badge>
  return <Badge kind={kinds[state]}>{t(`aftersales.state.${state}`)}</Badge>
}
