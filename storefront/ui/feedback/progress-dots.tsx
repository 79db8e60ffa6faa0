import styles from './progress-dots.module.css'
interface ProgressDotsProps {
  count: number
  /** With `even`, how many are filled; otherwise the position (from 1) of the long one, before which they stay filled. */
  on: number
  /** All of one width, filling the space: seats, steps of a shipment. */
  even?: boolean
  className?: string | undefined
}

/** Progress as a row of dots. Hidden from screen readers: the text beside it says the same. */
export function ProgressDots({ count, on, even, className = '' }: ProgressDotsProps) {
  return (
    <span className={`${styles.dots} ${even ? styles.even : ''} ${className}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} className={index >= on ? undefined : even || index === on - 1 ? styles.on : styles.past} />
      ))}
    </span>
  )
}
