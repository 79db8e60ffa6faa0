import { contact } from '#contract/core/contact.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { FeedbackLink } from '#storefront/feedback/feedback-link.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import styles from './order-help.module.css'

/** How to reach the mall about an order, and what holds for deliveries and returns. */
export function OrderHelp({ orderNo }: { orderNo: string }) {
  const t = useT()
  const subject = encodeURIComponent(t('orders.details.title', { orderNo }))
  return (
    <section className={`${panelStyles.panel} ${styles.help}`}>
      <h2>{t('orders.help.title')}</h2>
      <p className="muted">{t('orders.help.text')}</p>
      <ul>
        <li>
          <Icon name="mail" size={18} />
          <a className="link" href={`mailto:${contact.mail}?subject=${subject}`}>
            {contact.mail}
          </a>
        </li>
        <li>
          <Icon name="phone" size={18} />
          <a className="link num" href={`tel:${contact.phone}`}>
            {contact.phoneText}
          </a>
        </li>
        <li>
          <Icon name="message-square-text" size={18} />
          <FeedbackLink className="link" />
        </li>
        <li>
          <Icon name="undo-2" size={18} />
          <Link className="link" to="/policy?key=withdrawal">
            {t('orders.help.returns')}
          </Link>
        </li>
      </ul>
    </section>
  )
}
