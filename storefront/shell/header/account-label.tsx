import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import { CountBadge } from './count-badge.tsx'

/** What the header calls a shopper's own place, and how many notifications are unread. */
export function AccountLabel({ unread = 0 }: { unread?: number }) {
  const t = useT()
  return (
    <>
      <Icon name="user-round" />
      <Words>{t('shell.mine.long')}</Words>
      <CountBadge count={unread} />
      {unread > 0 && <span className="vh">{t('shell.account.unread', { count: unread })}</span>}
    </>
  )
}
