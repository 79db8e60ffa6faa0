import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './back-link.module.css'

/** The way back to the list or page that a page belongs to, above its title; as high as a finger needs, without taking that place. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={`link ${styles.back} no-print`} to={to}>
      <Icon name="chevron-left" size={16} />
      {children}
    </Link>
  )
}
