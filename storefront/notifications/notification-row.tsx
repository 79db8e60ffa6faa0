import type { Notification } from '#contract/notifications/calls.ts'
import { kinds } from '#contract/notifications/kinds.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/text/badge.tsx'
import { formatMoment } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import styles from './notification-row.module.css'

/** One notification; following its link marks it as read. */
export function NotificationRow({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const t = useT()
  const lang = useLang()
  const { kind, title, text, link, createdAt, read } = notification
  return (
    <li className={read ? undefined : styles.new}>
      <Icon name={kinds[kind].icon} />
      <div>
        <h2>{title}</h2> {!read && <Badge kind="brand">{t('notifications.page.new')}</Badge>}
        <p>{text}</p>
        <p className={styles.foot}>
          <time dateTime={createdAt}>{formatMoment(createdAt, lang)}</time>
          {link && (
            <Link className="link" to={link} onClick={read ? undefined : onRead}>
              {t('notifications.page.more')}
            </Link>
          )}
        </p>
      </div>
    </li>
  )
}
