import { Link } from 'react-router'
import type { OrderDetails } from '#contract/orders/calls.ts'
import { addressLine } from '#storefront/addresses/address-line.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatDate, formatMoment } from '#storefront/ui/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { PageTitle } from '#storefront/ui/page-title.tsx'
import { formatPhone } from '#contract/core/phone.ts'
import { Picture } from '#storefront/ui/picture.tsx'
import { Money } from '#storefront/ui/price.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderStatusBadge } from './order-row.tsx'
import { OrderStatusText } from './order-status-text.tsx'

/** One order: status, actions, lines, history, amounts, address. Prints on one sheet. */
export function OrderDetailsView({ order, serverNow }: { order: OrderDetails; serverNow: string }) {
  const t = useT()
  const lang = useLang()
  return (
    <div className="frame order-details">
      <PageTitle title={t('orders.details.title', { orderNo: order.orderNo })} />
      <Link className="link order-details__back print:hidden" to="/user/profile/orders">
        <Icon name="chevron-left" size={16} />
        {t('orders.details.back')}
      </Link>
      <header className="order-details__head">
        <h1 className="h1 [font-variant-numeric:tabular-nums] wrap-anywhere">{t('orders.details.title', { orderNo: order.orderNo })}</h1>
        <OrderStatusBadge label={order.label} />
        <p className="text-muted">
          {formatDate(order.placedAt, lang)} · {order.storeName}
        </p>
      </header>
      <div className="two">
        <div>
          <section className="panel order-details__now">
            <OrderStatusText order={order} serverNow={serverNow} />
            <div className="print:hidden">
              <OrderActions order={order} filled withPrint />
            </div>
          </section>
          <OrderLines order={order} />
        </div>
        <div>
          <OrderTimeline order={order} />
          <TotalsAndAddress order={order} />
        </div>
      </div>
    </div>
  )
}

function OrderLines({ order }: { order: OrderDetails }) {
  const t = useT()
  return (
    <section className="panel" aria-labelledby="order-goods">
      <h2 id="order-goods">{t('orders.details.goods')}</h2>
      {order.lines.map((line) => (
        <div className="mini" key={line.offerId}>
          <Picture picture={line.picture} alt="" sizes="64px" />
          <p>
            <Link className="hover:underline" to={`/details?id=${line.productId}&offer=${line.offerId}`}>
              {line.name}
            </Link>
            <small className="block">
              {[line.options.join(', '), t('orders.units', { count: line.quantity })].filter(Boolean).join(' · ')}
            </small>
          </p>
          <Money tetri={line.lineTotal} className="b5" />
        </div>
      ))}
    </section>
  )
}

function OrderTimeline({ order }: { order: OrderDetails }) {
  const t = useT()
  const lang = useLang()
  return (
    <section className="panel" aria-labelledby="order-way">
      <h2 id="order-way">{t('orders.details.timeline')}</h2>
      <ol className="timeline">
        {order.timeline.map(({ step, at }) => (
          <li key={`${step} ${at}`}>
            <b>{t(`orders.step.${step}`)}</b>
            <time dateTime={at}>{formatMoment(at, lang)}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}

function TotalsAndAddress({ order }: { order: OrderDetails }) {
  const t = useT()
  return (
    <section className="panel sum sum--still">
      <h2>{t('orders.details.money')}</h2>
      <dl>
        <div>
          <dt>{t('orders.details.subtotal')}</dt>
          <dd>
            <Money tetri={order.subtotal} />
          </dd>
        </div>
        {order.savings > 0 && (
          <div>
            <dt>{t('orders.details.savings')}</dt>
            <dd className="ok b5">
              <Money tetri={-order.savings} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('orders.details.shipping')}</dt>
          <dd className="ok b5">{t('orders.details.free')}</dd>
        </div>
        <div className="total">
          <dt className="b7">{t('orders.details.total')}</dt>
          <dd>
            <Money tetri={order.total} />
          </dd>
        </div>
        <div>
          <dt>{t('orders.details.method')}</dt>
          <dd>{t(`orders.method.${order.method}`)}</dd>
        </div>
      </dl>
      <h2 className="pt-6">{t('orders.details.address')}</h2>
      <p className="pt-2">
        <b className="b5">{order.address.recipient}</b>
        <br />
        {addressLine(t, order.address)}
        <br />
        <span className="num">{formatPhone(order.address.phone)}</span>
      </p>
      {order.note && (
        <>
          <h2 className="pt-6">{t('orders.details.note')}</h2>
          <p className="pt-2">{order.note}</p>
        </>
      )}
    </section>
  )
}
