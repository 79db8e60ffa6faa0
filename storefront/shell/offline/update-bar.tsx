import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '#storefront/ui/icon.tsx'
import styles from './update-bar.module.css'

/** Offers the new build of the mall: nothing is loaded again while somebody types. */
export default function UpdateBar({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) {
  const t = useT()
  return (
    <div className={styles.update} role="status">
      <Icon name="info" />
      <p>{t('shell.update.text')}</p>
      <button type="button" onClick={onUpdate}>
        {t('shell.update.now')}
      </button>
      <button type="button" onClick={onLater}>
        {t('shell.update.later')}
      </button>
    </div>
  )
}
