import type { ReactNode } from 'react'
import { contact } from '#contract/core/contact.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import styles from './contact-lines.module.css'

interface ContactLinesProps {
  /** Of the mail. */
  subject?: string
  /** Further lines: `li` with an icon and a link. */
  children?: ReactNode
}

/** The mall's mail address and telephone as links, a line each. */
export function ContactLines({ subject, children }: ContactLinesProps) {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  return (
    <ul className={styles.lines}>
      <li>
        <Icon name="mail" />
        <a className="link" href={`mailto:${contact.mail}${query}`}>
          {contact.mail}
        </a>
      </li>
      <li>
        <Icon name="phone" />
        <a className="link num" href={`tel:${contact.phone}`}>
          {contact.phoneText}
        </a>
      </li>
      {children}
    </ul>
  )
}
