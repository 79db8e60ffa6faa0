import { useT } from '#storefront/app/i18n/messages.tsx'
import { ContactLines } from './contact-lines.tsx'
import panelStyles from '#storefront/ui/layout/panel.module.css'
import styles from './contact-card.module.css'

/** How to reach the mall without this form, signed in or not. */
export function ContactCard() {
  const t = useT()
  return (
    <section className={`${panelStyles.panel} ${styles.card}`} aria-labelledby="contact-card">
      <h2 id="contact-card">{t('feedback.direct')}</h2>
      <p className="muted">{t('feedback.direct.text')}</p>
      <ContactLines />
    </section>
  )
}
