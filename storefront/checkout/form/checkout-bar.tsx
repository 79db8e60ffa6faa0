import { formatGel } from '#contract/core/money.ts'
import type { PaymentMethod } from '#contract/checkout/calls.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { Money } from '#storefront/ui/text/price.tsx'
import sumBarStyles from '#storefront/ui/layout/sum-bar.module.css'
import styles from './checkout-bar.module.css'

interface CheckoutBarProps {
  method: PaymentMethod
  total: number
  units: number
  busy: boolean
  onSubmit: () => void
}

/** The total and the button on phones, fixed at the bottom. */
export function CheckoutBar({ method, total, units, busy, onSubmit }: CheckoutBarProps) {
  const t = useT()
  const cash = method === 'cash'
  return (
    <div className={`${sumBarStyles.sumbar} ${styles.checkoutBar} only-s`}>
      <div>
        <small>{t('checkout.sum.goods', { count: units })}</small>
        <b>
          <Money tetri={total} />
        </b>
      </div>
      <Button
        icon={cash ? undefined : 'lock'}
        busy={busy}
        aria-label={t(cash ? 'checkout.order' : 'checkout.pay', { total: formatGel(total) })}
        onClick={onSubmit}
      >
        {t(cash ? 'checkout.orderNow' : 'checkout.payNow')}
      </Button>
    </div>
  )
}
