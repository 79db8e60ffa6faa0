import type { ReactNode } from 'react'
import type { OrderDetails } from '#contract/orders/calls.ts'
import { orderPath } from '#contract/orders/paths.ts'
import { saveFile } from '#storefront/ui/save-file.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { CopyOrderNo } from '#storefront/orders/copy-order-no.tsx'
import { OrderLines } from '#storefront/orders/details/order-lines.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { formatOnDay } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { calendarFile } from './calendar-entry.ts'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import styles from './placed-order.module.css'

/** One store's order on the page after the checkout, with the day it arrives, which can go into the calendar. */
export function PlacedOrder({ order }: { order: OrderDetails }) {
  const t = useT()
  const lang = useLang()
  const { orderNo, storeName, arrives } = order
  function addToCalendar(day: string) {
    const title = t('checkout.success.calendarEntry', { store: storeName })
    const file = calendarFile({ id: orderNo, title, day, url: location.origin + orderPath(orderNo) }, new Date())
    saveFile(`${orderNo}.ics`, file, 'text/calendar;charset=utf-8')
  }
  return (
    <OrderPanel order={order}>
      {arrives && (
        <div className={styles.day}>
          <Icon name="truck" size={20} />
          <b>{t('orders.say.arrives', { day: formatOnDay(arrives, lang) })}</b>
          <Button kind="quiet" size="sm" icon="calendar" onClick={() => addToCalendar(arrives)}>
            {t('checkout.success.calendar')}
          </Button>
        </div>
      )}
    </OrderPanel>
  )
}

/** One store's order: number and items, with what is to be said of it between them. */
export function OrderPanel({ order: { orderNo, storeName, lines }, children }: { order: OrderDetails; children?: ReactNode }) {
  const t = useT()
  return (
    <section className={panelStyles.panel} aria-label={t('orders.details.title', { orderNo })}>
      <header className={styles.head}>
        <h2>
          <Icon name="store" size={20} />
          <Words>{storeName}</Words>
        </h2>
        <span className={styles.number}>
          <Link className="link num" to={orderPath(orderNo)}>
            {t('orders.number', { orderNo })}
          </Link>
          <CopyOrderNo orderNo={orderNo} />
        </span>
      </header>
      {children}
      <OrderLines lines={lines} />
    </section>
  )
}
