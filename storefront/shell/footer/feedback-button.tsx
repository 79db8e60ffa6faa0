import { membersOnly } from '#storefront/accounts/session/require-member.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import styles from './feedback-button.module.css'

/** Opens the feedback page in a new tab; visitors are asked to register (specification, section 2). */
export function FeedbackButton() {
  const t = useT()
  return (
    <aside aria-label={t('shell.feedback')}>
      <a className={`${styles.feedback} only-l`} href="/feedback" target="_blank" rel="noopener" onClick={membersOnly()}>
        <Icon name="message-square-text" size={18} />
        <span className="vh">{t('shell.feedback')}</span>
      </a>
    </aside>
  )
}
