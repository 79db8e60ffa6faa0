import styles from './count-badge.module.css'
/**
 * A count on the corner of a link; above 99 it shows 99+ (specification, section 2). Drawn by CSS without taking space and
 * hidden from screen readers: the link's name has the count.
 */
export function CountBadge({ count }: { count: number }) {
  if (count <= 0) return null
  return <b className={styles.dot} data-count={count > 99 ? '99+' : count} aria-hidden="true" />
}
