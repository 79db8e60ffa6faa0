import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useFarDown } from './scrolled.ts'

export function ToTop() {
  const t = useT()
  const far = useFarDown()
  if (!far) return null
  return (
    <button type="button" className="totop" aria-label={t('shell.toTop')} onClick={() => scrollTo({ top: 0 })}>
      <Icon name="arrow-up" />
    </button>
  )
}
