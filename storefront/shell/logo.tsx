import { useT } from '#storefront/app/i18n/messages.tsx'
import { BasketIllustration } from '#storefront/ui/basket-illustration.tsx'

/** The logo, a link to the home page. */
export function Logo() {
  const t = useT()
  return (
    <a className="logo" href="/home" aria-label={t('shell.logo')}>
      <BasketIllustration />
      <span className="logo__word">{t('shell.mall')}</span>
    </a>
  )
}
