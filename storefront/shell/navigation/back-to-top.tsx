import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useBackToTopVisible } from './scroll-position.ts'
import styles from './back-to-top.module.css'

export function BackToTop() {
  const t = useT()
  const far = useBackToTopVisible()
  if (!far) return null
  return (
    <button type="button" className={styles.totop} aria-label={t('shell.toTop')} onClick={() => scrollTo({ top: 0 })}>
      <Icon name="arrow-up" />
    </button>
  )
}
