import type { OrderDetails } from '#contract/orders/calls.ts'
import { addressLine } from '#storefront/addresses/address-line.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { formatPhone } from '#contract/core/phone.ts'
import { Sums } from '#storefront/cart/page/sums.tsx'
import { SumLine } from '#storefront/ui/layout/sum-line.tsx'
import { Words } from '#storefront/ui/text/words.tsx'

/** The sums of orders and how they are paid. */
export function OrderAmounts({ orders }: { orders: Pick<OrderDetails, 'subtotal' | 'savings' | 'total' | 'refunded' | 'method'>[] }) {
  const t = useT()
  const sum = (field: 'subtotal' | 'savings' | 'total' | 'refunded') => orders.reduce((total, order) => total + (order[field] ?? 0), 0)
  return (
    <Sums items={t('orders.details.subtotal')} subtotal={sum('subtotal')} savings={sum('savings')} total={sum('total')}>
      {sum('refunded') > 0 && <SumLine text={t('orders.details.refunded')} tetri={-sum('refunded')} />}
      <SumLine text={t('orders.details.method')}>{t(`orders.method.${orders[0]!.method}`)}</SumLine>
    </Sums>
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
