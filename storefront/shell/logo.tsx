import { useT } from '#storefront/app/i18n/messages.tsx'
import { BasketIllustration } from '#storefront/ui/feedback/basket-illustration.tsx'
import styles from './logo.module.css'

/** The logo, a link to the home page. */
export function Logo() {
  const t = useT()
  return (
    <a className={styles.logo} href="/home" aria-label={t('shell.logo')}>
      <BasketIllustration />
      <span className={styles.word}>{t('shell.mall')}</span>
    </a>
  )
}
