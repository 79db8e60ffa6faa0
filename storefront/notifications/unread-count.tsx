import { useUnreadCount } from './unread-store.ts'
import styles from './unread-count.module.css'

/** How many notifications are unread, as a page was told. */
export function UnreadCount({ unread }: { unread: number }) {
  return unread > 0 && <small className={styles.count}>{unread}</small>
}

/** The same as it is now, where no page tells it. */
export function LiveUnreadCount() {
  return <UnreadCount unread={useUnreadCount()} />
}
