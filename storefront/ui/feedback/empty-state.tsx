import type { ReactNode } from 'react'
import { BasketIllustration } from './basket-illustration.tsx'
import { Icon, type IconName } from '../icon.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** The basket, or an icon on a disc. */
  illustration?: 'basket' | IconName
  /** `h1` where it is the heading of the page. */
  as?: 'h1' | 'h2'
}

/** A message for an empty list, with what to do about it. */
export function EmptyState({ title, text, action, illustration = 'basket', as: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={illustration === 'basket' ? styles.basket : styles.icon}>
        {illustration === 'basket' ? <BasketIllustration /> : <Icon name={illustration} size={28} />}
      </span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div className={styles.act}>{action}</div>}
    </div>
  )
}
