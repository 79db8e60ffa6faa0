import type { Notification } from '#contract/notifications/calls.ts'
import type { NotificationKind } from '#contract/notifications/constants.ts'
import { useLang, useT } from '#storefront/app/i18n/messages.tsx'
import { Badge } from '#storefront/ui/badge.tsx'
import { formatMoment } from '#storefront/ui/dates.ts'
import { Icon, type IconName } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import styles from './notification-row.module.css'

const icons: Record<NotificationKind, IconName> = {
  passwordChanged: 'lock',
  passwordReset: 'key-round',
  newBrowser: 'monitor',
  manyFailedLogins: 'triangle-alert',
  signedOutEverywhere: 'log-out',
  providerLinked: 'shield-check',
  providerUnlinked: 'shield-check',
  contactChanged: 'mail',
  dataExported: 'download',
  orderPlaced: 'package',
  orderPlacedCash: 'package',
  orderPaid: 'circle-check',
  orderShipped: 'truck',
  orderDelivered: 'package-open',
  orderCancelled: 'x',
  orderCancelledPaid: 'x',
  orderCancelledReturned: 'x',
  orderCancelledDisputed: 'x',
  orderExpired: 'clock',
  orderRefunded: 'undo-2',
  orderRefundedByBank: 'undo-2',
  orderRefundFailed: 'clock',
  groupOpened: 'users',
  groupJoined: 'users',
  groupSeat: 'users',
  groupLeader: 'users',
  groupSucceeded: 'circle-check',
  groupExpired: 'clock',
  favouriteCheaper: 'percent',
  backInStock: 'bell',
  dealStarting: 'zap',
  dealUnitOffered: 'zap',
  reviewReplied: 'message-square-text',
  reviewHidden: 'eye-off',
  caseApplied: 'undo-2',
  caseAgreed: 'circle-check',
  caseDeclined: 'x',
  caseReceived: 'package-check',
  caseRejected: 'x',
  caseRefunded: 'banknote',
  caseExchanged: 'refresh-cw',
  caseMessage: 'message-circle',
  feedbackReplied: 'message-circle',
}

/** One notification; following its link marks it as read. */
export function NotificationRow({ notification, onRead }: { notification: Notification; onRead: () => void }) {
  const t = useT()
  const lang = useLang()
  const { kind, title, text, link, createdAt, read } = notification
  return (
    <li className={read ? undefined : styles.new}>
      <Icon name={icons[kind]} />
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
