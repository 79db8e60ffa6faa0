import type { ReactNode } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from './icon.tsx'

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
    <section className="zone">
      <div className="zone__head">
        <h2>{title}</h2>
        {tools}
        {all && (
          <a className="more" href={all}>
            <span className="more--l">{t('catalogue.zone.all')}</span>
            <span className="only-s">{t('catalogue.zone.allShort')}</span>
            <Icon name="chevron-right" size={18} />
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
