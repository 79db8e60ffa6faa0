import type { MessageId } from '#locales/ids.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import { Link } from '#storefront/ui/link.tsx'
import styles from './quick-answers.module.css'

const answers: [IconName, MessageId, string][] = [
  ['package', 'feedback.answers.order', '/user/profile/orders'],
  ['undo-2', 'feedback.answers.return', '/policy?key=withdrawal'],
  ['truck', 'feedback.answers.delivery', '/policy?key=delivery'],
  ['wallet', 'feedback.answers.payment', '/policy?key=payment'],
]

/** Where what is asked most often is answered at once. */
export function QuickAnswers() {
  const t = useT()
  return (
    <section className={panelStyles.panel} aria-labelledby="quick-answers">
      <h2 id="quick-answers">{t('feedback.answers.title')}</h2>
      <ul className={styles.answers}>
        {answers.map(([icon, text, to]) => (
          <li key={to}>
            <Link to={to}>
              <Icon name={icon} size={20} />
              <span>{t(text)}</span>
              <Icon name="chevron-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
