import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

/** What the header calls a shopper's own place. */
export function AccountLabel() {
  const t = useT()
  return (
    <>
      <Icon name="user-round" />
      {t('shell.mine.long')}
    </>
  )
}
