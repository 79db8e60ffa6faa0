import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { scrollCurrentToMiddle } from '#storefront/ui/scroll-to-middle.ts'
import { useT } from '#storefront/app/i18n/messages.tsx'
import type { MemberCentreCounts, MemberMenuEntry } from '#storefront/app/member-menu-entry.ts'
import { Icon } from '#storefront/ui/icon.tsx'
import { Link } from '#storefront/ui/link.tsx'
import { EntryCount } from './entry-count.tsx'
import { menuEntries } from '../menu-entries.ts'
import { SignOutButton } from './sign-out-button.tsx'
import styles from './centre-menu.module.css'

/** The menu beside the pages of the member centre: every module's entries with their counts, and the sign-out button. */
export function MemberCentreMenu({ counts }: { counts: MemberCentreCounts }) {
  const t = useT()
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // On a tablet the menu is a row that scrolls.
  useEffect(() => scrollCurrentToMiddle(menu.current), [pathname])
  return (
    <nav className={styles.menu} aria-label={t('orders.centre')} ref={menu}>
      {menuEntries.map((entry) => (
        <MenuLink key={entry.to} entry={entry} counts={counts} />
      ))}
      <hr />
      <SignOutButton />
    </nav>
  )
}

function MenuLink({ entry, counts }: { entry: MemberMenuEntry; counts: MemberCentreCounts }) {
  const t = useT()
  const { to, icon, text, centreText = text } = entry
  const { pathname } = useLocation()
  const isOpen = pathname === to || pathname.startsWith(`${to}/`)
  return (
    <Link to={to} aria-current={isOpen ? 'page' : undefined}>
      <Icon name={icon} size={20} />
      <span>{t(centreText)}</span>
      <EntryCount entry={entry} counts={counts} />
    </Link>
  )
}
