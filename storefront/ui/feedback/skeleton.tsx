import styles from './skeleton.module.css'
/** A pulsing bar in place of text that is loading. `className` gives its size; without one it fills the line. */
export function Skeleton({ className = '' }: { className?: string | undefined }) {
  return <span className={`${styles.skel} ${className}`} aria-hidden="true" />
}
