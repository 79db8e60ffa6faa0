import iconStyles from '../icon.module.css'
import styles from './spinner.module.css'
/** A turning ring for something in progress. The text beside it has the meaning. */
export function Spinner({ className = '' }: { className?: string | undefined }) {
  return (
    <svg
      className={`${iconStyles.icon} ${iconStyles.size18} ${styles.spinner} ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M12 3a9 9 0 1 0 9 9" />
    </svg>
  )
}
