import type { ReactNode } from 'react'
import { BasketIllustration } from './basket-illustration.tsx'
import { Icon, type IconName } from './icon.tsx'

interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** The woven basket, or an icon on a straw disc. */
  illustration?: 'basket' | IconName
  /** The page's own heading is this one. */
  as?: 'h1' | 'h2'
}

/** Says that there is nothing here yet, and what to do about it. */
export function EmptyState({ title, text, action, illustration = 'basket', as: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="empty">
      <span className={illustration === 'basket' ? 'empty__basket' : 'empty__icon'}>
        {illustration === 'basket' ? <BasketIllustration /> : <Icon name={illustration} size={28} />}
      </span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div className="empty__act">{action}</div>}
    </div>
  )
}
