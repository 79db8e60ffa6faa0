import { contact } from '#contract/core/contact.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import styles from './contact-card.module.css'

/** How to reach the mall without this form, signed in or not. */
export function ContactCard() {
  const t = useT()
  return (
    <section className={`${panelStyles.panel} ${styles.card}`} aria-labelledby="contact-card">
      <h2 id="contact-card">{t('feedback.direct')}</h2>
      <p className="muted">{t('feedback.direct.text')}</p>
      <ul>
        <li>
          <Icon name="mail" />
          <a className="link" href={`mailto:${contact.mail}`}>
            {contact.mail}
          </a>
        </li>
        <li>
          <Icon name="phone" />
          <a className="link num" href={`tel:${contact.phone}`}>
            {contact.phoneText}
          </a>
        </li>
      </ul>
    </section>
  )
}
