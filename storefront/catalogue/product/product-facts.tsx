import type { ProductDetails } from '#contract/catalogue/schemas.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatOnDay, formatOnWeekday, formatTime } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import styles from './product-facts.module.css'

/** Delivery, returns and payment terms of every order. @param delivery of an order placed now; undefined where nothing can be ordered */
export function ProductFacts({ delivery }: { delivery: Pick<ProductDetails, 'arrives' | 'orderDeadline'> | undefined }) {
  const t = useT()
  const lang = useLang()
  const orderBy = ({ at, isToday }: ProductDetails['orderDeadline']) =>
    isToday
      ? t('catalogue.details.orderBy.today', { time: formatTime(at) })
      : t('catalogue.details.orderBy', { day: formatOnWeekday(at, lang), time: formatTime(at) })
  return (
    <ul className={styles.facts}>
      {delivery && (
        <li>
          <Icon name="truck" />
          <div>
            <b>{t('catalogue.details.arrives', { day: formatOnDay(delivery.arrives, lang) })}</b>
            <span>{orderBy(delivery.orderDeadline)}</span>
            <span>{t('catalogue.details.arrives.text')}</span>
          </div>
        </li>
      )}
      <li>
        <Icon name="undo-2" />
        <div>
          <b>{t('catalogue.details.returns')}</b>
          <span>{t('catalogue.details.returns.text')}</span>
        </div>
      </li>
      <li>
        <Icon name="shield-check" />
        <div>
          <b>{t('catalogue.details.secure')}</b>
          <span>{t('catalogue.details.secure.text')}</span>
        </div>
      </li>
    </ul>
  )
}
