import type { MessageId } from '#locales/ids.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import styles from './service-promises.module.css'

const promises: [IconName, MessageId, MessageId][] = [
  ['truck', 'catalogue.services.delivery', 'catalogue.services.delivery.text'],
  ['undo-2', 'catalogue.services.returns', 'catalogue.services.returns.text'],
  ['shield-check', 'catalogue.services.payment', 'catalogue.services.payment.text'],
  ['badge-check', 'catalogue.services.price', 'catalogue.services.price.text'],
]

/** The mall's service promises, in one row at the bottom of the home page. */
export function ServicePromises() {
  const t = useT()
  return (
    <ul className={styles.serv} aria-label={t('catalogue.services.label')}>
      {promises.map(([icon, title, text]) => (
        <li key={icon}>
          <i>
            <Icon name={icon} />
          </i>
          <div>
            <b>{t(title)}</b>
            <span>{t(text)}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
