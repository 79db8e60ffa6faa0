import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { formatOnDay } from '#storefront/ui/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import styles from './product-facts.module.css'

/** Delivery, returns and payment terms of every order. @param arrives delivery day of an order placed now, `YYYY-MM-DD`, Tbilisi; undefined where nothing can be ordered */
export function ProductFacts({ arrives }: { arrives: string | undefined }) {
  const t = useT()
  const lang = useLang()
  return (
    <ul className={styles.facts}>
      {arrives && (
        <li>
          <Icon name="truck" />
          <div>
            <b>{t('catalogue.details.arrives', { day: formatOnDay(arrives, lang) })}</b>
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
