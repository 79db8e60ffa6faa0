import type { OrderDetails } from '#contract/orders/calls.ts'
import { addressLine } from '#storefront/addresses/address-line.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { formatPhone } from '#contract/core/phone.ts'
import { SumLine } from '#storefront/ui/layout/sum-line.tsx'
import { Words } from '#storefront/ui/text/words.tsx'

/** The sums of orders and how they are paid. */
export function OrderAmounts({ orders }: { orders: Pick<OrderDetails, 'subtotal' | 'savings' | 'total' | 'refunded' | 'method'>[] }) {
  const t = useT()
  const sum = (field: 'subtotal' | 'savings' | 'total' | 'refunded') => orders.reduce((total, order) => total + (order[field] ?? 0), 0)
  return (
    <dl>
      <SumLine text={t('orders.details.subtotal')} tetri={sum('subtotal')} />
      {sum('savings') > 0 && <SumLine text={t('orders.details.savings')} tetri={-sum('savings')} good />}
      <SumLine text={t('orders.details.shipping')} good>
        {t('orders.details.free')}
      </SumLine>
      <SumLine text={t('orders.details.total')} tetri={sum('total')} total />
      {sum('refunded') > 0 && <SumLine text={t('orders.details.refunded')} tetri={-sum('refunded')} />}
      <SumLine text={t('orders.details.method')}>{t(`orders.method.${orders[0]!.method}`)}</SumLine>
    </dl>
  )
}

/** Who receives an order, and where. */
export function OrderRecipient({ address }: Pick<OrderDetails, 'address'>) {
  const t = useT()
  return (
    <p className="pt-2">
      <b className="b5">{address.recipient}</b>
      <br />
      <Words>{addressLine(t, address)}</Words>
      <br />
      <span className="num">{formatPhone(address.phone)}</span>
    </p>
  )
}
