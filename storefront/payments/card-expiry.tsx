import type { SavedCard } from '#contract/payments/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/text/badge.tsx'

/** The month until which a card is good, `12/29`; of one whose month is over, that it is. */
export function CardExpiry({ card: { expMonth, expYear, expired } }: { card: Pick<SavedCard, 'expMonth' | 'expYear' | 'expired'> }) {
  const t = useT()
  if (expired) return <Badge kind="warn">{t('payments.cards.expired')}</Badge>
  const [month, year] = [String(expMonth).padStart(2, '0'), String(expYear).slice(-2)]
  return <span className="block num muted">{t('payments.cards.expires', { month, year })}</span>
}
