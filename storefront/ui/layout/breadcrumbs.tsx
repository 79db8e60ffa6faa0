import { Fragment } from 'react'
import { useT } from '#storefront/app/i18n/messages.tsx'
import { Icon } from '../icon.tsx'
import styles from './breadcrumbs.module.css'

/** What leads from the home page to this one. The last item is the page itself and has no `to`. */
export function Breadcrumbs({ items }: { items: { text: string; to?: string | undefined }[] }) {
  const t = useT()
  return (
    <nav className={styles.crumbs} aria-label={t('ui.crumbs')}>
      {[{ text: t('catalogue.details.home'), to: '/home' }, ...items].map(({ text, to }, index) => (
        <Fragment key={`${index} ${text}`}>
          {index > 0 && <Icon name="chevron-right" size={14} />}
          {to ? <a href={to}>{text}</a> : <span aria-current="page">{text}</span>}
        </Fragment>
      ))}
    </nav>
  )
}
