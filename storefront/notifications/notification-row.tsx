import type { Notification } from '#contract/notifications/calls.ts'
import { kinds } from '#contract/notifications/kinds.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { formatTime } from '#storefront/ui/text/dates.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Picture } from '#storefront/ui/picture.tsx'
import { Link } from '#storefront/ui/link.tsx'
import styles from './notification-row.module.css'

/** One notification of a day, a new one with a dot; following its link marks it as read. */
export function NotificationRow({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const t = useT()
  const { kind, title, text, link, picture, createdAt, read } = notification
  return (
    <li className={read ? undefined : styles.new}>
      <span className={styles.mark}>
        {picture && <Picture picture={picture} alt="" sizes="48px" />}
        <Icon name={kinds[kind].icon} size={picture ? 14 : 20} />
      </span>
      <div>
        <h3>{title}</h3>
        {!read && <span className="vh"> {t('notifications.page.new')}</span>}
        <p>{text}</p>
        <p className={styles.foot}>
          <time dateTime={createdAt}>{formatTime(createdAt)}</time>
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
