import { useT } from '#storefront/app/i18n/messages.tsx'
import { ContactLines } from './contact-lines.tsx'
import { Panel } from '#storefront/ui/layout/panel.tsx'
import styles from './contact-card.module.css'

/** How to reach the mall without this form, signed in or not. */
export function ContactCard() {
  const t = useT()
  return (
    <Panel title={t('feedback.direct')} className={styles.card}>
      <p className="muted">{t('feedback.direct.text')}</p>
      <ContactLines />
    </Panel>
  )
}
