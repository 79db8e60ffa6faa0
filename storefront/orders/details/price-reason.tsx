import { formatGel } from '#contract/core/money.ts'
import type { OrderLine } from '#contract/orders/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'

/** Why a line cost what it cost: the deal, and what it took off a unit. Nothing at the regular price. */
export function PriceReason({ line: { price, adjustments } }: { line: Pick<OrderLine, 'price' | 'adjustments'> }) {
  const t = useT()
  return adjustments.map(({ kind, amount }) => (
    <small className="block" key={kind}>
      {t(`orders.reason.${kind}`, { price: formatGel(price), off: formatGel(amount) })}
    </small>
  ))
}
