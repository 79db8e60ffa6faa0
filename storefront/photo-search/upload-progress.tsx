import { useT } from '#storefront/app/i18n/messages.tsx'
import { Button } from '#storefront/ui/button.tsx'
import { EmptyState } from '#storefront/ui/feedback/empty-state.tsx'
import styles from './photo-dialog.module.css'

interface UploadProgressProps {
  /** 0 to 1. */
  share: number
  failed?: boolean
  onRetry: () => void
  onCancel: () => void
}

/** Step 1: how much is uploaded; a broken connection offers to try again with the same photo. */
export function UploadProgress({ share, failed, onRetry, onCancel }: UploadProgressProps) {
  const t = useT()
  if (failed)
    return (
      <div role="alert">
        <EmptyState
          illustration="wifi-off"
          title={t('photo-search.failed.title')}
          text={t('photo-search.failed.text')}
          action={
            <Button icon="rotate-ccw" onClick={onRetry} data-autofocus="">
              {t('photo-search.retry')}
            </Button>
          }
        />
      </div>
    )
  const percent = Math.round(share * 100)
  return (
    <div className={styles.progress}>
      <p id="photo-progress">{t('photo-search.uploading', { percent })}</p>
      <progress className={styles.bar} max={100} value={percent} aria-labelledby="photo-progress" />
      <Button kind="quiet" onClick={onCancel}>
        {t('photo-search.cancel')}
      </Button>
    </div>
  )
}
