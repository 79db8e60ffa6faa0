import { useSyncExternalStore } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Tells that the browser is offline. */
export function OfflineNotice() {
  const t = useT()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div className="offline" role="status">
      {!online && (
        <p>
          <Icon name="wifi-off" />
          {t('shell.offline')}
        </p>
      )}
    </div>
  )
}
