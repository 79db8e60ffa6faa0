import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useBackToTopVisible } from './scroll-position.ts'

export function BackToTop() {
  const t = useT()
  const far = useBackToTopVisible()
  if (!far) return null
  return (
    <button type="button" className="totop" aria-label={t('shell.toTop')} onClick={() => scrollTo({ top: 0 })}>
      <Icon name="arrow-up" />
    </button>
  )
}
