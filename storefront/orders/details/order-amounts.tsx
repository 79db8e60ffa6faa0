import type { OrderDetails } from '#contract/orders/calls.ts'
import { addressLine } from '#storefront/addresses/address-line.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { formatPhone } from '#contract/core/phone.ts'
import { Money } from '#storefront/ui/text/price.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import summaryStyles from '#storefront/ui/layout/summary.module.css'

/** The sums of orders and how they are paid. */
export function OrderAmounts({ orders }: { orders: Pick<OrderDetails, 'subtotal' | 'savings' | 'total' | 'refunded' | 'method'>[] }) {
  const t = useT()
  const sum = (field: 'subtotal' | 'savings' | 'total' | 'refunded') => orders.reduce((total, order) => total + (order[field] ?? 0), 0)
  return (
    <dl>
      <div>
        <dt>{t('orders.details.subtotal')}</dt>
        <dd>
          <Money tetri={sum('subtotal')} />
        </dd>
      </div>
      {sum('savings') > 0 && (
        <div>
          <dt>{t('orders.details.savings')}</dt>
          <dd className="ok b5">
            <Money tetri={-sum('savings')} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('orders.details.shipping')}</dt>
        <dd className="ok b5">{t('orders.details.free')}</dd>
      </div>
      <div className={summaryStyles.total}>
        <dt className="b7">{t('orders.details.total')}</dt>
        <dd>
          <Money tetri={sum('total')} />
        </dd>
      </div>
      {sum('refunded') > 0 && (
        <div>
          <dt>{t('orders.details.refunded')}</dt>
          <dd>
            <Money tetri={-sum('refunded')} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('orders.details.method')}</dt>
        <dd>{t(`orders.method.${orders[0]!.method}`)}</dd>
      </div>
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
