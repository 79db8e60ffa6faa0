import type { ReactNode } from 'react'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { Words } from '#storefront/ui/text/words.tsx'
import styles from './overview-section.module.css'

interface OverviewSectionProps {
  title: string
  /** The page with everything of it. */
  all?: { to: string; text: string }
  children: ReactNode
}

/** A titled part of the overview. */
export function OverviewSection({ title, all, children }: OverviewSectionProps) {
  return (
    <section>
      <div className={styles.head}>
        <h2>{title}</h2>
        {all && (
          <Link className={styles.all} to={all.to}>
            <Words>{all.text}</Words>
            <Icon name="chevron-right" size={18} />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
