import { Icon } from '../icon.tsx'
import styles from './stars.module.css'

interface StarsProps {
  /** 1 to 5; a mean is rounded to whole stars. */
  score: number
  size?: 14 | 16 | 18 | undefined
  /** Read instead of the stars. */
  label: string
}

/** Five stars, as many filled as the score has. */
export function Stars({ score, size = 16, label }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Icon key={place} name="star" size={size} fill className={place <= Math.round(score) ? styles.on : styles.off} />
      ))}
    </span>
  )
}
