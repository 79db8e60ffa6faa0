import type { ReactNode } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '../icon.tsx'
import styles from './section.module.css'

interface SectionProps {
  title: string
  /** Address of the whole list, linked on the right of the title. */
  all?: string
  /** Buttons beside the title. */
  tools?: ReactNode
  children: ReactNode
}

/** A titled section of a page: home page rows, recently viewed, similar products. */
export function Section({ title, all, tools, children }: SectionProps) {
  const t = useT()
  return (
    <section className={styles.zone}>
      <div className={styles.zoneHead}>
        <h2>{title}</h2>
        {tools}
        {all && (
          <a className={styles.more} href={all}>
            <span className={styles.moreL}>{t('catalogue.zone.all')}</span>
            <span className="only-s">{t('catalogue.zone.allShort')}</span>
            <Icon name="chevron-right" size={18} />
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
