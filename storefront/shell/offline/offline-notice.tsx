import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import { useOnline } from './use-online.ts'
import styles from './offline-notice.module.css'

/** Tells that the browser is offline. */
export function OfflineNotice() {
  const t = useT()
  const online = useOnline()
  return (
    <div className={styles.offline} role="status">
      {!online && (
        <p>
          <Icon name="wifi-off" />
          {t('shell.offline')}
        </p>
      )}
    </div>
  )
}
