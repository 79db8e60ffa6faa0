import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import styles from './badge.module.css'
import { Words } from './words.tsx'

interface BadgeProps {
  /** On pictures, in this order, two at most: off, bolt, group, cut, new. In lists: warn, brand, info, ok, mute. */
  kind: 'off' | 'bolt' | 'group' | 'cut' | 'new' | 'warn' | 'brand' | 'info' | 'ok' | 'mute'
  icon?: IconName | undefined
  children: ReactNode
}

export function Badge({ kind, icon, children }: BadgeProps) {
  return (
    <span className={`${styles.badge} ${styles[kind]}`}>
      {icon && <Icon name={icon} size={14} fill={kind === 'bolt'} />}
      <Words>{children}</Words>
    </span>
  )
}
