import type { OrderDetails } from '#contract/orders/calls.ts'
import { variantName } from '#contract/catalogue/variant-name.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatMoment } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Panel } from '#storefront/ui/layout/panel.tsx'
import { copyText } from '#storefront/ui/share-link.ts'
import styles from './order-parcels.module.css'

/** The parcels of an order with carrier and number; what is still in the store is said where a part has left. */
export function OrderParcels({ order }: { order: OrderDetails }) {
  const t = useT()
  const { parcels, fulfilment } = order
  if (parcels.length === 0) return null
  return (
    <Panel title={t('orders.parcels.title')} id="parcels">
      <ul className={styles.parcels}>
        {parcels.map((parcel, index) => (
          <Parcel key={parcel.id} parcel={parcel} number={index + 1} />
        ))}
      </ul>
      {fulfilment === 'packed' && <p className="muted">{t('orders.parcels.rest')}</p>}
    </Panel>
  )
}

function Parcel({ parcel, number }: { parcel: OrderDetails['parcels'][number]; number: number }) {
  const t = useT()
  const lang = useLang()
  const { carrier, trackingNo, shippedAt, deliveredAt, lines } = parcel
  const copy = () => copyText(trackingNo!, t('orders.copied'), t)
  return (
    <li>
      <Icon name={deliveredAt ? 'package-check' : 'truck'} size={24} />
      <div>
        <b>{t('orders.parcels.one', { number })}</b>
        <p>
          {deliveredAt
            ? t('orders.parcels.delivered', { time: formatMoment(deliveredAt, lang) })
            : t('orders.parcels.shipped', { time: formatMoment(shippedAt, lang) })}
        </p>
        <p className="muted">{lines.map((line) => `${variantName(line.name, line.options)} × ${line.quantity}`).join('; ')}</p>
        {(carrier || trackingNo) && (
          <p className={styles.number}>
            <span className="num">{[carrier, trackingNo].filter(Boolean).join(' · ')}</span>
            {trackingNo && (
              <button type="button" aria-label={`${t('orders.parcels.copy')} ${trackingNo}`} onClick={() => void copy()}>
                <Icon name="copy" size={18} />
              </button>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
